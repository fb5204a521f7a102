import Foundation
import Roster
import RosterTesting
import Testing

/// What is recorded, where it is kept, and how it is replayed.
@MainActor
@Suite struct ReplayTests {
  @Test func `a list that is not recorded has no recording`() {
    let list = ListHarness()
    #expect(list.adapter.recording == nil)
    list.adapter.startRecording()
    #expect(list.adapter.recording != nil)
    list.adapter.stopRecording()
    #expect(list.adapter.recording == nil)
  }

  @Test func `a recording has the size that was asked for, and contains no text of the app`() throws
  {
    let list = ListHarness.recorded(byteCount: 65_536)
    list.apply(Entries([(0, [Entry(id: 1, text: "my secret")])]))
    let recording = try #require(list.adapter.recording)
    #expect(recording.count == 65_536)
    let text = String(decoding: recording, as: UTF8.self)
    #expect(!text.contains("secret"))
    #expect(text.contains("EntryController"))
  }

  @Test func `a text is recorded if the app asks for it`() throws {
    let list = ListHarness()
    var settings = RecordingSettings("texts")
    settings.record(EntryController.self) { $0.text }
    list.adapter.startRecording(settings)
    list.apply(Entries([(0, [Entry(id: 1, text: "no secret")])]))
    let recording = try #require(list.adapter.recording)
    #expect(String(decoding: recording, as: UTF8.self).contains("no secret"))
  }

  @Test func `the recording of the previous process can be read until it is deleted`() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let earlier = Data([1, 2, 3])
    try earlier.write(to: directory.appendingPathComponent("my-feed.recording"))
    let settings = RecordingSettings("my feed", directory: directory)
    let list = ListHarness()
    list.adapter.startRecording(settings)
    #expect(ListAdapter.earlierRecording(settings) == earlier)
    list.apply(Entries([1, 2]))
    let file = directory.appendingPathComponent("my-feed.recording")
    #expect(try Data(contentsOf: file) == list.adapter.recording)
    ListAdapter.deleteEarlierRecording(settings)
    #expect(ListAdapter.earlierRecording(settings) == nil)
  }

  @Test func `a replay begins in the middle of a long recording`() throws {
    let list = ListHarness.recorded(byteCount: 16_384)
    for count in 1...200 {
      list.apply(Entries(Array(0..<10 + count % 7)))
      list.window.layoutIfNeeded()
    }
    let replay = try ListHarness(replaying: try #require(list.adapter.recording))
    #expect(replay.departure == nil)
    #expect(replay.collectionView.numberOfItems(inSection: 0) == 10 + 200 % 7)
  }

  @Test func `an update from inside of a hook is replayed inside of the same hook`() throws {
    let list = ListHarness.recorded()
    let errand = MountErrand()
    errand.action = { list.apply(Reentrant(ids: [1, 2, 3, 4], errand: errand)) }
    list.apply(Reentrant(ids: [1, 2], errand: errand))
    let replay = try ListHarness(replaying: try #require(list.adapter.recording))
    #expect(replay.departure == nil)
    #expect(replay.collectionView.numberOfItems(inSection: 0) == 4)
    #expect(replay.callbacks.map(\.hook) == list.callbacks.map(\.hook))
  }

  @Test func `a replay with other controllers says where it departs`() throws {
    let list = ListHarness.recorded()
    list.apply(Entries([1, 2]))
    let restless = ReplayedControllers(EntryController.self) {
      Entry(id: $0.id.hash)
    } controller: {
      RestlessController($0)
    }
    let replay = try ListHarness(
      replaying: try #require(list.adapter.recording),
      with: [restless]
    )
    let departure = try #require(replay.departure)
    #expect(departure.found != departure.expected)
  }

  @Test func `a recorded list leaves nothing behind, and closes its file`() {
    let name = "leaves-nothing"
    let before = Self.mappings(of: name)
    var during: Int?
    let leaks = ListHarness.leaks { list in
      list.adapter.startRecording(RecordingSettings(name))
      list.apply(Entries(Array(1...40)))
      list.scroll(to: 300)
      list.apply(Entries([2, 4, 6]), animated: true)
      during = Self.mappings(of: name)
    }
    #expect(leaks.isEmpty)
    #expect(before.map { $0 + 1 } == during)
    #expect(Self.mappings(of: name) == before)
  }

  /// Returns how often a file is mapped into memory; `nil` where the system does not tell.
  private static func mappings(of name: String) -> Int? {
    FileHandle(forReadingAtPath: "/proc/self/maps").map { maps in
      String(decoding: maps.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
        .count { $0.hasSuffix("/\(name).recording") }
    }
  }

  @Test func `a replay repeats the user's moves`() throws {
    let list = ListHarness.recorded()
    list.apply(Entries([1, 2, 3, 4, 5]))
    #expect(list.drag([0, 0], to: [0, 2]) != nil)
    list.apply(Entries([2, 3, 1, 4, 5, 6]))
    let replay = try ListHarness(replaying: try #require(list.adapter.recording))
    #expect(replay.departure == nil)
    #expect(replay.callbacks.map(\.hook) == list.callbacks.map(\.hook))
    #expect(replay.callbacks.contains { $0.hook == .didEndMoving })
  }

  @Test func `what the app does behind the list's back is done in the replay`() throws {
    let list = ListHarness.recorded()
    list.apply(Entries([1, 2, 3, 4, 5]))
    list.collectionView.reloadItems(at: [[0, 1]])
    list.window.layoutIfNeeded()
    list.collectionView.reloadData()
    list.window.layoutIfNeeded()
    list.flush()
    let replay = try ListHarness(replaying: try #require(list.adapter.recording))
    #expect(replay.departure == nil)
    #expect(replay.callbacks.map(\.hook) == list.callbacks.map(\.hook))
  }

  @Test func `a reload while cells are animated is done in the replay before the animations end`()
    throws
  {
    let list = ListHarness.recorded()
    list.apply(Entries([1, 2, 3]))
    list.apply(Entries([2, 4]), animated: true)
    list.collectionView.reloadData()
    list.window.layoutIfNeeded()
    list.resize(to: CGSize(width: 320, height: 400))
    list.finishAnimations()
    let replay = try ListHarness(replaying: try #require(list.adapter.recording))
    #expect(replay.departure == nil)
    #expect(replay.callbacks.map(\.hook) == list.callbacks.map(\.hook))
  }

  @Test func `a state that was changed back before it was shown is not changed in the replay`()
    throws
  {
    let list = ListHarness.recorded()
    list.apply(Entries([1, 2, 3]))
    list.pickUp([0, 0])
    for height: CGFloat in [20, 0] {
      list.controller(EntryController.self, at: [0, 1])?.updateState { $0.height = height }
    }
    list.putDown()
    let replay = try ListHarness(replaying: try #require(list.adapter.recording))
    #expect(replay.departure == nil)
    #expect(replay.callbacks.map(\.hook) == list.callbacks.map(\.hook))
  }

  @Test func `a recording names the lines that have asked for content, without paths`() throws {
    let list = ListHarness.recorded()
    list.apply(Entries([1, 2]))
    let line = #line - 1
    list.adapter.follow { Entries([1, 2, 3]) }
    let recording = try #require(list.adapter.recording)
    let lines = try Recording(Array(recording)).moments.compactMap { moment in
      if case .request(_, let file, let line) = moment.event { "\(file):\(line)" } else { nil }
    }
    #expect(lines == [line, line + 2].map { "TestingTests/ReplayTests.swift:\($0)" })
    #expect(!String(decoding: recording, as: UTF8.self).contains(#filePath))
  }

  @Test func `an explanation of an item of a recorded list tells what has happened to it`() throws {
    let list = ListHarness.recorded()
    list.apply(Entries([1, 2]))
    list.controller(EntryController.self, at: [0, 1])?.updateState { $0.height = 20 }
    list.flush()
    let id = try #require(list.adapter.itemID(at: [0, 1]))
    #expect(
      list.adapter.explain(id).contains(
        """
        Recorded lately: didLoad, didMount, configure (mount), willDisplay, didEnterPreloadRange, \
        didAppear, didAppearFully, a change of its state, configure (state).
        """
      ),
      "\(list.adapter.explain(id))"
    )
    list.adapter.stopRecording()
    #expect(!list.adapter.explain(id).contains("Recorded"))
  }

  @Test func `data that is no recording is refused`() {
    #expect(throws: RecordingError.unknownFormat) { try ListHarness(replaying: Data("x".utf8)) }
  }
}

/// Entries that do something when the first of them is mounted.
private struct Reentrant: ListContent {
  let ids: [Int]
  let errand: MountErrand

  var body: some ListContent {
    Section(0) { Items(ids.map { Entry(id: $0) }) { ActingController($0, errand) } }
  }
}

@MainActor
private final class MountErrand {
  var action: (() -> Void)?
}

private final class ActingController: EntryController {
  private let errand: MountErrand

  init(_ entry: Entry, _ errand: MountErrand) {
    self.errand = errand
    super.init(entry)
  }

  override func didMount(on cell: UICollectionViewCell) {
    let action = errand.action
    errand.action = nil
    action?()
  }
}

/// Changes its state when it is mounted.
private final class RestlessController: EntryController {
  override func didMount(on cell: UICollectionViewCell) {
    updateState { $0.height += 10 }
  }
}
