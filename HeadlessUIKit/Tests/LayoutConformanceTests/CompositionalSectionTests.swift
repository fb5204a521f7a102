import TestPlatform
import Testing

/// How sections follow each other, and what is at their edges and behind them.
@MainActor struct CompositionalSectionTests {
  private func path(_ item: Int, _ section: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func section(
    height: CGFloat = 50,
    headers: [NSCollectionLayoutBoundarySupplementaryItem] = []
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: .single(height))
    section.boundarySupplementaryItems = headers
    return section
  }

  @Test func `D1 each section is described with its index and room, again after invalidation`() {
    var asked: [Int] = []
    var rooms: Set<[CGFloat]> = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append(index)
      let size = environment.container.effectiveContentSize
      rooms.insert([size.width, size.height])
      return NSCollectionLayoutSection(group: .single(index == 0 ? 10 : 20))
    }
    let list = CompositionalFixture([1, 1], layout: layout)
    #expect(asked.isEmpty)
    #expect(list.frames(ofSection: 1).map(\.height) == [20])
    #expect(asked == [0, 1])
    #expect(rooms == [[100, 300]])
    layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(asked == [0, 1, 0, 1])
  }

  @Test func `D2 the safe area keeps the sides free unless the section says otherwise`() {
    let plain = section()
    let wide = section()
    wide.contentInsetsReference = .none
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? plain : wide }
    let list = CompositionalFixture([1, 1], layout: layout)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    window.addSubview(list.view)
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 5), of: window)
    window.makeKeyAndVisible()
    #expect(list.frames(ofSection: 0) == [CGRect(x: 10, y: 0, width: 85, height: 50)])
    #expect(list.frames(ofSection: 1) == [CGRect(x: 0, y: 50, width: 100, height: 50)])
  }

  @Test func `D11 insets and spacings keep groups and sections apart`() {
    let section = section()
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.interGroupSpacing = 6
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    let layout = UICollectionViewCompositionalLayout(
      section: section,
      configuration: configuration
    )
    let list = CompositionalFixture([2, 1], layout: layout)
    #expect(
      list.frames() == [
        CGRect(x: 2, y: 1, width: 94, height: 50), CGRect(x: 2, y: 57, width: 94, height: 50),
      ]
    )
    #expect(list.frames(ofSection: 1).map(\.minY) == [121])
    #expect(list.view.contentSize == CGSize(width: 100, height: 174))
  }

  @Test func `D11 only what is visible has cells`() {
    let list = CompositionalFixture([100, 100], section: section())
    #expect(list.visible == (0..<6).map { "0-\($0)" })
    list.view.contentOffset.y = 4_900
    #expect(list.visible == ["0-98", "0-99", "1-0", "1-1", "1-2", "1-3"])
  }

  @Test func `D12 headers and footers make the section longer, also one without items`() {
    let section = section(headers: [
      NSCollectionLayoutBoundarySupplementaryItem("header", height: 20, .top),
      NSCollectionLayoutBoundarySupplementaryItem("footer", height: 10, .bottom),
    ])
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let list = CompositionalFixture([1, 0], section: section)
    #expect(list.frame(ofKind: "header") == CGRect(x: 10, y: 0, width: 80, height: 20))
    #expect(list.frames() == [CGRect(x: 10, y: 25, width: 80, height: 50)])
    #expect(list.frame(ofKind: "footer") == CGRect(x: 10, y: 80, width: 80, height: 10))
    #expect(list.frame(ofKind: "header", section: 1)?.minY == 90)
    #expect(list.view.contentSize.height == 130)
    #expect(list.view.visibleSupplementaryViews(ofKind: "header").count == 2)
  }

  @Test func `D12 a header that does not extend its section lies on the items`() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(30), .absolute(20)),
      elementKind: "header",
      alignment: .topTrailing,
      absoluteOffset: CGPoint(x: -4, y: 6)
    )
    header.extendsBoundary = false
    let list = CompositionalFixture([1], section: section(headers: [header]))
    #expect(list.frame(ofKind: "header") == CGRect(x: 66, y: 6, width: 30, height: 20))
    #expect(list.frames().map(\.minY) == [0])
    let attributes = list.view.layoutAttributesForSupplementaryElement(
      ofKind: "header",
      at: path(0, 0)
    )
    #expect(attributes?.zIndex == 1)
  }

  @Test(arguments: [(0, 0), (30, 30), (130, 130), (145, 140), (200, 200)])
  func `D13 a pinned header stays in sight as long as its section`(
    offset: Int,
    expected: Int
  ) {
    let header = NSCollectionLayoutBoundarySupplementaryItem("header", height: 10, .top)
    header.pinToVisibleBounds = true
    let list = CompositionalFixture([2, 20], section: section(height: 70, headers: [header]))
    list.view.layoutIfNeeded()
    list.view.contentOffset.y = CGFloat(offset)
    // The first section ends at 150, and with it the way of its header.
    let section = offset < 150 ? 0 : 1
    #expect(list.frame(ofKind: "header", section: section)?.minY == CGFloat(expected))
    let shown = list.view.supplementaryView(forElementKind: "header", at: path(0, section))
    #expect(shown?.frame.minY == CGFloat(expected))
  }

  @Test func `D13 a pinned footer stays in sight as long as its section`() {
    let footer = NSCollectionLayoutBoundarySupplementaryItem("footer", height: 10, .bottom)
    footer.pinToVisibleBounds = true
    let list = CompositionalFixture([10], section: section(headers: [footer]))
    #expect(list.frame(ofKind: "footer")?.maxY == 300)
    list.view.contentOffset.y = 210
    #expect(list.frame(ofKind: "footer")?.maxY == 510)
  }

  @Test func `D14 a badge is fixed to its item`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.5, y: -0.5)
      )
    )
    let centered = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(10)),
      elementKind: "footer",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .bottom,
        absoluteOffset: CGPoint(x: 0, y: 3)
      ),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top)
    )
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.absolute(40), .fractionalHeight(1)),
      supplementaryItems: [badge, centered]
    )
    let section = NSCollectionLayoutSection(group: .row(.absolute(50), [item]))
    section.contentInsets.top = 20
    let list = CompositionalFixture([3], section: section)
    // Inside the corner, and half of its own size outwards.
    #expect(list.frame(ofKind: "badge", 1) == CGRect(x: 70, y: 15, width: 20, height: 10))
    // Its upper edge three points below the middle of the item's lower edge.
    #expect(list.frame(ofKind: "footer", 0) == CGRect(x: 10, y: 73, width: 20, height: 10))
    #expect(
      list.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
        == [path(0, 0), path(1, 0), path(2, 0)]
    )
  }

  @Test func `D15 a background is as large as its section less its insets`() throws {
    let section = section()
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    background.zIndex = -1
    section.decorationItems = [background]
    section.contentInsets.bottom = 10
    let list = CompositionalFixture([2, 1], section: section)
    list.layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    list.view.layoutIfNeeded()
    let frames = [0, 1].compactMap {
      list.layout.layoutAttributesForDecorationView(ofKind: "back", at: path(0, $0))?.frame
    }
    #expect(
      frames == [
        CGRect(x: 2, y: 1, width: 94, height: 106), CGRect(x: 2, y: 111, width: 94, height: 56),
      ]
    )
    let back = try #require(list.view.subviews.first)
    #expect(!(back is UICollectionViewCell))
    #expect(list.view.subviews.count == 5)
  }

  @Test func `D15 a background without a class is refused`() {
    let section = section()
    section.decorationItems = [.background(elementKind: "back")]
    let list = CompositionalFixture([1], section: section)
    let failures = Headless.recordingFailures { list.view.layoutIfNeeded() }
    #expect(failures.first?.id == "F-DEQ-DECO")
  }

  @Test func `D16 a header of all the content belongs to no section`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem("header", height: 30, .top),
      NSCollectionLayoutBoundarySupplementaryItem("footer", height: 20, .bottom),
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: section(),
      configuration: configuration
    )
    let list = CompositionalFixture([1, 1], layout: layout)
    list.view.layoutIfNeeded()
    #expect(
      list.view.indexPathsForVisibleSupplementaryElements(ofKind: "header")
        == [IndexPath(index: 0)]
    )
    let footer = list.view.supplementaryView(
      forElementKind: "footer",
      at: IndexPath(index: 0)
    )
    #expect(footer?.frame == CGRect(x: 0, y: 130, width: 100, height: 20))
    #expect(list.frames().map(\.minY) == [30])
    #expect(list.view.contentSize.height == 150)
  }

  @Test func `D20 only another size, what is pinned, and handlers call for another layout`() {
    let list = CompositionalFixture([10], section: section())
    list.view.layoutIfNeeded()
    let moved = CGRect(x: 0, y: 40, width: 100, height: 300)
    #expect(!list.layout.shouldInvalidateLayout(forBoundsChange: moved))
    let wider = CGRect(x: 0, y: 0, width: 120, height: 300)
    #expect(list.layout.shouldInvalidateLayout(forBoundsChange: wider))
    list.view.frame.size.width = 120
    #expect(list.frames().first?.width == 120)

    let header = NSCollectionLayoutBoundarySupplementaryItem("header", height: 10, .top)
    header.pinToVisibleBounds = true
    let pinned = CompositionalFixture([10], section: section(headers: [header]))
    pinned.view.layoutIfNeeded()
    #expect(pinned.layout.shouldInvalidateLayout(forBoundsChange: moved))
  }

  @Test func `D35 a view without a size and a window describes no section`() {
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return nil
    }
    let list = CompositionalFixture([2], size: .zero, layout: layout)
    let failures = Headless.recordingFailures {
      list.view.layoutIfNeeded()
      list.counts = [3]
      list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      list.view.layoutIfNeeded()
    }
    #expect(failures.isEmpty)
    #expect(asked == 0)
    let refusals = Headless.recordingFailures {
      list.view.frame.size = CGSize(width: 100, height: 100)
      list.view.layoutIfNeeded()
    }
    #expect(refusals.first?.id == "F-COMP-NIL")
    #expect(asked > 0)
  }

  @Test func `D25 a section with content and without a description is refused`() {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? nil : NSCollectionLayoutSection(group: .single(20))
    }
    let list = CompositionalFixture([0, 1], layout: layout)
    #expect(Headless.recordingFailures { list.view.layoutIfNeeded() }.isEmpty)
    list.counts = [2, 1]
    list.view.reloadData()
    let failures = Headless.recordingFailures { list.view.layoutIfNeeded() }
    #expect(failures.map(\.id) == ["F-COMP-NIL"])
    #expect(failures.first?.reason.contains("Invalid section definition") == true)
    #expect(list.visible == ["1-0"])
  }

  @Test func `D26 another configuration is taken over when it is set`() {
    let list = CompositionalFixture([1, 1], section: section())
    #expect(list.frames(ofSection: 1).map(\.minY) == [50])
    let configuration = list.layout.configuration
    configuration.interSectionSpacing = 10
    list.layout.configuration = configuration
    configuration.interSectionSpacing = 99
    #expect(list.frames(ofSection: 1).map(\.minY) == [60])
  }

  @Test func `D27 a horizontal layout has its sections side by side`() {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.absolute(40), .fractionalHeight(1)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: column)
    section.interGroupSpacing = 5
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.absolute(10), .fractionalHeight(1)),
        elementKind: "header",
        alignment: .leading
      )
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      section: section,
      configuration: configuration
    )
    let list = CompositionalFixture([2, 1], layout: layout)
    #expect(list.frame(ofKind: "header") == CGRect(x: 0, y: 0, width: 10, height: 300))
    #expect(list.frames().map(\.minX) == [10, 55])
    #expect(list.frames(ofSection: 1) == [CGRect(x: 105, y: 0, width: 40, height: 300)])
    #expect(list.view.contentSize == CGSize(width: 145, height: 300))
  }

  @Test func `D28 where people read from right to left, leading is right`() {
    let item = NSCollectionLayoutItem(.absolute(30), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(group: .row(.absolute(10), [item]))
    section.contentInsets.leading = 10
    let list = CompositionalFixture([2], section: section)
    list.view.semanticContentAttribute = .forceRightToLeft
    list.view.layoutIfNeeded()
    let shown = [0, 1].compactMap { list.view.cellForItem(at: path($0, 0))?.frame.minX }
    #expect(shown == [60, 30])
  }

  @Test func `D40 headers keep to the section's insets, or to what they refer to`() {
    let follows = section(headers: [.init("header", height: 10, .top)])
    follows.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 4)
    let ignores = section(headers: [.init("header", height: 10, .top)])
    ignores.contentInsets = follows.contentInsets
    ignores.supplementariesFollowContentInsets = false
    let refers = section(headers: [.init("header", height: 10, .top)])
    refers.contentInsets = follows.contentInsets
    refers.supplementaryContentInsetsReference = .layoutMargins
    let sections = [follows, ignores, refers]
    let layout = UICollectionViewCompositionalLayout { index, _ in sections[index] }
    let list = CompositionalFixture([1, 1, 1], layout: layout)
    list.view.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 20)
    layout.invalidateLayout()
    let spans = (0..<3).map { list.frame(ofKind: "header", section: $0) }
    #expect(spans.map { $0?.minX } == [8, 0, 12])
    #expect(spans.map { $0?.width } == [88, 100, 68])
    #expect(list.frames(ofSection: 2).map(\.minX) == [8])
  }

  @Test func `D41 a section may keep to the width that is comfortable to read`() {
    let plain = section()
    plain.contentInsetsReference = .readableContent
    let list = CompositionalFixture([1], size: CGSize(width: 1_000, height: 300), section: plain)
    list.view.layoutMargins = .zero
    list.layout.invalidateLayout()
    let frame = list.frames().first ?? .zero
    #expect(frame.width < 1_000)
    #expect(frame.width == list.view.readableContentGuide.layoutFrame.width)
    #expect(frame.midX == 500)
  }
}
