import ListFixtures
@testable import Roster
import RosterTesting
import Testing

/// Updates whose plans do not lead to the lists that they are for, as a mistake in the planner would make
/// them.
@MainActor
@Suite struct RejectedPlanTests {
  private let log = Log()
  private let view = EventfulCollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 200),
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private let list: ListHarness

  init() {
    let screen = UIViewController()
    screen.view = view
    list = ListHarness(showing: screen, list: ListAdapter(view), size: view.bounds.size)
    list.adapter.policy.backgroundThreshold = 0
  }

  /// Shows notes by a plan that would remove the last one.
  private func misplan(_ ids: some Sequence<Int>) {
    let other = ListHarness()
    other.apply(Notes(["a": notes(list.shownIDs.dropLast())], log: Log()))
    let wrong = Comparison(from: list.adapter.snapshot, to: other.adapter.snapshot)
    list.adapter.comparisons = ComparisonQueue { _, completion in completion(wrong) }
    list.apply(Notes(["a": notes(ids)], log: log), animated: true)
    list.flush()
    list.window.layoutIfNeeded()
  }

  @Test func `the list is reloaded and the mistake is reported`() {
    var styles: [UpdateReport.Style] = []
    list.apply(Notes(["a": notes(1...3)], log: log))
    let observation = list.adapter.observeUpdates { styles.append($0.style) }
    misplan([2, 3, 4])
    #expect(styles == [.reloaded(.refused(.rejectedPlan))])
    #expect(list.issues.map(\.code) == [.rejectedPlan])
    #expect(list.visibleTexts == ["2", "3", "4"])
    observation.cancel()
  }

  @Test func `controllers, the selection and their states stay with the items that stay`() throws {
    list.adapter.selectionMode = .single
    list.apply(Notes(["a": notes(1...3)], log: log))
    let controller = try #require(list.note(2))
    controller.updateState { $0.isExpanded = true }
    list.adapter.select(try #require(list.adapter.itemID(at: [0, 2])))
    misplan([3, 4, 5])
    #expect(list.note(0) === controller)
    #expect(controller.isSelected)
    #expect(list.collectionView.indexPathsForSelectedItems == [[0, 0]])
    #expect(list.visibleTexts == ["3 (open)", "4", "5"])
    #expect(log.events(of: 1).last == "remove")
    #expect(log.events(of: 3).contains("remove") == false)
  }

  @Test func `the first visible item stays where it is`() {
    list.adapter.policy.anchor = .firstVisible
    list.apply(Notes(["a": notes(100...150)], log: log))
    list.scroll(to: 420)
    let before = list.visibleTexts
    misplan(90...150)
    #expect(list.collectionView.contentOffset.y == 920)
    #expect(list.visibleTexts == before)
  }

  @Test func `the first visible item stays where it is when the text has become larger meanwhile`()
  {
    list.apply(Notes(["a": notes(100...150)], log: log))
    list.scroll(to: 400)
    view.onCount = { [list] in
      _ = list.setContentSize(.accessibilityLarge)
    }
    misplan(90...150)
    #expect(list.visibleTexts.first == "108")
    #expect(list.collectionView.contentOffset.y == 900)
  }
}

/// Does something when it is asked for the number of its sections, once.
private final class EventfulCollectionView: UICollectionView {
  var onCount: (() -> Void)?

  override var numberOfSections: Int {
    if let onCount {
      self.onCount = nil
      onCount()
    }
    return super.numberOfSections
  }
}

extension ListHarness {
  /// The numbers of the notes in the first section.
  fileprivate var shownIDs: [Int] {
    (0..<collectionView.numberOfItems(inSection: 0))
      .compactMap { adapter.itemID(at: [0, $0])?.id }
      .compactMap { Int("\($0)") }
  }
}
