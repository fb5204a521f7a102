import ListFixtures
import Roster
import RosterTesting
import Testing

/// Two adapters on one collection view: a mistake that is reported, and that loses nothing.
@MainActor
@Suite struct SharedCollectionViewTests {
  private let log = Log()
  private let other = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  @Test func `the later adapter shows its list and the earlier one keeps its controllers`() throws {
    list.apply(Notes(["a": notes([1, 2])], log: log))
    let kept = try #require(list.note(0))
    kept.updateState { $0.taps = 7 }
    var issues: [ListIssue] = []
    let later = ListAdapter(list.collectionView, issues: IssueReporter { issues.append($0) })
    later.apply(Notes(["b": notes([3])], log: other), animated: false)
    list.collectionView.layoutIfNeeded()
    #expect(issues.map(\.code) == [.sharedCollectionView])
    #expect(texts == ["3"])
    #expect(list.note(0) === kept)
    #expect(kept.state.taps == 7)
    #expect(kept.cell == nil)
    #expect(log.count(of: "remove") == 0)
  }

  @Test func `the earlier adapter goes on taking content that nobody sees`() {
    list.apply(Notes(["a": notes([1, 2])], log: log))
    let later = ListAdapter(list.collectionView, issues: IssueReporter { _ in })
    later.apply(Notes(["b": notes([3])], log: other), animated: false)
    let report = list.apply(Notes(["a": notes([2, 4])], log: log))
    list.collectionView.layoutIfNeeded()
    #expect(report?.style == .reloaded(.noWindow))
    #expect(log.events(of: 1).last == "remove")
    #expect(texts == ["3"])
    #expect(other.count(of: "unmount") == 0)
  }

  @Test func `the earlier adapter does not select, scroll or move what the later one shows`() throws
  {
    list.adapter.selectionMode = .multiple
    list.apply(Notes(["a": notes(1...30)], log: log))
    let id = try #require(list.adapter.itemID(NoteController.self, id: 25))
    let later = ListAdapter(list.collectionView, issues: IssueReporter { _ in })
    later.apply(Notes(["b": notes(101...130)], log: other), animated: false)
    list.collectionView.layoutIfNeeded()
    #expect(list.adapter.select(id))
    #expect(list.collectionView.indexPathsForSelectedItems?.isEmpty == true)
    var result: ListAdapter.ScrollResult?
    list.adapter.scroll(to: id, animated: false) { result = $0 }
    #expect(result == .interrupted)
    #expect(list.collectionView.contentOffset == .zero)
    #expect(!list.adapter.beginMoving(id))
  }

  @Test func `an adapter that goes away leaves the other one's list alone`() {
    var first: ListAdapter? = ListAdapter(list.collectionView, issues: IssueReporter { _ in })
    first?.apply(Notes(["a": notes([1])], log: log), animated: false)
    let later = ListAdapter(list.collectionView, issues: IssueReporter { _ in })
    later.apply(Notes(["b": notes([3])], log: other), animated: false)
    first = nil
    list.collectionView.layoutIfNeeded()
    #expect(log.count(of: "remove") == 1)
    later.apply(Notes(["b": notes([3, 4])], log: other), animated: false)
    list.collectionView.layoutIfNeeded()
    #expect(texts == ["3", "4"])
  }

  private var texts: [String] {
    list.collectionView.visibleCells.compactMap { ($0 as? NoteCell)?.label.text }
  }
}
