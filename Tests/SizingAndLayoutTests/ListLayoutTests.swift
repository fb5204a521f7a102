import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

@MainActor
@Suite struct ListLayoutTests {
  @Test func `items stand where a flow layout would put them`() throws {
    for seed in Effort.seeds(40) {
      var generator = SeededGenerator(seed: seed)
      let sections = (0..<Int.random(in: 1...4, using: &generator)).map {
        section($0, using: &generator)
      }
      let flow = ListHarness(
        size: CGSize(width: 300, height: 400),
        layout: UICollectionViewFlowLayout()
      )
      let list = harness()
      flow.apply(Sections(sections: sections))
      list.apply(Sections(sections: sections))
      #expect(list.collectionView.contentSize == flow.collectionView.contentSize, "seed \(seed)")
      for (section, content) in sections.enumerated() {
        for item in content.sizes.indices {
          let path = IndexPath(item: item, section: section)
          let expected = flow.collectionView.layoutAttributesForItem(at: path)?.frame
          let found = list.collectionView.layoutAttributesForItem(at: path)?.frame
          #expect(isNear(found, expected), "seed \(seed), \(section)-\(item), \(content.layout)")
        }
        #expect(headerFrame(section, in: list) == headerFrame(section, in: flow))
      }
    }
  }

  @Test func `what is beside a rectangle or has no area is not in it`() throws {
    let list = harness()
    list.apply(
      SizedSection(
        name: 0,
        layout: .grid(columns: 2),
        sizes: [40, 40, 0, 0, 40, 40].map { .height($0) }
      )
    )
    let layout = list.collectionView.collectionViewLayout
    let found = try #require(
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 400))
    )
    let items = found.filter { $0.representedElementCategory == .cell }.map(\.indexPath.item)
    #expect(items == [0, 4])
  }

  @Test func `only what is in the visible area has a cell, wherever that is`() {
    let list = harness()
    list.apply(SizedSection(name: 0, layout: .list(spacing: 5), sizes: heights(1_000, of: 45)))
    #expect(list.visibleItems.count == 8)
    list.scroll(to: 20 + 50 * 500)
    #expect(list.visibleItems.map(\.item) == Array(500..<508))
    list.scroll(to: 20 + 50 * 500 + 45)
    #expect(list.visibleItems.map(\.item) == Array(501..<509))
  }

  @Test(arguments: [SectionLayout.list, .grid(columns: 3, spacing: 4)])
  func `a change of one size asks for no other and moves what is below`(
    layout: SectionLayout
  )
    throws
  {
    let list = harness()
    list.apply(SizedSection(name: 0, layout: layout, sizes: heights(300, of: 50)))
    let length = list.collectionView.contentSize.height
    let below = try #require(frame(6, in: list))
    let controller = try #require(
      list.controller(SizedController.self, at: IndexPath(item: 2, section: 0))
    )
    SizedController.asked = 0
    controller.updateState { $0.height = 80 }
    list.flush()
    #expect(SizedController.asked <= 4)
    #expect(list.collectionView.contentSize.height == length + 30)
    #expect(frame(6, in: list) == below.offsetBy(dx: 0, dy: 30))
    #expect(frame(2, in: list)?.height == 80)
    #expect(list.issues.isEmpty)
  }

  @Test func `a sticky header stays at the top until the next section pushes it out`() throws {
    let list = harness()
    let layout = SectionLayout.list.stickyHeader()
    list.apply(
      Sections(
        sections: (0..<3).map {
          SizedSection(name: $0, layout: layout, sizes: heights(10, of: 50))
        }
      )
    )
    #expect(list.header(0)?.frame.minY == 0)
    list.scroll(to: 100)
    #expect(list.header(0)?.frame.minY == 100)
    #expect(list.header(1) == nil)
    list.scroll(to: 510)
    #expect(list.header(0)?.frame.minY == 500)
    #expect(list.header(1)?.frame.minY == 520)
    list.scroll(to: 520)
    #expect(list.header(0) == nil)
    #expect(list.header(1)?.frame.minY == 520)
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: [false, true])
  func `overlapping items are in the order that their arrangement says`(isCompositional: Bool) {
    let list = ListHarness(
      size: CGSize(width: 300, height: 300),
      layout: isCompositional ? CompositionalListLayout() : ListLayout()
    )
    list.apply(SizedSection(name: 0, layout: .custom(Stack()), sizes: heights(4, of: 50)))
    let layout = list.collectionView.collectionViewLayout
    let found = layout.layoutAttributesForElements(in: list.collectionView.bounds) ?? []
    let order = found.filter { $0.representedElementCategory == .cell }
      .sorted { $0.zIndex < $1.zIndex }.map(\.indexPath.item)
    #expect(order == [3, 2, 1, 0])
    #expect(layout.layoutAttributesForItem(at: [0, 1])?.zIndex == 3)
    #expect(list.frame(1)?.minY == 30)
  }

  @Test func `a header that is not sticky scrolls away`() {
    let list = harness()
    list.apply(SizedSection(name: 0, layout: .list, sizes: heights(20, of: 50)))
    list.scroll(to: 30)
    #expect(list.header(0) == nil)
  }

  @Test func `another width arranges the list anew`() {
    let list = harness()
    let layout = SectionLayout.grid(minimumWidth: 90, spacing: 10)
    list.apply(SizedSection(name: 0, layout: layout, sizes: heights(12, of: 50)))
    #expect(list.collectionView.contentSize == CGSize(width: 300, height: 20 + 4 * 60 - 10))
    list.collectionView.frame.size.width = 400
    list.window.layoutIfNeeded()
    #expect(list.collectionView.contentSize == CGSize(width: 400, height: 20 + 3 * 60 - 10))
  }

  @Test func `an animated update inserts, removes and moves as with a flow layout`() {
    let list = harness()
    let log = Log()
    list.apply(Notes(["a": notes(0..<10), "b": notes(10..<14)], log: log))
    list.apply(
      Notes(["b": notes([12, 10]), "a": notes([5, 20, 0, 13])], log: log),
      animated: true
    )
    list.finishAnimations()
    #expect(list.visibleTexts == ["12", "10", "5", "20", "0", "13"])
    #expect(list.collectionView.contentSize.height == 300)
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: [-5, .nan, .infinity, 0] as [CGFloat])
  func `sizes that cannot be shown leave the rest of the list in place`(height: CGFloat) {
    let list = harness()
    let sizes = [ItemSize.height(50), .height(height), .height(50)]
    list.apply(SizedSection(name: 0, layout: .list, sizes: sizes))
    #expect(frame(0, in: list)?.minY == 20)
    #expect(frame(2, in: list)?.height == 50)
    let badSizes = list.issues.filter { if case .invalidSize = $0.code { true } else { false } }
    #expect(badSizes.count == (height == 0 ? 0 : 1))
  }

  @Test func `a list without width or without an adapter is empty and does not fail`() {
    let list = ListHarness(size: .zero)
    list.collectionView.collectionViewLayout = ListLayout()
    list.apply(SizedSection(name: 0, layout: .grid(columns: 0), sizes: heights(3, of: 50)))
    #expect(list.visibleItems.isEmpty)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: ListLayout()
    )
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 0)
  }

  private func harness() -> ListHarness {
    let list = ListHarness(size: CGSize(width: 300, height: 400))
    list.collectionView.collectionViewLayout = ListLayout()
    return list
  }

  private func heights(_ count: Int, of height: CGFloat) -> [ItemSize] {
    Array(repeating: .height(height), count: count)
  }

  private func frame(_ item: Int, in list: ListHarness) -> CGRect? {
    list.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  private func headerFrame(_ section: Int, in list: ListHarness) -> CGRect? {
    list.collectionView.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )?.frame
  }

  /// Whether frames agree as far as the rules of both layouts do.
  ///
  /// Flow layouts do not keep to pixels, and do not share out what columns of whole pixels leave free on
  /// the last line: less than a pixel for each of at most four columns.
  private func isNear(_ lhs: CGRect?, _ rhs: CGRect?) -> Bool {
    guard let lhs, let rhs else { return lhs == rhs }
    let across = [lhs.minX - rhs.minX, lhs.maxX - rhs.maxX]
    let along = [lhs.minY - rhs.minY, lhs.maxY - rhs.maxY]
    return across.allSatisfy { abs($0) <= 2 } && along.allSatisfy { abs($0) <= 0.5 }
  }

  private func section(_ name: Int, using generator: inout SeededGenerator) -> SizedSection {
    let spacing = CGFloat(Int.random(in: 0...9, using: &generator))
    let layouts: [SectionLayout] = [
      .list(spacing: spacing), .flow(spacing: spacing),
      .grid(columns: Int.random(in: 1...4, using: &generator), spacing: spacing),
      .grid(minimumWidth: 70, spacing: spacing),
    ]
    var layout = layouts[Int.random(in: 0..<layouts.count, using: &generator)]
    if Bool.random(using: &generator) {
      layout = layout.insets(ListInsets(top: 3, leading: 10, bottom: 7, trailing: 5))
    }
    let isUniform = Bool.random(using: &generator)
    let isFlow = layouts[1].insets(layout.insets) == layout
    let count = Int.random(in: 0...20, using: &generator)
    let sizes = (0..<count).map { _ -> ItemSize in
      let height = isUniform ? 40 : CGFloat(Int.random(in: 10...60, using: &generator))
      let width = isUniform ? 45 : CGFloat(Int.random(in: 10...150, using: &generator))
      return isFlow ? .fixed(width: width, height: height) : .height(height)
    }
    return SizedSection(name: name, layout: layout, sizes: sizes)
  }
}

private struct Sections: ListContent {
  let sections: [SizedSection]

  var body: some ListContent {
    for section in sections { section }
  }
}

/// Cards on top of each other, the first one in front.
private struct Stack: SectionArrangement {
  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] {
    sizes.enumerated().map { index, size in
      CGRect(x: 0, y: 10 * CGFloat(index), width: size.width, height: size.height)
    }
  }

  func zIndex(ofItem index: Int, of count: Int) -> Int { count - index }
}
