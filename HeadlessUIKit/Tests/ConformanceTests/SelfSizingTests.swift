import TestPlatform
import Testing

/// Cells that say how large they want to be.
@MainActor struct SelfSizingTests {
  /// A cell that wants a height, and counts how often it is asked.
  final class TallCell: UICollectionViewCell {
    var height: CGFloat = 100
    var growth: CGFloat = 0
    var asked: [CGSize] = []

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      asked.append(layoutAttributes.size)
      layoutAttributes.frame.size.height = height
      height += growth
      return layoutAttributes
    }
  }

  private let list = ListFixture([Array("abcdefghijkl").map(String.init)])

  init() {
    list.view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
    list.layout.estimatedItemSize = CGSize(width: 100, height: 50)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Provides tall cells, with heights by item and 100 for the others.
  private func provide(heights: [Int: CGFloat] = [:], growth: CGFloat = 0) {
    list.cellProvider = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
      (cell as? TallCell)?.height = heights[path.item] ?? 100
      (cell as? TallCell)?.growth = growth
      return cell
    }
  }

  private func frames() -> [CGRect] {
    list.view.indexPathsForVisibleItems.sorted()
      .compactMap { list.view.cellForItem(at: $0)?.frame }
  }

  @Test func `G13 visible cells get the height they want and the others keep the estimate`() {
    provide()
    list.layOut()
    #expect(frames() == [0, 100, 200].map { CGRect(x: 0, y: $0, width: 100, height: 100) })
    let measured = (0..<12).map { list.view.layoutAttributesForItem(at: path($0))?.size.height }
    #expect(measured == Array(repeating: 100, count: 6) + Array(repeating: 50, count: 6))
    #expect(list.view.contentSize == CGSize(width: 100, height: 900))
  }

  @Test func `G19 cells that are smaller than estimated leave no hole below them`() {
    list.layout.estimatedItemSize = CGSize(width: 100, height: 150)
    provide(heights: Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, 30) }))
    list.layOut()
    #expect(
      frames() == (0..<10).map { CGRect(x: 0, y: CGFloat($0) * 30, width: 100, height: 30) }
    )
  }

  @Test func `K36 a layout whose cells turn out smaller is asked until the bounds are filled`() {
    final class Stack: UICollectionViewLayout {
      var heights = Array(repeating: CGFloat(150), count: 12)

      private func row(_ item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0)
        )
        let top = heights[..<item].reduce(0, +)
        attributes.frame = CGRect(x: 0, y: top, width: 100, height: heights[item])
        return attributes
      }

      override var collectionViewContentSize: CGSize {
        CGSize(width: 100, height: heights.reduce(0, +))
      }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        heights.indices.map(row).filter { $0.frame.intersects(rect) }
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { row(indexPath.item) }

      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        let item = originalAttributes.indexPath.item
        guard heights[item] != preferredAttributes.size.height else { return false }
        heights[item] = preferredAttributes.size.height
        return true
      }
    }
    provide(heights: Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, 30) }))
    list.view.collectionViewLayout = Stack()
    list.layOut()
    #expect(
      frames() == (0..<10).map { CGRect(x: 0, y: CGFloat($0) * 30, width: 100, height: 30) }
    )
  }

  @Test func `a cell that the others push out of sight is not announced`() {
    provide()
    let events = list.events {}
    #expect(events.filter { $0.hasPrefix("cell") }.count == 6)
    #expect(
      events.filter { $0.contains("isplay") } == ["willDisplay 0-0", "willDisplay 0-1"]
        + ["willDisplay 0-2"]
    )
  }

  @Test func `a cell that was not announced is used for the next item`() {
    provide()
    list.layOut()
    var fresh = 0
    list.cellProvider = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
      if (cell as? TallCell)?.asked.isEmpty == true { fresh += 1 }
      return cell
    }
    list.view.contentOffset.y = 100
    list.view.layoutIfNeeded()
    #expect(list.view.indexPathsForVisibleItems.map(\.item).sorted() == [1, 2, 3])
    #expect(fresh == 0)
  }

  @Test func `Z1 a cell is asked after the data source and before it is announced`() {
    provide()
    var sizesWhenAnnounced: [CGFloat] = []
    final class Listener: NSObject, UICollectionViewDelegate {
      var onDisplay: (UICollectionViewCell) -> Void = { _ in }
      func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { onDisplay(cell) }
    }
    let listener = Listener()
    listener.onDisplay = { sizesWhenAnnounced.append($0.frame.height) }
    list.view.delegate = listener
    list.layOut()
    #expect(sizesWhenAnnounced == [100, 100, 100])
  }

  @Test func `without an estimate no cell is asked`() {
    provide(heights: [0: 30])
    list.layout.estimatedItemSize = .zero
    list.layOut()
    #expect(frames().first?.height == 100)
    #expect((list.view.cellForItem(at: path(0)) as? TallCell)?.asked == [])
  }

  @Test func `Z8 the automatic estimate is the item size`() {
    provide(heights: [0: 30])
    list.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    list.layOut()
    let cell = list.view.cellForItem(at: path(0)) as? TallCell
    #expect(cell?.asked.first == CGSize(width: 100, height: ListFixture.rowHeight))
    #expect(cell?.frame.height == 30)
  }

  @Test func `Z2 a cell that always wants more is an endless loop`() {
    provide(growth: 1)
    let failures = Headless.recordingFailures { list.layOut() }
    #expect(failures.map(\.id) == ["F-LOOP"])
    #expect(failures.first?.reason.contains("is stuck in a recursive layout loop.") == true)
  }

  @Test func `Z7 sizes stay with their items through a batch`() {
    provide(heights: [0: 20, 1: 40])
    list.layOut()
    list.cellProvider = nil
    list.sections[0].remove(at: 0)
    list.sections[0].insert("x", at: 1)
    list.view.performBatchUpdates {
      list.view.deleteItems(at: [path(0)])
      list.view.insertItems(at: [path(1)])
    }
    let heights = (0..<3).map { list.view.layoutAttributesForItem(at: path($0))?.size.height }
    #expect(heights == [40, 50, 100])
  }

  @Test func `Z3 a reconfigured cell is asked again`() {
    provide()
    list.layOut()
    provide(heights: [1: 70])
    list.view.reconfigureItems(at: [path(1)])
    list.view.layoutIfNeeded()
    #expect(list.view.cellForItem(at: path(1))?.frame.height == 70)
    #expect(list.view.cellForItem(at: path(2))?.frame.minY == 170)
  }

  @Test func `an invalidated layout asks the visible cells again`() throws {
    provide()
    list.layOut()
    let cell = try #require(list.view.cellForItem(at: path(0)) as? TallCell)
    cell.height = 60
    list.layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(cell.frame.height == 60)
  }

  @Test func `a cell of another width is asked again`() throws {
    provide()
    list.layOut()
    let cell = try #require(list.view.cellForItem(at: path(0)) as? TallCell)
    cell.height = 60
    list.view.frame.size.width = 150
    list.view.layoutIfNeeded()
    #expect(cell.frame.height == 60)
  }

  @Test(arguments: [
    (UICollectionView.SelfSizingInvalidation.disabled, [100.0, 100, 100]),
    (.enabled, [60, 60, 100]),
    (.enabledIncludingConstraints, [60, 60, 60]),
  ])
  func `Z4 a visible cell that wants another size gets it as far as that is enabled`(
    mode: UICollectionView.SelfSizingInvalidation,
    heights: [CGFloat]
  ) throws {
    provide()
    list.view.selfSizingInvalidation = mode
    list.layOut()
    let cells = try (0..<3).map { try #require(list.view.cellForItem(at: path($0)) as? TallCell) }
    let label = UILabel()
    cells[2].contentView.addSubview(label)
    for cell in cells { cell.height = 60 }
    cells[0].invalidateIntrinsicContentSize()
    cells[1].contentView.invalidateIntrinsicContentSize()
    label.text = "new"
    list.view.layoutIfNeeded()
    #expect(cells.map(\.frame.height) == heights)
  }

  @Test func `Z6 a cell has the size its content says by default`() {
    final class WrappingCell: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: size.width / 4)
      }
    }
    list.view.register(WrappingCell.self, forCellWithReuseIdentifier: "wrapping")
    list.cellProvider = {
      $0.dequeueReusableCell(withReuseIdentifier: "wrapping", for: $1)
    }
    list.layOut()
    #expect(frames().first == CGRect(x: 0, y: 0, width: 100, height: 25))
  }

  @Test func `a plain cell is content with what it gets`() {
    list.layOut()
    #expect(frames().first == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `Z5 any layout is asked whether it follows a cell or a header`() {
    final class Rows: UICollectionViewLayout {
      var asked: [String] = []
      var named: [IndexPath] = []
      var heights: [CGFloat] = [80, 80]

      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 160) }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        cell.frame = CGRect(x: 0, y: 0, width: 100, height: heights[0])
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: IndexPath(item: 0, section: 0)
        )
        header.frame = CGRect(x: 0, y: 80, width: 100, height: heights[1])
        return [cell, header]
      }

      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        let kind = originalAttributes.representedElementKind ?? "cell"
        asked.append("\(kind) \(originalAttributes.size.height) \(preferredAttributes.size.height)")
        guard preferredAttributes.size != originalAttributes.size else { return false }
        heights[kind == "cell" ? 0 : 1] = preferredAttributes.size.height
        return true
      }

      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        named += context.invalidatedItemIndexPaths ?? []
        named += context.invalidatedSupplementaryIndexPaths?.values.flatMap { $0 } ?? []
      }
    }
    provide(heights: [0: 30])
    let rows = Rows()
    list.view.collectionViewLayout = rows
    list.layOut()
    #expect(
      rows.asked == [
        "cell 80.0 30.0", "UICollectionElementKindSectionHeader 80.0 80.0", "cell 30.0 30.0",
      ]
    )
    #expect(rows.named == [path(0)])
  }
}
