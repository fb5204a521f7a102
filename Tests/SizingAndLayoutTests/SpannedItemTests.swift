import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import TestSupport
import Testing

/// Items that are as wide as their section among others in columns.
@MainActor
@Suite struct SpannedItemTests {
  @Test func `an item that spans the columns is alone on its line`() {
    let list = harness(ListLayout())
    show([.height(50), .height(30), nil, .height(40)], .grid(columns: 2, spacing: 10), in: list)
    #expect(list.frame(1) == CGRect(x: 155, y: 10, width: 145, height: 30))
    #expect(list.frame(2) == CGRect(x: 0, y: 60, width: 300, height: 20))
    #expect(list.frame(3) == CGRect(x: 0, y: 90, width: 145, height: 40))
    #expect(list.length == 130)
    #expect(list.issues.isEmpty)
  }

  @Test func `in a waterfall it is below all items before it`() {
    let list = harness(ListLayout())
    show(
      [.height(50), .height(30), nil, .height(40)],
      .waterfall(columns: 2, spacing: 10),
      in: list
    )
    #expect(list.frame(2) == CGRect(x: 0, y: 60, width: 300, height: 20))
    #expect(list.frame(3) == CGRect(x: 0, y: 90, width: 145, height: 40))
  }

  @Test func `it is between the insets, and its container says so`() {
    let list = harness(ListLayout())
    list.apply(
      Section(0) {
        Items([SizedItem(id: 0, size: .aspect(1))], SizedController.init)
        Item(SizedItem(id: 1, size: .aspect(10)), SizedController.init).spansColumns()
      }
      .layout(.grid(columns: 3).insets(ListInsets(horizontal: 30)))
    )
    #expect(list.frame(0) == CGRect(x: 30, y: 0, width: 80, height: 80))
    #expect(list.frame(1) == CGRect(x: 30, y: 80, width: 240, height: 24))
  }

  @Test func `one that comes into a grid of even lines moves the others, and back`() {
    let list = harness(ListLayout())
    let layout = SectionLayout.grid(columns: 3)
    show(Array(repeating: .height(50), count: 7), layout, in: list)
    show(
      Array(repeating: .height(50), count: 4) + [nil] + Array(repeating: .height(50), count: 3),
      layout,
      in: list
    )
    #expect(list.frame(3) == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(list.frame(4) == CGRect(x: 0, y: 100, width: 300, height: 20))
    #expect(list.frame(5) == CGRect(x: 0, y: 120, width: 100, height: 50))
    show(Array(repeating: .height(50), count: 7), layout, in: list)
    #expect(list.frame(5) == CGRect(x: 200, y: 50, width: 100, height: 50))
    #expect(list.length == 150)
  }

  @Test func `an item can begin to span the columns`() {
    let list = harness(ListLayout())
    for isWide in [false, true, false] {
      list.apply(
        Section(0) {
          Items([SizedItem(id: 0, size: .height(40))], SizedController.init).spansColumns(isWide)
          Items([SizedItem(id: 1, size: .height(40))], SizedController.init)
        }
        .layout(.grid(columns: 2))
      )
      #expect(list.frame(0)?.width == (isWide ? 300 : 150))
      #expect(list.frame(1)?.minY == (isWide ? 40 : 0))
    }
  }

  @Test(arguments: [SectionLayout.grid(columns: 2), .waterfall(columns: 2)])
  func `which of the items span the columns can change while none of them does`(
    layout: SectionLayout
  ) {
    for isCompositional in [false, true] {
      let list = harness(isCompositional ? CompositionalListLayout() : ListLayout())
      for wide in [0, 1, 0] {
        list.apply(
          Section(0) {
            ForEach(0..<3, id: \.self) { number in
              Item(SizedItem(id: number, size: .height(40)), SizedController.init)
                .spansColumns(number == wide)
            }
          }
          .layout(layout)
        )
        #expect(list.frame(0)?.width == (wide == 0 ? 300 : 150))
        #expect(list.frame(1)?.width == (wide == 1 ? 300 : 150))
        #expect(list.frame(1)?.minY == 40)
      }
    }
  }

  @Test(arguments: [SectionLayout.grid(columns: 2), .waterfall(columns: 2)])
  func `only the content decides which items span the columns, whatever width they ask for`(
    layout: SectionLayout
  ) {
    for kind in [ListLayout(), CompositionalListLayout()] {
      let list = harness(kind)
      list.apply(
        Section(0) {
          Item(SizedItem(id: 0, size: .fixed(width: 300, height: 40)), SizedController.init)
          Item(SizedItem(id: 1, size: .fixed(width: 20, height: 40)), SizedController.init)
          Item(SizedItem(id: 2, size: .fixed(width: 20, height: 40)), SizedController.init)
            .spansColumns()
        }
        .layout(layout)
      )
      #expect(list.frame(0) == CGRect(x: 0, y: 0, width: 150, height: 40))
      #expect(list.frame(1) == CGRect(x: 150, y: 0, width: 150, height: 40))
      #expect(list.frame(2) == CGRect(x: 0, y: 40, width: 300, height: 40))
      #expect(list.issues.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `a cell that measures itself is offered the whole width`(isCompositional: Bool) {
    let list = harness(isCompositional ? CompositionalListLayout() : ListLayout())
    list.apply(
      Section(0) {
        Items((0..<2).map { MeasuredItem(id: $0, height: 40) }, MeasuredController.init)
        Item(MeasuredItem(id: 2, height: 25), MeasuredController.init).spansColumns()
      }
      .layout(.grid(columns: 2))
    )
    // The cells of a column ask for a tenth of the width that they lack.
    #expect(list.heights(3) == [55, 55, 25])
    #expect(list.frame(2)?.width == 300)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `columns begin again at the leading side`(direction: UISemanticContentAttribute) {
    let list = harness(ListLayout())
    list.collectionView.semanticContentAttribute = direction
    show([.height(50), nil, .height(40)], .grid(columns: 2), in: list)
    let start: CGFloat = direction == .forceLeftToRight ? 0 : 150
    #expect(list.frame(0)?.minX == start)
    #expect(list.frame(1) == CGRect(x: 0, y: 50, width: 300, height: 20))
    #expect(list.frame(2)?.minX == start)
  }

  @Test func `in a horizontal list it is as high as the section`() {
    let list = harness(ListLayout(axis: .horizontal))
    list.apply(
      Section(0) {
        Items((0..<3).map { SizedItem(id: $0, size: .width(50)) }, SizedController.init)
        Item(SizedItem(id: 9, size: .width(20)), SizedController.init).spansColumns()
      }
      .layout(.grid(columns: 2))
    )
    #expect(list.frame(2) == CGRect(x: 50, y: 0, width: 50, height: 200))
    #expect(list.frame(3) == CGRect(x: 100, y: 0, width: 20, height: 400))
  }

  @Test func `a flow layout breaks its lines around it`() {
    let list = harness(FlowListLayout())
    show([.height(50), .height(50), nil, .height(40), .height(40)], .grid(columns: 2), in: list)
    #expect(list.frame(2) == CGRect(x: 0, y: 50, width: 300, height: 20))
    #expect(list.frame(3)?.minY == 70)
  }

  @Test func `items stand alike in both layouts, also after updates`() {
    for seed in Effort.seeds(40) {
      var generator = SeededGenerator(seed: seed)
      let lists = [harness(ListLayout()), harness(CompositionalListLayout())]
      let columns = Int.random(in: 1...4, using: &generator)
      for step in 0..<4 {
        let sizes: [ItemSize?] = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
          Int.random(in: 0..<4, using: &generator) == 0
            ? nil : .height(CGFloat(Int.random(in: 10...60, using: &generator)))
        }
        for list in lists {
          show(
            sizes,
            .grid(columns: columns, spacing: 4),
            in: list,
            animated: step.isMultiple(of: 2)
          )
          list.finishAnimations()
          #expect(list.issues.isEmpty)
        }
        for item in sizes.indices {
          let frames = lists.map { $0.frame(item)?.inThousandths }
          #expect(frames[0] == frames[1], "seed \(seed), step \(step)")
        }
        #expect(lists[0].length == lists[1].length, "seed \(seed), step \(step)")
      }
    }
  }

  private func harness(_ layout: UICollectionViewLayout) -> ListHarness {
    ListHarness(size: CGSize(width: 300, height: 400), layout: layout)
  }

  /// Shows items of the given sizes; those without are 20 high and span the columns.
  private func show(
    _ sizes: [ItemSize?],
    _ layout: SectionLayout,
    in list: ListHarness,
    animated: Bool = false
  ) {
    list.apply(
      Section(0) {
        ForEach(sizes.enumerated().map { $0 }, id: \.offset) { entry in
          if let size = entry.element {
            Item(SizedItem(id: 0, size: size), SizedController.init)
          } else {
            Item(SizedItem(id: 0, size: .height(20)), SizedController.init).spansColumns()
          }
        }
      }
      .layout(layout),
      animated: animated
    )
  }
}

extension CGRect {
  /// The rectangle in thousandths of a point: layouts add thirds of a point in different orders.
  fileprivate var inThousandths: [Int] {
    [minX, minY, width, height].map { Int(($0 * 1000).rounded()) }
  }
}
