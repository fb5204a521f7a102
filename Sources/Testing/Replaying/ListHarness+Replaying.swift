public import Foundation
public import Roster

extension ListHarness {
  /// Replays a recording on a screen of its own: shows the same content, scrolls and touches in the
  /// same order, and compares what the list does with what it did then.
  ///
  /// Items are made up from the hashes and the sizes in the recording, unless controllers of the
  /// app are given. Mistakes in controllers can be seen only with those.
  ///
  /// ```swift
  /// let list = try ListHarness(replaying: Data(contentsOf: url))
  /// #expect(list.departure == nil)
  /// #expect(list.issues.isEmpty)
  /// ```
  ///
  /// The system's drags and drops, swipes of items, editing mode, focus and the keyboard, selections by
  /// code, and lists inside of cells are not replayed: a replay departs there.
  ///
  /// - Parameters:
  ///   - recording: The recording, from `ListAdapter.recording` or
  ///     `ListAdapter.earlierRecording(_:)`.
  ///   - controllers: Controllers of the app.
  ///   - layout: The layout of the list; by default, a `ListLayout`.
  /// - Throws: A `RecordingError` if the recording cannot be read.
  public convenience init(
    replaying recording: Data,
    with controllers: [ReplayedControllers] = [],
    layout: UICollectionViewLayout? = nil
  ) throws(RecordingError) {
    let recording = try Recording(Array(recording))
    self.init(layout: layout)
    replay(recording, with: controllers)
  }

  func replay(_ recording: Recording, with controllers: [ReplayedControllers]) {
    let replay = Replay(recording, in: self, with: controllers)
    self.replay = replay
    replay.run()
  }

  /// Where the replay of a recording departs from it; `nil` if it does not.
  public var departure: ReplayDeparture? { replay?.departure }
}

/// Where a replay does something else than the recorded list did.
public struct ReplayDeparture: Hashable, Sendable {
  /// The number of the event in the recording.
  public let event: Int

  /// What the recorded list did, in words; `nil` if it was idle.
  public let expected: String?

  /// What the replay did, in words; `nil` if it did nothing.
  public let found: String?
}

extension ReplayDeparture: CustomStringConvertible {
  public var description: String {
    """
    At event \(event), the recorded list did: \(expected ?? "nothing"); \
    the replay did: \(found ?? "nothing").
    """
  }
}
