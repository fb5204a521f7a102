import TestPlatform
import Testing

/// Scrolling by program, and what updates do to the offset.
@MainActor struct CollectionScrollingTests {
  private let list = ListFixture([Array(repeating: "a", count: 20)])

  init() { list.layOut() }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `O12 a control that is refreshing is an inset at the top until it ends`() {
    let control = UIRefreshControl()
    list.view.refreshControl = control
    list.view.layoutIfNeeded()
    list.view.contentOffset.y = 100
    #expect(list.view.adjustedContentInset.top == 0)
    control.beginRefreshing()
    #expect(control.bounds.height > 0)
    #expect(list.view.adjustedContentInset.top == control.bounds.height)
    #expect(list.view.contentOffset.y == 100)
    control.endRefreshing()
    #expect(list.view.adjustedContentInset.top == 0)
    #expect(list.view.contentOffset.y == 100)
  }

  @Test func `O14 a pinned header stays below a control that is refreshing`() {
    list.layout.sectionHeadersPinToVisibleBounds = true
    list.layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let control = UIRefreshControl()
    list.view.refreshControl = control
    list.view.contentOffset.y = 500
    list.view.layoutIfNeeded()
    let header = list.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: path(0)
    )
    #expect(header?.frame.minY == 500)
    control.beginRefreshing()
    list.view.layoutIfNeeded()
    #expect(header?.frame.minY == 500 + control.bounds.height)
    control.endRefreshing()
    list.view.layoutIfNeeded()
    #expect(header?.frame.minY == 500)
  }

  @Test func `O1 an offset beyond the content is accepted`() {
    list.view.contentOffset.y = 5000
    list.view.layoutIfNeeded()
    #expect(list.view.contentOffset.y == 5000)
  }

  @Test func `O2 the delegate hears once of one change and not at all of none`() {
    let events = list.events {
      list.view.contentOffset.y = 100
      list.view.contentOffset.y = 100
    }
    #expect(events.filter { $0 == "didScroll" } == ["didScroll"])
  }

  @Test func `O3 an animated scroll tells its end later`() {
    Headless.withOwnTime {
      list.view.scrollToItem(at: path(10), at: .top, animated: true)
      #expect(!list.events.contains("didEndScrollingAnimation"))
      Headless.finishAnimations()
      #expect(list.events.filter { $0 == "didEndScrollingAnimation" }.count == 1)
      #expect(list.view.contentOffset.y == 1000)
    }
  }

  @Test(
    arguments: zip(
      [UICollectionView.ScrollPosition.top, .bottom, .centeredVertically, []],
      [1000, 800, 900, 800]
    )
  )
  func `O4 an item is scrolled to where it should be`(
    position: UICollectionView.ScrollPosition,
    offset: CGFloat
  ) {
    list.view.scrollToItem(at: path(10), at: position, animated: false)
    #expect(list.view.contentOffset.y == offset)
  }

  @Test(
    arguments: zip(
      [UICollectionView.ScrollPosition.left, .right, .centeredHorizontally],
      [1000, 800, 900]
    )
  )
  func `O4 an item is scrolled to sideways`(
    position: UICollectionView.ScrollPosition,
    offset: CGFloat
  ) {
    let list = ListFixture(
      [Array(repeating: "a", count: 20)],
      size: CGSize(width: 300, height: 100)
    )
    list.layout.scrollDirection = .horizontal
    list.layout.itemSize = CGSize(width: 100, height: 100)
    list.view.scrollToItem(at: path(10), at: position, animated: false)
    #expect(list.view.contentOffset.x == offset)
  }

  @Test func `O4 scrolling to an item stays within the content and its insets`() {
    list.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    list.view.scrollToItem(at: path(0), at: .bottom, animated: false)
    #expect(list.view.contentOffset.y == -30)
    list.view.scrollToItem(at: path(19), at: .top, animated: false)
    #expect(list.view.contentOffset.y == 1740)
    list.view.scrollToItem(at: path(10), at: .top, animated: false)
    #expect(list.view.contentOffset.y == 970)
  }

  @Test func `O5 two positions in one direction are refused`() {
    let failures = Headless.recordingFailures {
      list.view.scrollToItem(at: path(10), at: [.top, .bottom], animated: false)
    }
    #expect(failures.map(\.id) == ["F-SCROLLPOS"])
    #expect(failures.map(\.name) == ["NSInvalidArgumentException"])
    #expect(list.view.contentOffset.y == 0)
  }

  @Test func `O6 an item that does not exist is refused`() {
    let failures = Headless.recordingFailures {
      list.view.scrollToItem(at: path(91), at: .top, animated: false)
    }
    #expect(
      failures.map(\.reason) == [
        "Attempted to scroll the collection view to an out-of-bounds item (91) when there are only"
          + " 20 items in section 0."
      ]
    )
  }

  @Test func `O7 a tiny animated scroll tells nothing`() {
    Headless.withOwnTime {
      list.view.setContentOffset(CGPoint(x: 0, y: 0.25), animated: true)
      Headless.finishAnimations()
      #expect(list.events.isEmpty)
    }
  }

  @Test func `O8 an insert above keeps the offset`() {
    list.view.contentOffset.y = 500
    list.view.layoutIfNeeded()
    list.sections[0].insert("x", at: 0)
    list.view.insertItems(at: [path(0)])
    #expect(list.view.contentOffset.y == 500)
    #expect(list.view.contentSize.height == 2100)
  }

  @Test func `O9 an update scrolls to where the layout wants it`() {
    final class Sticky: UICollectionViewFlowLayout {
      var asked = 0
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        asked += 1
        return CGPoint(x: 0, y: 300)
      }
    }
    let layout = Sticky()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    list.view.collectionViewLayout = layout
    list.view.layoutIfNeeded()
    layout.asked = 0
    list.sections[0].insert("x", at: 0)
    list.view.insertItems(at: [path(0)])
    #expect(layout.asked == 1)
    #expect(list.view.contentOffset.y == 300)
    #expect(list.view.indexPathsForVisibleItems.map(\.item).sorted() == [3, 4, 5])
  }

  @Test func `O9 a flick ends where the layout wants it`() {
    final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: velocity.y > 0 ? 700 : 0) }
    }
    let layout = Snapping()
    layout.itemSize = CGSize(width: 100, height: 100)
    list.view.collectionViewLayout = layout
    Headless.flick(list.view, by: CGPoint(x: 0, y: 30), velocity: CGPoint(x: 0, y: 1))
    #expect(list.view.contentOffset.y == 700)
  }

  @Test func `O11 content that is smaller than the view lies where its alignment says`() {
    guard #available(iOS 17.4, *) else { return }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    #expect(view.contentAlignmentPoint == .zero)
    view.contentSize = CGSize(width: 100, height: 100)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(view.contentOffset == CGPoint(x: 0, y: -200))
    view.contentSize.height = 140
    #expect(view.contentOffset == CGPoint(x: 0, y: -160))
    view.contentInset.bottom = 10
    #expect(view.contentOffset == CGPoint(x: 0, y: -150))
    view.frame.size = CGSize(width: 120, height: 200)
    #expect(view.contentOffset == CGPoint(x: -10, y: -50))
    view.contentSize = CGSize(width: 120, height: 500)
    #expect(view.contentOffset == .zero)
    view.contentAlignmentPoint = .zero
    view.contentSize = CGSize(width: 100, height: 100)
    #expect(view.contentOffset == .zero)
  }
}
