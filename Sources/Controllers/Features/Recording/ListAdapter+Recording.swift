public import Foundation

extension ListAdapter {
  /// Records what the list does from now on, into a file that survives the process.
  ///
  /// The recording contains updates, hooks, sizes, touches and issues, with hashes in place of
  /// identifiers, and no text. It has a fixed size: the latest events replace the earliest ones.
  /// After a crash, read it with `earlierRecording(_:)`, and replay it with `RosterTesting` on a
  /// desk.
  ///
  /// ```swift
  /// adapter.startRecording(RecordingSettings("feed"))
  /// ```
  ///
  /// Start before the list has content: the hooks of controllers that exist are recorded from now
  /// on, but not how they came to be. A recording that is in progress ends. If the file cannot be
  /// made, the recording is kept in memory.
  ///
  /// - Parameter settings: Where the list is recorded.
  public func startRecording(_ settings: RecordingSettings = RecordingSettings()) {
    startRecording(settings, into: settings.files.begin(byteCount: settings.byteCount))
  }

  /// Ends the recording, whose file stays.
  public func stopRecording() {
    parts.stage.witness = nil
    parts.recordedIssues?.cancel()
    parts.recordedIssues = nil
  }

  /// The recording so far; `nil` if the list is not recorded.
  public var recording: Data? {
    (parts.stage.witness as? Recorder).map { Data($0.bytes) }
  }

  /// Returns the recording of the process before this one, which may have crashed.
  ///
  /// ```swift
  /// if let recording = ListAdapter.earlierRecording(RecordingSettings("feed")) {
  ///   upload(recording)
  ///   ListAdapter.deleteEarlierRecording(RecordingSettings("feed"))
  /// }
  /// ```
  ///
  /// - Parameter settings: The name and the directory of the recording.
  /// - Returns: The recording; `nil` if there is none.
  public static func earlierRecording(
    _ settings: RecordingSettings = RecordingSettings()
  ) -> Data? {
    settings.files.earlierRecording
  }

  /// Deletes the recording of the process before this one, so that it is not uploaded twice.
  public static func deleteEarlierRecording(
    _ settings: RecordingSettings = RecordingSettings()
  ) {
    settings.files.deleteEarlier()
  }

  /// Records what the list does from now on into some memory.
  private func startRecording(_ settings: RecordingSettings, into memory: any RecordingMemory) {
    stopRecording()
    witness(with: Recorder(parts.stage, clock: parts.clock, settings: settings, memory: memory))
  }

  /// Passes what the list does from now on to a function, as replays need it.
  package func observeEffects(_ observer: @escaping (ListEffect) -> Void) {
    stopRecording()
    witness(with: EffectWitness(observer))
  }

  private func witness(with witness: any ListWitness) {
    parts.stage.witness = witness
    parts.recordedIssues = parts.stage.issues.observers.add { [weak stage = parts.stage] issue in
      stage?.witness?.note(.issue(issue))
    }
  }
}

/// What a list does, in the words of recordings.
package enum ListEffect {
  /// A hook is about to be called, for some reasons if it is `configure`.
  case hook(ControllerHook, any CellControlling, ListedController.ConfigureReason)

  /// An update to a number of items is about to be made.
  case update(count: Int)

  /// The update was made.
  case shown(style: String)

  /// An issue was reported.
  case issue(code: String)
}

/// Passes on what a list does, and nothing of what it is asked for.
private final class EffectWitness: ListWitness {
  private let observer: (ListEffect) -> Void

  init(_ observer: @escaping (ListEffect) -> Void) {
    self.observer = observer
  }

  func note(_ moment: ListMoment) {
    switch moment {
    case .hook(let hook, let controller):
      observer(.hook(hook, controller, hook == .configure ? controller.tracedReason : []))
    case .willCommit(let update): observer(.update(count: update.new.snapshot.itemCount))
    case .didCommit(_, let report):
      observer(.shown(style: RecordedNames.name(of: report.style)))
    case .issue(let issue): observer(.issue(code: RecordedNames.name(of: issue.code)))
    default: break
    }
  }

  func history(of id: ItemID) -> [String] { [] }
}
