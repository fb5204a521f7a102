import ListFixtures
import Roster
import RosterTesting
import Testing

/// A collection view that does not show what the list takes it to show.
@MainActor
@Suite struct OutOfSyncTests {
  private let log = Log()
  private let view = MiscountingCollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400),
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private let list: ListHarness

  init() {
    let screen = UIViewController()
    screen.view = view
    let size = view.bounds.size
    list = ListHarness(showing: screen, list: ListAdapter(view), size: size)
  }

  @Test func `a collection view that shows another number of items is reloaded`() {
    list.apply(Notes(["a": notes(1...2)], log: log))
    view.miscounts = 1
    let report = list.apply(Notes(["a": notes(1...3)], log: log), animated: true)
    #expect(report?.style == .reloaded(.refused(.outOfSync)))
    #expect(list.issues.map(\.code) == [.outOfSync])
    #expect(list.visibleTexts == ["1", "2", "3"])
  }

  @Test func `it is reported each time, as it is a new mistake`() {
    list.apply(Notes(["a": notes(1...2)], log: log))
    for count in 3...4 {
      view.miscounts = 1
      list.apply(Notes(["a": notes(1...count)], log: log), animated: true)
    }
    #expect(list.issues.map(\.code) == [.outOfSync, .outOfSync])
  }
}

/// Counts an item too many when it is asked the next times.
private final class MiscountingCollectionView: UICollectionView {
  var miscounts = 0

  override func numberOfItems(inSection section: Int) -> Int {
    guard miscounts > 0 else { return super.numberOfItems(inSection: section) }
    miscounts -= 1
    return super.numberOfItems(inSection: section) + 1
  }
}
