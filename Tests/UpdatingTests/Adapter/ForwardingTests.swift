import Roster
import RosterTesting
import TestPlatform
import Testing

@MainActor
@Suite struct ForwardingTests {
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `the app's delegates hear of scrolling, display and selection as well`() {
    let delegate = Recorder()
    let observer = ScrollRecorder()
    list.adapter.collectionViewDelegate = delegate
    list.adapter.scrollViewDelegate = observer
    list.apply(Rows())
    list.tap(IndexPath(item: 1, section: 0))
    list.scroll(to: 100)
    #expect(delegate.events.contains("display 0"))
    #expect(delegate.events.contains("select 1"))
    #expect(delegate.events.contains("scroll"))
    #expect(observer.scrolls == 1)
  }

  @Test func `the app's delegate may refuse a selection`() {
    let delegate = Recorder()
    delegate.maySelect = false
    list.adapter.collectionViewDelegate = delegate
    list.adapter.selectionMode = .single
    list.apply(Rows())
    list.tap(IndexPath(item: 1, section: 0))
    #expect(list.adapter.selection.isEmpty)
    #expect(!delegate.events.contains("select 1"))
  }

  @Test func `a delegate that the collection view had goes on hearing`() {
    let delegate = Recorder()
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    collectionView.delegate = delegate
    let adapter = ListAdapter(collectionView)
    collectionView.contentOffset = CGPoint(x: 0, y: 20)
    #expect(adapter.collectionViewDelegate === delegate)
    #expect(delegate.events == ["scroll"])
  }

  @Test(arguments: [ListLayoutKind.list, .flow])
  func `the app's delegates may ask for an update at any time`(layout: ListLayoutKind) {
    let list = ListHarness(size: CGSize(width: 320, height: 200), layout: layout.layout)
    let pager = Pager(list)
    list.adapter.collectionViewDelegate = pager
    let failures = Headless.recordingFailures {
      list.apply(Rows(count: 10))
      for offset in [100, 200, 400, 800, 1_200] as [CGFloat] { list.scroll(to: offset) }
      list.collectionView.layoutIfNeeded()
    }
    #expect(failures.isEmpty)
    #expect(pager.count > 20)
    #expect(list.collectionView.numberOfItems(inSection: 0) == pager.count)
  }

  @Test func `mounted controllers that ask for it are told how the list scrolls`() throws {
    list.apply(Rows())
    let row = try #require(list.controller(RowController.self, at: IndexPath(item: 3, section: 0)))
    list.scroll(to: 100)
    #expect(row.events == [.moved])
    list.scroll(to: 800)
    #expect(row.cell == nil)
    let count = row.events.count
    list.scroll(to: 850)
    #expect(row.events.count == count)
  }

  @Test func `a long touch opens the menu of the item's controller`() throws {
    list.apply(Rows())
    let menu = list.longPress(IndexPath(item: 1, section: 0))
    #expect(menu != nil)
    let row = try #require(list.controller(RowController.self, at: IndexPath(item: 1, section: 0)))
    #expect(row.menuPoint == CGPoint(x: 160, y: 25))
  }

  fileprivate struct Row: ViewModel {
    let id: Int
  }

  fileprivate struct Rows: ListContent {
    var count = 40

    var body: some ListContent {
      Section("rows") { Items((0..<count).map(Row.init), RowController.init) }
    }
  }

  enum ListLayoutKind {
    case list, flow

    @MainActor
    var layout: UICollectionViewLayout {
      switch self {
      case .list: ListLayout()
      case .flow: UICollectionViewFlowLayout()
      }
    }
  }

  fileprivate final class RowController: CellController<Row, NoState, UICollectionViewCell> {
    var events: [ListedController.ScrollEvent] = []
    var menuPoint: CGPoint?

    override class var observesScrolling: Bool { true }

    override class func size(of row: Row, state: NoState, in container: ItemContainer) -> ItemSize {
      .height(50)
    }

    override func listDidScroll(_ event: ListedController.ScrollEvent) { events.append(event) }

    override func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
      menuPoint = point
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
    }
  }
}

private final class Recorder: NSObject, UICollectionViewDelegate {
  var events: [String] = []
  var maySelect = true

  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    maySelect
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    events.append("select \(path.item)")
  }

  func collectionView(
    _ view: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    events.append("display \(path.item)")
  }
}

private final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  var scrolls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

/// Shows the next page as soon as the last item is displayed, from within the delegate's method.
@MainActor
private final class Pager: NSObject, UICollectionViewDelegate {
  private unowned let list: ListHarness
  private(set) var count = 10

  init(_ list: ListHarness) {
    self.list = list
  }

  func collectionView(
    _ view: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    guard path.item == count - 1 else { return }
    count += 10
    list.adapter.apply(ForwardingTests.Rows(count: count))
  }
}
