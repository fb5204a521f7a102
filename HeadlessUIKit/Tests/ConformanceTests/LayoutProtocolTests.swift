import TestPlatform
import Testing

/// What a collection view asks of a layout, and what it makes of odd answers.
@MainActor struct LayoutProtocolTests {
  /// Rows of the same height, with everything it is asked written down.
  final class RowLayout: UICollectionViewLayout {
    var calls: [String] = []
    var extra: [UICollectionViewLayoutAttributes] = []
    var isReversed = false
    var answersForItems = true
    var decorates = false
    var answersWithEverything = false
    var frontmost: Int?
    var height: CGFloat = 100

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override func prepare() {
      super.prepare()
      calls.append("prepare")
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: CGFloat(count) * height)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let rows = (0..<count).map { row(IndexPath(item: $0, section: 0)) }
      var result = answersWithEverything ? rows : rows.filter { $0.frame.intersects(rect) }
      result += extra
      if decorates {
        let attributes = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line",
          with: IndexPath(item: 0, section: 0)
        )
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 5)
        attributes.zIndex = -1
        result.append(attributes)
      }
      return isReversed ? result.reversed() : result
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      answersForItems ? row(indexPath) : nil
    }

    func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * height, width: 100, height: height)
      attributes.zIndex = path.item == frontmost ? 1 : 0
      return attributes
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      calls.append("updates \(updateItems.map(\.updateAction.rawValue))")
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      calls.append("finalize")
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      calls.append("initial \(itemIndexPath.item) \(attributes.map { "\($0.alpha)" } ?? "nil")")
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      calls.append("final \(itemIndexPath.item) \(attributes.map { "\($0.alpha)" } ?? "nil")")
      return attributes
    }
  }

  private let list = ListFixture([["a", "b", "c", "d", "e"]])
  private let layout = RowLayout()

  init() {
    list.view.collectionViewLayout = layout
    list.layOut()
    layout.calls = []
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `K1 an invalidation prepares the layout once in the next pass`() {
    layout.invalidateLayout()
    layout.invalidateLayout()
    #expect(layout.calls.isEmpty)
    list.view.layoutIfNeeded()
    #expect(layout.calls == ["prepare"])
  }

  @Test(arguments: [true, false])
  func `K35 an invalidation of everything is not lost beside insets that change in the same turn`(
    comesFirst: Bool
  ) {
    layout.height = 20
    if comesFirst { layout.invalidateLayout() }
    list.view.contentInset.top = 30
    if !comesFirst { layout.invalidateLayout() }
    list.view.layoutIfNeeded()
    #expect(layout.calls.contains("prepare"))
    #expect(list.view.contentSize.height == 100)
    #expect(list.cell(0, 4)?.frame.minY == 80)
  }

  @Test func `K2 scrolling prepares the layout only if it wants that`() {
    list.view.contentOffset.y = 100
    list.view.layoutIfNeeded()
    #expect(layout.calls.isEmpty)
  }

  @Test func `K3 a layout is asked about bounds before they change`() {
    final class Curious: UICollectionViewLayout {
      var old: [CGFloat] = []
      var new: [CGFloat] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        old.append(collectionView?.bounds.minY ?? -1)
        new.append(newBounds.minY)
        return false
      }
    }
    let curious = Curious()
    list.view.collectionViewLayout = curious
    list.view.contentOffset.y = 70
    #expect(curious.old == [0])
    #expect(curious.new == [70])
  }

  @Test func `K4 an update tells the layout its items between preparing and finalizing`() {
    list.view.performBatchUpdates {
      list.sections = [["x", "a", "c", "d", "e"]]
      list.view.insertItems(at: [path(0)])
      list.view.deleteItems(at: [path(1)])
    }
    let insert = UICollectionViewUpdateItem.Action.insert.rawValue
    let delete = UICollectionViewUpdateItem.Action.delete.rawValue
    #expect(layout.calls.prefix(2) == ["prepare", "updates [\(delete), \(insert)]"])
    #expect(layout.calls.last == "finalize")
  }

  @Test func `K5 what is inserted appears and what is deleted disappears by fading`() {
    list.view.performBatchUpdates {
      list.sections = [["x", "a", "c", "d", "e"]]
      list.view.insertItems(at: [path(0)])
      list.view.deleteItems(at: [path(1)])
    }
    #expect(layout.calls.contains("initial 0 0.0"))
    #expect(layout.calls.contains("final 1 0.0"))
    #expect(layout.calls.contains("initial 1 nil"))
    #expect(layout.calls.contains("final 0 nil"))
    #expect(list.view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func `K6 attributes may come in any order and twice`() {
    layout.isReversed = true
    layout.extra = [layout.row(path(0))]
    layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.shown == ["a", "b", "c"])
    #expect(list.view.visibleCells.count == 3)
  }

  @Test func `K7 a cell for an item that does not exist is refused and left out`() {
    let stranger = layout.row(path(1, 1))
    layout.extra = [stranger]
    layout.invalidateLayout()
    let failures = Headless.recordingFailures { list.view.layoutIfNeeded() }
    #expect(Set(failures.map(\.id)) == ["F-ATTR-NOCELL"])
    #expect(
      failures.first?.reason.hasPrefix(
        "UICollectionView received layout attributes for a cell with an index path that does not"
          + " exist: <NSIndexPath"
      ) == true
    )
    #expect(list.shown == ["a", "b", "c"])
  }

  @Test func `K8 an item that only touches the edge is not displayed`() {
    layout.answersWithEverything = true
    list.view.contentOffset.y = 100
    list.view.layoutIfNeeded()
    #expect(list.view.indexPathsForVisibleItems.map(\.item).sorted() == [1, 2, 3])
  }

  @Test func `K9 scrolling to an item the layout knows nothing of is refused`() {
    layout.answersForItems = false
    let failures = Headless.recordingFailures {
      list.view.scrollToItem(at: path(4), at: .top, animated: false)
    }
    #expect(failures.map(\.id) == ["F-ATTR-NIL-ITEM"])
  }

  @Test func `K10 a decoration view comes from the layout's registration and stays behind`() {
    layout.register(BoundaryView.self, forDecorationViewOfKind: "line")
    layout.decorates = true
    layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.view.subviews.filter { $0 is BoundaryView }.count == 1)
    #expect(list.view.subviews.first is BoundaryView)
  }

  @Test func `K10 a decoration view nobody registered is refused`() {
    layout.decorates = true
    layout.invalidateLayout()
    let failures = Headless.recordingFailures { list.view.layoutIfNeeded() }
    #expect(failures.isEmpty == false)
    #expect(list.shown == ["a", "b", "c"])
  }

  @Test func `K11 a layout that never settles is refused`() {
    final class Restless: UICollectionViewLayout {
      override func prepare() {
        super.prepare()
        invalidateLayout()
      }
    }
    list.view.collectionViewLayout = Restless()
    let failures = Headless.recordingFailures { list.view.layoutIfNeeded() }
    #expect(failures.first?.id == "F-LOOP")
  }

  @Test func `K12 another layout keeps cells and selection`() throws {
    let cell = try #require(list.cell(0, 1))
    list.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    let other = RowLayout()
    list.view.setCollectionViewLayout(other, animated: false)
    list.view.layoutIfNeeded()
    #expect(list.cell(0, 1) === cell)
    #expect(list.view.indexPathsForSelectedItems == [path(1)])
    #expect(layout.collectionView == nil)
    #expect(other.collectionView === list.view)
  }

  @Test func `K13 the item at a point is found in the content`() {
    list.view.contentOffset.y = 150
    list.view.layoutIfNeeded()
    #expect(list.view.indexPathForItem(at: CGPoint(x: 50, y: 250)) == path(2))
    #expect(list.view.indexPathForItem(at: CGPoint(x: 150, y: 250)) == nil)
    #expect(list.view.indexPathForItem(at: CGPoint(x: 50, y: 1e9)) == nil)
  }

  @Test func `K14 a greater z-index brings a view to the front and a smaller one back`() throws {
    let cell = try #require(list.cell(0, 0))
    layout.frontmost = 0
    layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.view.subviews.last === cell)
    layout.frontmost = 1
    layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.view.subviews.last === list.cell(0, 1))
  }

  @Test func `a reload works with a layout that keeps invalidations to itself`() {
    final class Deaf: UICollectionViewFlowLayout {
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
    }
    let list = ListFixture([["a"]])
    list.view.collectionViewLayout = Deaf()
    list.layOut()
    list.sections = [["a", "b"]]
    list.view.reloadData()
    #expect(list.view.numberOfItems(inSection: 0) == 2)
  }
}
