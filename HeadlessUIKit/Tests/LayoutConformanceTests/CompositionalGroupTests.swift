import TestPlatform
import Testing

/// How groups place their items.
@MainActor struct CompositionalGroupTests {
  /// The places of items in groups of a kind, in a view of 100 by 300 points.
  private func frames(_ count: Int, _ group: NSCollectionLayoutGroup) -> [CGRect] {
    CompositionalFixture([count], section: NSCollectionLayoutSection(group: group)).frames()
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `D3 fractions are of the group and points are points`() {
    let item = NSCollectionLayoutItem(.fractionalWidth(0.25), .fractionalHeight(0.5))
    let wide = NSCollectionLayoutItem(.absolute(60), .fractionalWidth(0.1))
    #expect(
      frames(2, .row(.absolute(40), [item, wide])) == [rect(0, 0, 25, 20), rect(25, 0, 60, 10)]
    )
  }

  @Test func `D3 a fraction of the height is of what is visible`() {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    #expect(frames(2, .row(.fractionalHeight(0.5), [item])).map(\.minY) == [0, 150])
  }

  @Test func `D3 nested groups fill their part in their own direction`() {
    let small = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitems: [small]
    )
    let large = NSCollectionLayoutItem(.fractionalWidth(0.7), .fractionalHeight(1))
    #expect(
      frames(4, .row(.absolute(60), [large, column])) == [
        rect(0, 0, 70, 60), rect(70, 0, 30, 30), rect(70, 30, 30, 30), rect(0, 60, 70, 60),
      ]
    )
  }

  @Test func `D4 members are repeated in turn as long as there is room`() {
    let narrow = NSCollectionLayoutItem(.absolute(20), .fractionalHeight(1))
    let wide = NSCollectionLayoutItem(.absolute(30), .fractionalHeight(1))
    // 20, 30, 20, 30 are 100 points; the fifth is in the next group.
    #expect(
      frames(5, .row(.absolute(10), [narrow, wide])).map(\.origin)
        == [(0, 0), (20, 0), (50, 0), (70, 0), (0, 10)].map { CGPoint(x: $0.0, y: $0.1) }
    )
  }

  @Test func `D4 three thirds fit in spite of rounding`() {
    let third = NSCollectionLayoutItem(.fractionalWidth(1.0 / 3), .absolute(10))
    #expect(frames(3, .row(.absolute(10), [third])).allSatisfy { $0.minY == 0 })
  }

  @Test func `D5 fixed spacing is exact and takes room`() {
    let item = NSCollectionLayoutItem(.absolute(30), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.row(.absolute(10), [item])
    group.interItemSpacing = .fixed(8)
    #expect(frames(3, group).map(\.minX) == [0, 38, 0])
  }

  @Test func `D5 flexible spacing shares what is left over`() {
    let item = NSCollectionLayoutItem(.absolute(20), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.row(.absolute(10), [item])
    group.interItemSpacing = .flexible(10)
    #expect(frames(3, group).map(\.minX) == [0, 40, 80])
  }

  @Test func `D6 a counted item divides the room`() {
    let item = NSCollectionLayoutItem(.absolute(70), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(10)),
      subitem: item,
      count: 3
    )
    group.interItemSpacing = .fixed(5)
    #expect(frames(4, group).map(\.minX) == [0, 35, 70, 0])
    #expect(frames(4, group).allSatisfy { $0.width == 30 })
  }

  @Test func `D6 a repeated item keeps its size`() {
    let item = NSCollectionLayoutItem(.absolute(20), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(90)),
      repeatingSubitem: item,
      count: 2
    )
    let first = NSCollectionLayoutItem(.absolute(20), .absolute(30))
    let exact = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(90)),
      repeatingSubitem: first,
      count: 2
    )
    #expect(frames(3, group).map(\.height) == [90, 90, 90])
    #expect(frames(3, exact).map(\.minY) == [0, 30, 90])
  }

  @Test func `D7 a closure says where the members of a group are`() {
    var rooms: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50))
    ) { environment in
      rooms.append(environment.container.effectiveContentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: 10, height: 10)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 50, y: 20, width: 30, height: 30),
          zIndex: 4
        ),
      ]
    }
    let list = CompositionalFixture([3], section: NSCollectionLayoutSection(group: group))
    #expect(list.frames() == [rect(5, 5, 10, 10), rect(50, 20, 30, 30), rect(5, 55, 10, 10)])
    #expect(rooms.allSatisfy { $0 == CGSize(width: 100, height: 50) })
    let second = list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.zIndex == 4)
  }

  @Test func `D8 content insets make an item smaller and leave its neighbors alone`() {
    let item = NSCollectionLayoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frames(2, .row(.absolute(20), [item])) == [rect(2, 1, 44, 16), rect(52, 1, 44, 16)])
  }

  @Test func `D8 the content insets of a group make room for its members smaller`() {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.row(.absolute(20), [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frames(2, group) == [rect(2, 1, 94, 16), rect(2, 21, 94, 16)])
  }

  @Test func `D9 edge spacing keeps neighbors away, and centers where it is flexible`() {
    let item = NSCollectionLayoutItem(.absolute(20), .absolute(10))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5),
      top: .flexible(0),
      trailing: .fixed(10),
      bottom: .flexible(0)
    )
    #expect(
      frames(3, .row(.absolute(30), [item])) == [
        rect(5, 10, 20, 10), rect(40, 10, 20, 10), rect(5, 40, 20, 10),
      ]
    )
  }

  @Test func `D10 a group that is not full is as large as the others`() {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .absolute(10))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)),
      subitems: [item]
    )
    let list = CompositionalFixture([5], section: NSCollectionLayoutSection(group: column))
    #expect(list.frames().map(\.minY) == [0, 10, 20, 30, 40])
    #expect(list.view.contentSize == CGSize(width: 100, height: 80))
  }

  @Test func `D23 a group of nothing is refused`() {
    let failures = Headless.recordingFailures {
      let group = NSCollectionLayoutGroup.row(.absolute(10), [])
      #expect(frames(2, group).isEmpty)
    }
    #expect(failures.map(\.reason) == ["At least 1 subitem is required for a group"])
  }

  @Test func `D24 a group without room for one item is refused and shows it`() {
    let item = NSCollectionLayoutItem(.absolute(120), .fractionalHeight(1))
    let failures = Headless.recordingFailures {
      #expect(frames(2, .row(.absolute(10), [item])).map(\.minY) == [0, 10])
    }
    #expect(failures.first?.id == "F-COMP-FIT")
    #expect(failures.first?.reason.contains("cannot fit even a single item") == true)
    #expect(failures.first?.reason.contains("for section at index 0 in container") == true)
  }

  @Test func `D24 a group without room for a smaller group is refused`() {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let inner = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.absolute(150), .fractionalHeight(1)),
      subitems: [item]
    )
    let failures = Headless.recordingFailures { _ = frames(1, .row(.absolute(10), [inner])) }
    #expect(failures.first?.id == "F-COMP-ROOM")
    #expect(
      failures.first?.reason.contains("There is no room for this NSCollectionLayoutGroup") == true
    )
  }

  private func line(
    _ kind: String = "badge",
    _ edges: NSDirectionalRectEdge
  )
    -> NSCollectionLayoutSupplementaryItem
  {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(2)),
      elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: edges)
    )
  }

  @Test func `D38 a view that is attached to a group is there for each time it is repeated`() {
    let item = NSCollectionLayoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.row(.absolute(40), [item])
    group.supplementaryItems = [line("badge", [.bottom])]
    #expect(group.supplementaryItems.count == 1)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 10
    let list = CompositionalFixture([5], section: section)
    #expect(list.frames().count == 5)
    #expect(
      (0..<4).map { list.frame(ofKind: "badge", $0) } == [
        CGRect(x: 0, y: 48, width: 100, height: 2), CGRect(x: 0, y: 88, width: 100, height: 2),
        CGRect(x: 0, y: 128, width: 100, height: 2), nil,
      ]
    )
    #expect(
      list.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").sorted()
        == (0..<3).map { IndexPath(item: $0, section: 0) }
    )
    list.counts = [200]
    list.view.reloadData()
    list.view.contentOffset.y = 2_000
    list.view.layoutIfNeeded()
    #expect(
      list.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").map(\.item).sorted()
        == Array(49..<57)
    )
  }

  @Test func `D38 views of groups within groups are counted by kind, and scroll with them`() {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.absolute(50), .fractionalHeight(1)),
      subitems: [item]
    )
    inner.supplementaryItems = [line("badge", [.top])]
    let outer = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(40)),
      subitems: [inner]
    )
    outer.supplementaryItems = [line("header", [.bottom])]
    let section = NSCollectionLayoutSection(group: outer)
    section.orthogonalScrollingBehavior = .continuous
    let list = CompositionalFixture([4], section: section)
    #expect((0..<4).compactMap { list.frame(ofKind: "badge", $0)?.minX } == [0, 50, 100, 150])
    #expect((0..<2).compactMap { list.frame(ofKind: "header", $0)?.minX } == [0, 100])
    #expect(list.frame(ofKind: "header", 2) == nil)
    Headless.scrollSection(0, by: 60, in: list.view)
    #expect((0..<4).compactMap { list.frame(ofKind: "badge", $0)?.minX } == [0, 50, 100, 150])
    #expect(
      list.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").map(\.item).sorted()
        == [1, 2, 3]
    )
  }
}
