import Foundation
import Roster
import RosterTesting
import Testing

/// Faults of apps that are recorded, found again by replaying the recording, and written down as tests.
@MainActor
@Suite struct RecordedFaultTests {
  @Test(arguments: Fault.allCases)
  func `a fault is found again by replaying its recording`(_ fault: Fault) throws {
    let replay = try ListHarness(
      replaying: try fault.recording(),
      with: FaultyController.replayed(fault)
    )
    #expect(replay.issueNames.contains(fault.rawValue))
  }

  @Test(arguments: Fault.allCases)
  func `a recorded fault is written down as a test that is one of this project and fails`(
    _ fault: Fault
  ) async throws {
    let recording = try fault.recording()
    let written =
      fault.isOfContent
      ? try await ListHarness.test(reproducing: recording)
      : try await ListHarness.test(
        reproducing: recording,
        with: FaultyController.replayed(fault)
      )
    let test = try #require(written)
    try expectWritten(test)
    #expect(test.contains("`the list does not report \(fault.rawValue)`"), "\(test)")
  }

  @Test(arguments: Crash.allCases)
  func `a crash is written down as a test that does what the app did before`(
    _ crash: Crash
  ) async throws {
    let recording = try #require(crash.recording())
    let written = try await ListHarness.test(reproducing: recording, with: crash.controllers)
    let test = try #require(written)
    try expectWritten(test)
    #expect(test.contains("`the list survives \(crash.rawValue) of FaultyController`"), "\(test)")
  }

  @Test func `what was left out of a list is told by the record alone`() async throws {
    let list = ListHarness.recorded()
    list.apply(TwoHeaders())
    let recording = try #require(list.adapter.recording)
    let replay = try ListHarness(replaying: recording)
    #expect(replay.departure?.expected == "the issue duplicateSupplementary")
    #expect(try await ListHarness.test(reproducing: recording) == nil)
  }

  /// Expects a written test to be one of `WrittenTests`, apart from its name.
  private func expectWritten(_ test: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("WrittenTests.swift")
    let source = try String(contentsOf: file, encoding: .utf8).filter { !$0.isWhitespace }
    let lines = test.split(separator: "\n").drop { !$0.contains("ListHarness()") }.dropLast()
    #expect(lines.count > 4)
    #expect(source.contains(lines.joined().filter { !$0.isWhitespace }), "\(test)")
  }
}

/// A mistake of an app, by the name of the issue that tells of it.
enum Fault: String, CaseIterable {
  case duplicateItem, duplicateSection
  case endlessConfiguration, unhandledEvent, invalidSize, oversizedItem, unsuitableSize
  case reusedController, unequalViewModel

  /// Whether the content is wrong, and not a controller.
  var isOfContent: Bool { self == .duplicateItem || self == .duplicateSection }

  /// Makes the mistake in a list that does other things before and after.
  @MainActor
  func recording() throws -> Data {
    let list = ListHarness.recorded()
    list.apply(Entries([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))
    list.scroll(to: 60)
    list.tap([0, 3])
    list.resize(to: CGSize(width: 320, height: 400))
    for _ in 0..<2 {
      list.apply(FaultyContent(fault: self))
      list.flush()
    }
    #expect(list.issueNames.contains(rawValue), "\(list.issueNames)")
    return try #require(list.adapter.recording)
  }
}

/// A crash of an app, by the hook that it happens in.
enum Crash: String, CaseIterable {
  /// A person selects an item.
  case didSelect

  /// The app reloads an item behind the list's back.
  case willUnmount

  /// The app shows other content from inside of a hook.
  case didRemove

  /// Controllers that crash.
  @MainActor
  var controllers: [ReplayedControllers] {
    [
      ReplayedControllers(FaultyController.self) { [rawValue] in
        Entry(id: $0.id.hash, text: rawValue)
      } controller: {
        FaultyController($0)
      }
    ]
  }

  /// Returns what is left of a list that does other things, and crashes.
  @MainActor
  func recording() -> Data? {
    let list = ListHarness.recorded()
    var recording: Data?
    FaultyController.crash = { recording = recording ?? list.adapter.recording }
    defer { (FaultyController.crash, FaultyController.reenter) = ({}, {}) }
    list.apply(Entries([1, 2, 3]))
    if self == .didRemove {
      FaultyController.reenter = { [weak list] in
        FaultyController.reenter = {}
        list?.adapter.apply(Entries([4, 5]), animated: false)
      }
    }
    list.apply(CrashingContent(crash: self))
    list.scroll(to: 20)
    switch self {
    case .didSelect: list.tap([0, 4])
    case .willUnmount:
      list.collectionView.reloadItems(at: [[0, 4]])
      list.window.layoutIfNeeded()
    case .didRemove: break
    }
    return recording
  }
}

/// Content with a mistake.
private struct FaultyContent: ListContent {
  let fault: Fault

  var body: some ListContent {
    switch fault {
    case .duplicateItem: Entries([1, 2, 2, 3])
    case .duplicateSection: Entries([(0, [Entry(id: 1)]), (0, [Entry(id: 2)])])
    default:
      Section(0) { Items([1, 2].map { fault.entry($0) }, FaultyController.made(fault)) }
    }
  }
}

/// Entries whose controllers crash in a hook.
struct CrashingContent: ListContent {
  let crash: Crash

  var body: some ListContent {
    Section(0) {
      Items((1...20).map { Entry(id: $0, text: crash.rawValue) }) { FaultyController($0) }
    }
  }
}

private struct TwoHeaders: ListContent {
  var body: some ListContent {
    Section(0) { Items([Entry(id: 1)], EntryController.init) }
      .header(Entry(id: 8), HeadController.init)
      .header(Entry(id: 9), HeadController.init)
  }
}

private final class HeadController: CellController<Entry, NoState, UICollectionReusableView> {
  override class func size(of entry: Entry, state: NoState, in container: ItemContainer) -> ItemSize
  {
    .height(30)
  }
}

extension Fault {
  fileprivate func entry(_ id: Int) -> Entry {
    Entry(id: id, text: rawValue, weight: self == .unequalViewModel ? .nan : 0)
  }
}

/// Makes the mistake that its entry names.
final class FaultyController: EntryController {
  private struct Unheard {}

  /// Called when the app crashes.
  static var crash: () -> Void = {}

  /// Called when a cell is mounted.
  static var reenter: () -> Void = {}

  private weak static var latest: FaultyController?

  /// Returns a function that makes controllers, or uses one for all items if that is the mistake.
  static func made(_ fault: Fault) -> @MainActor (Entry) -> FaultyController {
    { entry in
      if fault == .reusedController, let latest { return latest }
      let controller = FaultyController(entry)
      latest = controller
      return controller
    }
  }

  /// The controllers of a replay.
  static func replayed(_ fault: Fault) -> [ReplayedControllers] {
    [
      ReplayedControllers(FaultyController.self) { item in
        fault.entry(item.id.hash)
      } controller: {
        made(fault)($0)
      }
    ]
  }

  override class func size(of entry: Entry, state: Growth, in container: ItemContainer) -> ItemSize
  {
    switch Fault(rawValue: entry.text) {
    case .invalidSize: .height(-1)
    case .oversizedItem: .fixed(width: 5000, height: 44)
    case .unsuitableSize: .width(100)
    default: super.size(of: entry, state: state, in: container)
    }
  }

  override func didMount(on cell: UICollectionViewCell) {
    if viewModel.text == Fault.unhandledEvent.rawValue { send(Unheard()) }
    Self.reenter()
  }

  override func configure(_ cell: UICollectionViewCell) {
    if viewModel.text == Fault.endlessConfiguration.rawValue { updateState { $0.height += 1 } }
  }

  override func didSelect() { crash(.didSelect) }

  override func willUnmount(from cell: UICollectionViewCell) { crash(.willUnmount) }

  override func didRemove() { crash(.didRemove) }

  private func crash(_ crash: Crash) {
    if viewModel.text == crash.rawValue { Self.crash() }
  }
}

extension ListHarness {
  /// The names of the issues, without what they are about.
  var issueNames: [String] { issues.map { String("\($0.code)".prefix { $0 != "(" }) } }
}
