import TestPlatform
import Testing

/// Golden frames of the flow layout.
@MainActor struct FlowLayoutTests {
  /// Sizes and section measures for a flow layout.
  @MainActor
  final class Measures: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var sizes: [[CGSize]]

    init(_ sizes: [[CGSize]]) { self.sizes = sizes }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { sizes[section].count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "boundary",
        for: indexPath
      )
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.section][indexPath.item] }
  }

  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let measures: Measures

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    measures = Measures([])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary"
      )
    }
    view.dataSource = measures
    view.delegate = measures
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func frames(_ sizes: [[CGSize]]) -> [CGRect] {
    measures.sizes = sizes
    view.reloadData()
    view.layoutIfNeeded()
    return sizes.indices.flatMap { section in
      sizes[section].indices.compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
  }

  private func boundary(_ kind: String, _ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind,
      at: IndexPath(item: 0, section: section)
    )?.frame
  }

  private func header(_ section: Int) -> CGRect? {
    boundary(UICollectionView.elementKindSectionHeader, section)
  }

  private func footer(_ section: Int) -> CGRect? {
    boundary(UICollectionView.elementKindSectionFooter, section)
  }

  @Test func `G1 items that fit exactly fill their line`() {
    let frames = frames([Array(repeating: size(100, 50), count: 4)])
    #expect(
      frames == [
        rect(0, 0, 100, 50), rect(110, 0, 100, 50), rect(220, 0, 100, 50), rect(0, 60, 100, 50),
      ]
    )
    #expect(view.contentSize == size(320, 110))
  }

  @Test func `G1 a sixth of the width six times is one line whatever the sum is`() {
    view.frame.size.width = 430
    layout.minimumInteritemSpacing = 0
    let frames = frames([Array(repeating: size(430.0 / 6, 50), count: 6)])
    #expect(Set(frames.map(\.minY)) == [0])
  }

  @Test func `G2 a full line reaches from edge to edge`() {
    let frames = frames([[size(90, 50), size(60, 50), size(90, 50), size(200, 50)]])
    #expect(frames.prefix(3).map(\.minX) == [0, 130, 230])
    #expect(frames[2].maxX == 320)
  }

  @Test(arguments: [4, 5]) func `G4 equal items keep the grid of the full lines`(count: Int) {
    let frames = frames([Array(repeating: size(90, 50), count: count)])
    #expect(frames.map(\.minX) == Array([0, 115, 230, 0, 115].prefix(count)))
  }

  @Test func `G3 an item alone in a full line is centered`() {
    let frames = frames([[size(200, 40), size(240, 40), size(100, 40)]])
    #expect(frames[0] == rect(60, 0, 200, 40))
    #expect(frames[1] == rect(40, 50, 240, 40))
  }

  @Test func `G5 a last line of different items starts at the left with the least spacing`() {
    let frames = frames([[size(200, 40), size(100, 40), size(60, 40), size(50, 40)]])
    #expect(
      frames == [
        rect(0, 0, 200, 40), rect(220, 0, 100, 40), rect(0, 50, 60, 40), rect(70, 50, 50, 40),
      ]
    )
  }

  @Test func `G6 lower items are centered in their line`() {
    let frames = frames([[size(100, 80), size(100, 20), size(50, 10)]])
    #expect(frames.map(\.minY) == [0, 30, 35])
  }

  @Test func `G7 insets keep items away from the edges and count without items`() {
    layout.sectionInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 40)
    let frames = frames([[size(260, 10)], [], [size(260, 10)]])
    #expect(frames == [rect(20, 1, 260, 10), rect(20, 17, 260, 10)])
    #expect(view.contentSize == size(320, 29))
  }

  @Test func `G8 headers and footers span the width also of empty sections`() {
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
    layout.headerReferenceSize = size(7, 30)
    layout.footerReferenceSize = size(7, 20)
    let frames = frames([[size(100, 10)], []])
    #expect(frames == [rect(20, 35, 100, 10)])
    #expect([header(0), footer(0)] == [rect(0, 0, 320, 30), rect(0, 50, 320, 20)])
    #expect([header(1), footer(1)] == [rect(0, 70, 320, 30), rect(0, 110, 320, 20)])
    #expect(view.contentSize.height == 130)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.visibleSupplementaryViews(ofKind: kind).count == 2)
  }

  @Test func `G10 a header without a height does not exist`() {
    layout.headerReferenceSize = size(320, 0)
    _ = frames([[size(100, 10)]])
    #expect(header(0) == nil)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.visibleSupplementaryViews(ofKind: kind).isEmpty)
  }

  @Test func `G9 a horizontal layout fills columns and puts the header beside them`() {
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = size(30, 7)
    let frames = frames([Array(repeating: size(50, 200), count: 3)])
    #expect(
      frames == [rect(30, 0, 50, 200), rect(30, 280, 50, 200), rect(90, 0, 50, 200)]
    )
    #expect(header(0) == rect(0, 0, 30, 480))
    #expect(view.contentSize == size(140, 480))
  }

  @Test func `G14 content insets make lines shorter`() {
    view.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    let frames = frames([Array(repeating: size(100, 50), count: 3)])
    #expect(
      frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 120, y: 0), CGPoint(x: 0, y: 60)]
    )
    #expect(view.contentSize.width == 220)
  }

  @Test func `G15 an item without an area is not displayed`() {
    _ = frames([[size(100, 50), .zero, size(100, 50)]])
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [0, 2])
  }

  @Test func `G11 an item that is too wide is laid out and logged`() {
    var frames: [CGRect] = []
    let log = Headless.recordingLog { frames = self.frames([[size(400, 50), size(50, 50)]]) }
    #expect(frames.map(\.minY) == [0, 60])
    #expect(
      log.first?.hasPrefix(
        """
        The behavior of the UICollectionViewFlowLayout is not defined because:
        the item width must be less than the width of the UICollectionView minus the section insets \
        left and right values, minus the content insets left and right values.
        """
      ) == true
    )
  }

  @Test func `G16 a negative size is refused`() {
    let failures = Headless.recordingFailures { _ = frames([[size(-1, 50)]]) }
    #expect(failures.map(\.reason) == ["negative sizes are not supported in the flow layout"])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `a size that is no number is refused`(length: CGFloat) {
    let failures = Headless.recordingFailures { _ = frames([[size(50, length)]]) }
    #expect(failures.first?.id == "F-ATTR-SIZE")
    #expect(view.visibleCells.isEmpty)
  }

  @Test(
    arguments: zip([-50, 0, 100, 980, 1030] as [CGFloat], [0, 0, 100, 970, 970] as [CGFloat])
  )
  func `G12 a pinned header stays in sight while its section is there`(
    offset: CGFloat,
    expected: CGFloat
  ) {
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = size(0, 30)
    layout.minimumLineSpacing = 0
    _ = frames([Array(repeating: size(320, 97), count: 10), [size(320, 1000)]])
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    #expect(header(0)?.minY == expected)
  }

  @Test func `G12 a pinned header moves its view and no size is asked for again`() throws {
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = size(0, 30)
    _ = frames([Array(repeating: size(320, 100), count: 10)])
    view.contentOffset.y = 250
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minY == 250)
    #expect(view.subviews.last === header)
  }

  @Test func `G17 a width that changes breaks lines anew`() {
    _ = frames([Array(repeating: size(100, 50), count: 4)])
    view.frame.size.width = 210
    view.layoutIfNeeded()
    #expect(view.contentSize == size(210, 110))
    #expect(view.visibleCells.count == 4)
  }

  @Test func `estimated items of one size become a grid of what their cells ask for`() {
    final class Square: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 90, height: 60) }
    }
    view.register(Square.self, forCellWithReuseIdentifier: "cell")
    layout.estimatedItemSize = size(50, 50)
    let frames = frames([Array(repeating: size(40, 40), count: 4)])
    #expect(
      frames == [
        rect(0, 0, 90, 60), rect(115, 0, 90, 60), rect(230, 0, 90, 60), rect(0, 70, 90, 60),
      ]
    )
    #expect(view.contentSize == size(320, 130))
  }

  @Test(arguments: [
    (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, 20.0),
    (.fromSafeArea, 60), (.fromLayoutMargins, 100),
  ])
  func `insets are measured from what they refer to`(
    reference: UICollectionViewFlowLayout.SectionInsetReference,
    x: CGFloat
  ) {
    let window = Headless.show(view, size: CGSize(width: 320, height: 480))
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0), of: window)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset.left = 10
    layout.sectionInset.left = 20
    layout.sectionInsetReference = reference
    #expect(frames([[size(40, 40), size(30, 40)]]).first?.minX == x)
  }

  @Test func `G18 an invalidation that spares the measures asks for none`() {
    _ = frames([[size(40, 40), size(30, 40)]])
    measures.sizes = [[size(60, 60), size(30, 40)]]
    let sparing = UICollectionViewFlowLayoutInvalidationContext()
    sparing.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: sparing)
    view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    #expect(view.layoutAttributesForItem(at: first)?.size == size(40, 40))
    layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: first)?.size == size(60, 60))
  }
}
