import Foundation
import Roster
import RosterTesting
import Testing

/// Faults of apps that are recorded, and found again by replaying the recording.
@MainActor
@Suite struct RecordedFaultTests {
  /// A fault of the content.
  enum ContentFault: String, CaseIterable {
    case duplicateItem, duplicateSection, duplicateSupplementary
  }

  @Test(arguments: ContentFault.allCases)
  func `a fault of the content is found again with made-up items`(_ fault: ContentFault) throws {
    let list = ListHarness.recorded()
    list.apply(Entries([1, 2, 3]))
    list.apply(FaultyContent(fault: fault))
    list.flush()
    let replay = try ListHarness(replaying: try #require(list.adapter.recording))
    #expect(list.issueNames == [fault.rawValue])
    #expect(fault == .duplicateSupplementary || replay.issueNames == list.issueNames)
    // A list cannot show what was left out, so that only the record tells of it.
    #expect((replay.departure == nil) == (fault != .duplicateSupplementary))
  }

  @Test(arguments: FaultyController.Fault.allCases)
  func `a fault of a controller is found again with that controller`(
    _ fault: FaultyController.Fault
  ) throws {
    let shared = fault == .reusedController ? FaultyController(Entry(id: 1)) : nil
    let list = ListHarness.recorded()
    list.apply(
      Section(0) {
        Items([1, 2].map { Entry(id: $0, text: fault.rawValue) }) {
          shared ?? FaultyController($0)
        }
      }
    )
    list.window.layoutIfNeeded()
    list.flush()
    #expect(list.issueNames.contains(fault.rawValue), "\(list.issueNames)")

    let other = fault == .reusedController ? FaultyController(Entry(id: 1)) : nil
    let replay = try ListHarness(
      replaying: try #require(list.adapter.recording),
      with: [
        ReplayedControllers(FaultyController.self) {
          Entry(id: Int($0.id.hash >> 1), text: fault.rawValue)
        } controller: {
          other ?? FaultyController($0)
        }
      ]
    )
    #expect(replay.issueNames.contains(fault.rawValue))
  }
}

/// Content with a mistake.
private struct FaultyContent: ListContent {
  let fault: RecordedFaultTests.ContentFault

  var body: some ListContent {
    switch fault {
    case .duplicateItem: Entries([1, 2, 2, 3])
    case .duplicateSection: Entries([(0, [Entry(id: 1)]), (0, [Entry(id: 2)])])
    case .duplicateSupplementary:
      Section(0) { Items([Entry(id: 1)], EntryController.init) }
        .header(Entry(id: 8), HeadController.init)
        .header(Entry(id: 9), HeadController.init)
    }
  }
}

private final class HeadController: CellController<Entry, NoState, UICollectionReusableView> {
  override class func size(of entry: Entry, state: NoState, in container: Container) -> ItemSize {
    .height(30)
  }
}

/// Makes the mistake that its entry names.
final class FaultyController: EntryController {
  enum Fault: String, CaseIterable {
    case endlessConfiguration, unhandledEvent, invalidSize, oversizedItem, unsuitableSize
    case reusedController
  }

  private struct Unheard {}

  override class func size(of entry: Entry, state: Growth, in container: Container) -> ItemSize {
    switch Fault(rawValue: entry.text) {
    case .invalidSize: .height(-1)
    case .oversizedItem: .fixed(width: 5000, height: 44)
    case .unsuitableSize: .width(100)
    default: super.size(of: entry, state: state, in: container)
    }
  }

  override func didMount(on cell: UICollectionViewCell) {
    if viewModel.text == Fault.unhandledEvent.rawValue { send(Unheard()) }
  }

  override func configure(_ cell: UICollectionViewCell) {
    if viewModel.text == Fault.endlessConfiguration.rawValue { updateState { $0.height += 1 } }
  }
}

extension ListHarness {
  /// The names of the issues, without what they are about.
  var issueNames: [String] { issues.map { String("\($0.code)".prefix { $0 != "(" }) } }
}
