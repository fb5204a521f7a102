import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import TestSupport
import Testing

/// Items that stay at the edge of the visible area while those after them scroll.
@MainActor
@Suite struct StickyItemTests {
  private let list = ListHarness(size: CGSize(width: 300, height: 300), layout: ListLayout())

  @Test func `an item stays at the top until the next sticky one pushes it out`() throws {
    show(days: 3, of: 10)
    #expect(top(0) == 0)
    list.scroll(to: 100)
    #expect(top(0) == 100)
    #expect(list.cell(UICollectionViewCell.self, at: [0, 0])?.frame.minY == 100)
    list.scroll(to: 415)
    #expect(top(0) == 400)
    #expect(top(11) == 420)
    list.scroll(to: 421)
    #expect(list.cell(UICollectionViewCell.self, at: [0, 0]) == nil)
    #expect(top(11) == 421)
    list.scroll(to: 30)
    #expect(top(0) == 30)
    #expect(top(11) == 420)
    #expect(list.issues.isEmpty)
  }

  @Test func `the end of its section pushes the last one out, below the sticky header`() {
    list.apply(
      Group {
        Section("a") { day(0, of: 5) }
          .header(SizedItem(id: 9, size: .height(30)), SizedHeaderController.init)
          .layout(.list.stickyHeader())
        Section("b") { Items(items(1..<20), SizedController.init) }
      }
    )
    list.scroll(to: 100)
    #expect(list.header(0)?.frame.minY == 100)
    #expect(top(0) == 130)
    list.scroll(to: 220)
    #expect(list.header(0)?.frame.maxY == 250)
    #expect(top(0) == 230)
  }

  @Test
  func `scrolling to an item leaves it below the sticky one, and to a sticky one leads there`()
    async throws
  {
    show(days: 2, of: 20)
    let item = try #require(list.adapter.itemID(SizedController.self, id: 15))
    await list.adapter.scroll(to: item, at: .top, animated: false)
    let frame = try #require(list.frame(16))
    #expect(list.collectionView.contentOffset.y == frame.minY - 20)
    let day = try #require(list.adapter.itemID(SizedController.self, id: 1000))
    await list.adapter.scroll(to: day, at: .top, animated: false)
    #expect(list.collectionView.contentOffset.y == 0)
  }

  @Test func `an update and a state move what a sticky item stands for`() throws {
    show(days: 2, of: 10)
    list.scroll(to: 100)
    list.apply(
      Section("days") {
        Items(items(90..<92), SizedController.init)
        day(0, of: 10)
        day(1, of: 10)
      },
      animated: true
    )
    list.finishAnimations()
    #expect(top(2) == list.collectionView.contentOffset.y)
    let controller = try #require(list.controller(SizedController.self, at: [0, 2]))
    controller.updateState(animated: false) { $0.height = 50 }
    list.flush()
    #expect(list.frame(2)?.height == 50)
    #expect(top(2) == list.collectionView.contentOffset.y)
  }

  @Test func `an item can become sticky, and stop being sticky`() {
    list.apply(Section(0) { day(0, of: 20, isSticky: false) })
    list.scroll(to: 100)
    #expect(top(0) == 0)
    list.apply(Section(0) { day(0, of: 20) })
    #expect(top(0) == list.collectionView.contentOffset.y)
    list.apply(Section(0) { day(0, of: 20, isSticky: false) })
    #expect(top(0) == 0)
  }

  @Test func `the badge of a sticky item stays on it, in front of it`() throws {
    list.apply(
      Section("days") { ForEach(0..<2, id: \.self) { day($0, of: 10) } }
        .badge(for: SizedItem.self, at: .topTrailing) { item in
          item.id >= 1000 ? SizedItem(id: 0, size: .fixed(width: 10, height: 10)) : nil
        } controller: {
          SizedHeaderController($0)
        }
    )
    for offset in [0, 100, 250] as [CGFloat] {
      list.scroll(to: offset)
      let id = try #require(list.adapter.itemID(at: [0, 0]))
      let badge = try #require(
        list.adapter.badgeControllers(of: id).first as? SizedHeaderController
      )
      #expect(badge.cell?.frame == CGRect(x: 290, y: offset, width: 10, height: 10))
      let cell = try #require(list.cell(UICollectionViewCell.self, at: [0, 0]))
      let views = list.collectionView.subviews
      let (over, under) = (badge.cell.flatMap(views.firstIndex), views.firstIndex(of: cell))
      #expect(try #require(over) > #require(under))
    }
  }

  @Test func `which of the items are sticky can change while none of them does`() {
    for sticky in [0, 5, 0] {
      list.apply(
        Section(0) {
          ForEach(0..<30, id: \.self) { number in
            Item(SizedItem(id: number, size: .height(40)), SizedController.init)
              .sticky(number == sticky)
          }
        }
      )
      list.scroll(to: 400)
      #expect(top(0) == (sticky == 0 ? 400 : 0))
      #expect(top(5) == (sticky == 5 ? 400 : 200))
      let shown = list.cell(UICollectionViewCell.self, at: [0, sticky])
      #expect(shown?.frame.minY == 400)
    }
  }

  @Test func `an item that passes from the sticky ones to the others scrolls with them`() {
    for count in [1, 0, 1] {
      list.apply(
        Section(0) {
          Items(items(0..<count), SizedController.init).sticky()
          Items(items(count..<20), SizedController.init)
        }
      )
      list.scroll(to: 100)
      #expect(top(0) == (count == 1 ? 100 : 0))
      #expect((list.cell(UICollectionViewCell.self, at: [0, 0]) != nil) == (count == 1))
    }
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `items of a horizontal list stay at its leading side`(
    direction: UISemanticContentAttribute
  ) throws {
    let list = ListHarness(
      size: CGSize(width: 300, height: 100),
      layout: ListLayout(axis: .horizontal)
    )
    list.collectionView.semanticContentAttribute = direction
    list.apply(
      Section(0) {
        Item(SizedItem(id: 1000, size: .width(20)), SizedController.init).sticky()
        Items((0..<20).map { SizedItem(id: $0, size: .width(40)) }, SizedController.init)
      }
    )
    let view = list.collectionView
    let isLeftToRight = direction == .forceLeftToRight
    view.contentOffset.x = isLeftToRight ? 100 : view.contentSize.width - 400
    list.window.layoutIfNeeded()
    let frame = try #require(list.frame(0))
    #expect(
      (isLeftToRight ? frame.minX : frame.maxX)
        == (isLeftToRight ? view.bounds.minX : view.bounds.maxX)
    )
    #expect(list.cell(UICollectionViewCell.self, at: [0, 0])?.frame == frame)
  }

  @Test func `an item of a carousel stays at its leading side`() throws {
    list.apply(
      Section("row") {
        Item(SizedItem(id: 1000, size: .fixed(width: 20, height: 40)), SizedController.init)
          .sticky()
        Items(
          (0..<20).map { SizedItem(id: $0, size: .fixed(width: 40, height: 40)) },
          SizedController.init
        )
      }
      .layout(.carousel(height: 40))
    )
    let row = try #require(list.carousel(SectionID("row"))).collectionView
    row.contentOffset.x = 100
    list.window.layoutIfNeeded()
    #expect(row.cellForItem(at: [0, 0])?.frame == CGRect(x: 100, y: 0, width: 20, height: 40))
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: [true, false])
  func `other layouts let items scroll away and say so`(isFlow: Bool) {
    let layout = isFlow ? UICollectionViewFlowLayout() : CompositionalListLayout()
    let list = ListHarness(size: CGSize(width: 300, height: 300), layout: layout)
    list.apply(Section(0) { day(0, of: 20) })
    list.scroll(to: 100)
    #expect(list.frame(0)?.minY == 0)
    #expect(list.issues.count == 1)
    #expect(list.issues.first?.description.contains("items that stay") == true)
  }

  /// Each sticky item is at the edge, at its own place, or pushed out by the next; what is in the bounds has a cell there.
  @Test func `random lists show each sticky item where it belongs`() throws {
    for seed in Effort.seeds(40) {
      var generator = SeededGenerator(seed: seed)
      let list = ListHarness(size: CGSize(width: 300, height: 300), layout: ListLayout())
      for _ in 0..<4 {
        let days = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
          Int.random(in: 0...12, using: &generator)
        }
        list.apply(
          Section(0) {
            ForEach(days.enumerated().map { $0 }, id: \.offset) { day($0.offset, of: $0.element) }
          },
          animated: Bool.random(using: &generator)
        )
        list.finishAnimations()
        let most = max(0, list.length - 300)
        list.scroll(to: CGFloat(Int.random(in: 0...Int(most), using: &generator)))
        try check(days, in: list, "seed \(seed)")
      }
    }
  }

  private func check(_ days: [Int], in list: ListHarness, _ comment: Comment) throws {
    let edge = list.collectionView.contentOffset.y
    var start: CGFloat = 0
    var item = 0
    for count in days {
      let end = start + 20 + 40 * CGFloat(count)
      let wanted = max(start, min(edge, end - 20))
      #expect(list.top(item) == wanted, comment)
      let isVisible = wanted + 20 > edge && wanted < edge + 300
      let cell = list.cell(UICollectionViewCell.self, at: [0, item])
      #expect((cell != nil) == isVisible, comment)
      if let cell { #expect(cell.frame.minY == wanted, comment) }
      (start, item) = (end, item + count + 1)
    }
  }

  private func top(_ item: Int) -> CGFloat { list.top(item) }

  private func items(_ ids: Range<Int>) -> [SizedItem] {
    ids.map { SizedItem(id: $0, size: .height(40)) }
  }

  @ListBuilder
  private func day(_ number: Int, of count: Int, isSticky: Bool = true) -> some ListContent {
    Item(SizedItem(id: 1000 + number, size: .height(20)), SizedController.init).sticky(isSticky)
    Items(items(number * 100..<number * 100 + count), SizedController.init)
  }

  private func show(days: Int, of count: Int) {
    list.apply(Section("days") { ForEach(0..<days, id: \.self) { day($0, of: count) } })
  }
}
