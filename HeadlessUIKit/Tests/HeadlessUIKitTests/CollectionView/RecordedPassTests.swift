import Testing

@testable import HeadlessUIKit

/// When a collection view asks its layout, and what for, as recorded with UIKit on iOS 26.1.
@MainActor struct RecordedPassTests {
  /// Rows of 50 points that write down what they are asked.
  private final class Rows: UICollectionViewLayout {
    var log: [String] = []
    var answer = true
    var asksForCounts = false

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: 2000)
    }

    override func prepare() {
      super.prepare()
      if asksForCounts { _ = collectionView?.numberOfItems(inSection: 0) }
      log.append("prepare")
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 200, height: 50)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      log.append("elements \(Int(rect.minY)) \(Int(rect.height))")
      return (0..<40).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log.append("should \(Int(offset)) \(Int(newBounds.minY))")
      return answer
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log.append("invalidate \(Int(offset))")
      super.invalidateLayout(with: context)
    }

    private var offset: CGFloat { collectionView?.contentOffset.y ?? 0 }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout: Rows
    var asked: [Int] = []

    init(_ layout: Rows) { self.layout = layout }

    var onScroll: ((UIScrollView) -> Void)?

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      layout.log.append("count")
      return 40
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath.item)
      return view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      layout.log.append("scrolled \(Int(scrollView.contentOffset.y))")
      onScroll?(scrollView)
    }
  }

  private let layout = Rows()
  private let source: Source
  private let list: UICollectionView
  private let window: UIWindow

  init() {
    source = Source(layout)
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    list.contentInsetAdjustmentBehavior = .never
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = source
    list.delegate = source
    let root = UIView()
    root.addSubview(list)
    window = Headless.show(root, size: CGSize(width: 200, height: 400))
    window.layoutIfNeeded()
    layout.log = []
    source.asked = []
  }

  @Test func `an assigned offset asks before the bounds move and invalidates after`() {
    list.contentOffset.y = 40
    #expect(layout.log == ["should 0 40", "invalidate 40", "scrolled 40"])
  }

  @Test func `an offset that is set without animation invalidates before the bounds move`() {
    list.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(layout.log == ["should 0 40", "invalidate 0", "scrolled 40"])
  }

  @Test func `an animated scroll asks about its target, then moves step by step`() {
    Headless.withOwnTime {
      list.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      #expect(layout.log == ["should 0 40"])
      layout.log = []
      Headless.advance(by: 0.3)
      let steps = layout.log.filter { $0.hasPrefix("scrolled") }
      #expect(steps.count == 18)
      #expect(steps.last == "scrolled 40")
      #expect(layout.log.first?.hasPrefix("should 0 ") == true)
    }
  }

  @Test func `another size has the layout prepared before the setter returns`() {
    list.frame.size.width = 220
    #expect(layout.log.last == "prepare")
    #expect(layout.log.filter { $0 == "prepare" }.count == 1)
    layout.log = []
    window.layoutIfNeeded()
    #expect(!layout.log.contains("prepare"))
  }

  @Test func `a size before the first layout has nothing prepared`() {
    let layout = Rows()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    list.dataSource = source
    list.frame.size.width = 220
    #expect(!layout.log.contains("prepare"))
  }

  @Test func `bounds that are set by hand do not count as scrolling`() {
    list.bounds.origin.y = 40
    #expect(list.contentOffset.y == 40)
    #expect(layout.log == ["should 0 40", "invalidate 0"])
  }

  @Test func `a second offset before a pass does not ask the layout again`() {
    list.contentOffset.y = 20
    layout.log = []
    list.contentOffset.y = 40
    #expect(layout.log == ["scrolled 40"])
    window.layoutIfNeeded()
    layout.log = []
    list.contentOffset.y = 60
    #expect(layout.log == ["should 40 60", "invalidate 60", "scrolled 60"])
  }

  @Test func `a layout that answers no hears nothing more`() {
    layout.answer = false
    list.contentOffset.y = 40
    #expect(layout.log == ["should 0 40", "scrolled 40"])
  }

  @Test func `the same frame again asks nothing`() {
    list.frame.size.width = 220
    window.layoutIfNeeded()
    layout.log = []
    list.frame.size.width = 220
    #expect(layout.log.isEmpty)
  }

  @Test(arguments: [(0, "elements 0 300"), (40, "elements 0 600"), (300, "elements 300 300")])
  func `a layout is asked for rectangles on a grid of the size of the view`(
    _ offset: CGFloat,
    _ asked: String
  ) {
    list.contentOffset.y = 10
    window.layoutIfNeeded()
    layout.log = []
    list.contentOffset.y = offset
    window.layoutIfNeeded()
    #expect(layout.log.filter { $0.hasPrefix("elements") } == [asked])
  }

  @Test func `a pass in which nothing has changed asks for nothing`() {
    list.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(layout.log.isEmpty)
  }

  @Test func `cells are asked for that come into sight`() {
    list.contentOffset.y = 40
    window.layoutIfNeeded()
    #expect(source.asked == [6])
    source.asked = []
    list.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
    #expect(list.contentOffset.y == 300)
    #expect(source.asked == [7, 8, 9, 10, 11])
  }

  @Test func `a rectangle is shown with the least movement`() {
    list.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
    #expect(list.contentOffset.y == 40)
  }

  @Test func `adjustments of an invalidation take effect at once`() {
    list.contentOffset.y = 30
    window.layoutIfNeeded()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 4)
    context.contentSizeAdjustment = CGSize(width: 10, height: 20)
    layout.invalidateLayout(with: context)
    #expect(list.contentOffset.y == 34)
    #expect(list.contentSize == CGSize(width: 210, height: 2020))
    window.layoutIfNeeded()
    #expect(list.contentOffset.y == 34)
    #expect(list.contentSize == CGSize(width: 200, height: 2000))
  }

  @Test func `a layout that is invalidated by name says nothing about everything`() {
    list.contentOffset.y = 1000
    window.layoutIfNeeded()
    source.asked = []
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(source.asked.isEmpty)
    #expect(list.contentOffset.y == 1000)
  }

  @Test func `content that is smaller than the view stays where a program has put it`() {
    let source = PlainSource()
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 35)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 480),
      collectionViewLayout: flow
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = source
    Headless.show(list, size: CGSize(width: 300, height: 480)).layoutIfNeeded()
    list.contentOffset.y = 100
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 100)
    #expect(list.indexPathsForVisibleItems.map(\.item).sorted() == [2, 3, 4])
    source.count = 6
    flow.invalidateLayout()
    list.layoutIfNeeded()
    #expect(list.numberOfItems(inSection: 0) == 5)
    list.reloadData()
    list.layoutIfNeeded()
    #expect(list.numberOfItems(inSection: 0) == 6)
  }

  private final class PlainSource: NSObject, UICollectionViewDataSource {
    var count = 5

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  @Test func `another width has the delegate of a flow layout not asked again`() {
    let source = SizingSource()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = source
    list.delegate = source
    let window = Headless.show(list, size: CGSize(width: 300, height: 480))
    window.layoutIfNeeded()
    #expect(source.asked == 5)
    source.asked = 0
    list.frame.size.width = 280
    window.layoutIfNeeded()
    #expect(source.asked == 0)
  }

  private final class SizingSource: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var asked = 0

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 100, height: 40)
    }
  }

  @Test
  func `the first pass asks for counts while it prepares, then for the size and the elements`() {
    let rows = Rows()
    let source = Source(rows)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: rows
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = source
    rows.log = []
    rows.asksForCounts = true
    list.layoutIfNeeded()
    #expect(
      rows.log.filter { !$0.hasPrefix("invalidate") }.prefix(3) == [
        "count", "prepare", "elements 0 300",
      ]
    )
  }

  @Test func `who is told of a scroll may set the bounds without another scroll`() {
    source.onScroll = { $0.bounds.origin.y = 60 }
    list.contentOffset.y = 40
    #expect(list.contentOffset.y == 60)
    #expect(layout.log.filter { $0.hasPrefix("scrolled") } == ["scrolled 40"])
  }

  @Test func `items are invalidated once each, in order`() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [])
    #expect(context.invalidatedItemIndexPaths == nil)
    let paths = [[1, 2], [0, 0], [1, 3]].map { IndexPath(indexes: $0) }
    context.invalidateItems(at: Array(paths.prefix(2)))
    context.invalidateItems(at: [paths[2], paths[1]])
    #expect(context.invalidatedItemIndexPaths == paths)
    context.invalidateSupplementaryElements(ofKind: "footer", at: [])
    #expect(context.invalidatedSupplementaryIndexPaths == ["footer": []])
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 200, height: 300), false),
      (CGRect(x: 0, y: 40, width: 200, height: 300), false),
      (CGRect(x: 5, y: 6, width: 200, height: 300), true),
      (CGRect(x: 0, y: 0, width: 220, height: 300), true),
    ]
  )
  func `other bounds of a flow layout invalidate attributes, and metrics never`(
    _ bounds: CGRect,
    _ attributes: Bool
  ) throws {
    let flow = UICollectionViewFlowLayout()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: flow
    )
    list.layoutIfNeeded()
    let context = try #require(
      flow.invalidationContext(forBoundsChange: bounds)
        as? UICollectionViewFlowLayoutInvalidationContext
    )
    #expect(context.invalidateFlowLayoutAttributes == attributes)
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateEverything)
    let fresh = UICollectionViewFlowLayoutInvalidationContext()
    #expect(fresh.invalidateFlowLayoutAttributes && fresh.invalidateFlowLayoutDelegateMetrics)
  }

  /// Squares beside each other whose number a test chooses, in a layout that writes down what it is
  /// asked.
  private final class Squares: UICollectionViewFlowLayout {
    var log: [String] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log.append("should \(Int(newBounds.minY))")
      return true
    }

    override func prepare() {
      super.prepare()
      log.append("prepare")
    }
  }

  @Test(arguments: [(1, 41, 100), (5, 60, 1), (3, 140, 250)])
  func
    `content of another size has a layout asked about the bounds in which it would rest, and stays`(
      _ count: Int,
      _ height: Int,
      _ offset: Int
    )
  {
    let (layout, source) = (Squares(), PlainSource())
    layout.itemSize = CGSize(width: 120, height: 40)
    source.count = count
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 480),
      collectionViewLayout: layout
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = source
    let root = UIView()
    root.addSubview(list)
    let window = Headless.show(root, size: CGSize(width: 300, height: 480))
    window.layoutIfNeeded()
    list.contentOffset.y = CGFloat(offset)
    window.layoutIfNeeded()
    layout.log = []
    layout.itemSize.height = CGFloat(height)
    window.layoutIfNeeded()
    #expect(layout.log == ["prepare", "should 0", "prepare"])
    #expect(list.contentOffset.y == CGFloat(offset))
    layout.log = []
    list.removeFromSuperview()
    #expect(layout.log == ["should 0"])
    #expect(list.contentOffset.y == CGFloat(offset))
  }

  @Test func `a list that leaves its window where it can rest asks nothing`() {
    list.contentOffset.y = 40
    window.layoutIfNeeded()
    layout.log = []
    list.removeFromSuperview()
    #expect(layout.log.isEmpty)
  }
}
