import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

@MainActor
@Suite struct SelfSizingTests {
  private let list = ListHarness(size: CGSize(width: 300, height: 400))

  init() {
    list.collectionView.collectionViewLayout = ListLayout()
  }

  @Test func `an item of automatic size is as high as its cell asks to be`() {
    list.apply(MeasuredList(models: [item(0, 30), item(1, 120), item(2, 50), item(3, 70)]))
    #expect(list.heights(4) == [30, 120, 50, 70])
    #expect(list.top(3) == 200)
    #expect(list.length == 270)
    #expect(list.issues.isEmpty)
  }

  @Test func `an explanation says where the height of an item comes from`() throws {
    list.apply(MeasuredList(models: (0..<30).map { item($0, 80) }))
    let shown = try #require(list.adapter.itemID(at: [0, 0]))
    let hidden = try #require(list.adapter.itemID(at: [0, 29]))
    #expect(
      list.adapter.explain(shown)
        .contains("for 300 × 80, which its cell has been measured as and is placed at 0, 0 with")
    )
    #expect(list.adapter.explain(hidden).contains("for 300 × 50, which is an estimate, until"))
  }

  @Test func `items that were not shown have their estimated height`() {
    list.apply(MeasuredList(models: (0..<100).map { item($0, 80) }))
    #expect(list.length == 5_240)
    #expect(list.visibleItems.count == 5)
  }

  @Test func `items of one kind are asked for an estimate as often as few of them`() {
    let counts = [10, 200].map { count in
      UnestimatedController.asked = 0
      let list = ListHarness(size: CGSize(width: 300, height: 400), layout: ListLayout())
      list.apply(UnestimatedList(models: (0..<count).map { item($0, 50) }))
      #expect(list.length == CGFloat(count) * 50)
      return UnestimatedController.asked
    }
    #expect(counts[0] == counts[1])
  }

  @Test func `a height that was measured stays when its item scrolls out and in`() {
    list.apply(MeasuredList(models: (0..<30).map { item($0, 80) }))
    list.scroll(to: 1_000)
    let length = list.length
    list.scroll(to: 0)
    #expect(list.heights(5) == [80, 80, 80, 80, 80])
    #expect(list.length == length)
  }

  @Test(arguments: [20, 80, 400] as [CGFloat])
  func `sizes that arrive above the visible area do not move what is seen`(height: CGFloat) throws {
    list.apply(MeasuredList(models: (0..<200).map { item($0, height) }))
    list.scroll(to: 5_000)
    for _ in 0..<40 {
      let offset = list.collectionView.contentOffset.y
      let seen = list.visibleItems.filter { list.top($0.item) >= offset }
      let first = try #require(seen.first)
      let place = list.top(first.item) - offset
      let step = min(37, offset)
      list.scroll(to: offset - step)
      let now = list.top(first.item) - list.collectionView.contentOffset.y
      #expect(abs(now - place - step) < 0.5, "item \(first.item)")
    }
    #expect(list.issues.isEmpty)
  }

  @Test func `what becomes smaller above does not pull the list away from its top`() {
    let rest = (1..<30).map { item($0, 50) }
    list.apply(MeasuredList(models: [item(0, 100)] + rest))
    list.scroll(to: 1_000)
    list.apply(MeasuredList(models: [item(0, 20)] + rest))
    list.scroll(to: 25)
    #expect(list.heights(2) == [20, 50])
    #expect(list.collectionView.contentOffset.y == 0)
  }

  @Test func `a cell that asks for another height each time keeps the second and is reported`() {
    list.apply(MeasuredList(models: [item(0, 40), item(-1, 70), item(2, 40)]))
    #expect(list.top(2) == 130)
    #expect(list.issues.count == 1)
    guard case .unsettledSize(let id) = list.issues.first?.code else {
      Issue.record("\(list.issues)")
      return
    }
    #expect(id.description.contains("-1"))
  }

  @Test(arguments: [false, true])
  func `a change of state measures its cell again and no other`(animated: Bool) throws {
    list.apply(MeasuredList(models: (0..<20).map { item($0, 40) }))
    let controller = try #require(
      list.controller(MeasuredController.self, at: IndexPath(item: 1, section: 0))
    )
    controller.updateState(animated: animated) { $0.extra = 25 }
    list.flush()
    list.finishAnimations()
    #expect(list.heights(3) == [40, 65, 40])
    #expect(list.top(2) == 105)
  }

  @Test func `other content is measured again`() {
    list.apply(MeasuredList(models: (0..<5).map { item($0, 40) }))
    list.apply(MeasuredList(models: [item(0, 90)] + (1..<5).map { item($0, 40) }))
    list.flush()
    list.window.layoutIfNeeded()
    #expect(list.heights(5) == [90, 40, 40, 40, 40])
    #expect(list.length == 250)
  }

  @Test(arguments: SelfSizingLayout.allCases)
  func `rows that an update changes and brings into sight are as high as their new content`(
    _ layout: SelfSizingLayout
  ) {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<40 {
      let list = ListHarness(size: CGSize(width: 300, height: 400), layout: layout.make())
      for _ in 0..<3 {
        let models = (0..<3).filter { _ in random.next() % 4 > 0 }.map { id in
          item(id, [20, 60, 300].randomElement(using: &random) ?? 20)
        }
        list.apply(MeasuredList(models: models), animated: Bool.random(using: &random))
        list.finishAnimations()
        for path in list.collectionView.indexPathsForVisibleItems {
          let height = list.cell(MeasuringCell.self, at: path)?.frame.height
          #expect(height == models[path.item].height)
        }
      }
      #expect(list.issues.isEmpty)
    }
  }

  @Test func `a state that stays equal does not have its cell measured again`() throws {
    list.apply(MeasuredList(models: [item(0, 30), item(1, 30)]))
    let first = IndexPath(item: 0, section: 0)
    try #require(list.cell(MeasuringCell.self, at: first)).height = 90
    try #require(list.controller(MeasuredController.self, at: first)).updateState { $0.extra = 0 }
    list.flush()
    #expect(list.heights(2) == [30, 30])
  }

  @Test func `a cell may want another height for reasons of its own, when it says so`() throws {
    list.apply(MeasuredList(models: (0..<5).map { item($0, 40) }))
    for height in [100, 30, 60, 10] as [CGFloat] {
      let controller = try #require(
        list.controller(MeasuredController.self, at: IndexPath(item: 2, section: 0))
      )
      controller.showImage(height)
      list.flush()
      list.window.layoutIfNeeded()
      #expect(list.heights(5)[2] == 40 + height)
    }
    #expect(list.issues.isEmpty)
  }

  @Test func `a cell may grow again and again by itself`() throws {
    list.apply(MeasuredList(models: (0..<5).map { item($0, 40) }))
    let cell = try #require(list.cell(MeasuringCell.self, at: IndexPath(item: 2, section: 0)))
    for height in [60, 80, 100, 120] as [CGFloat] {
      cell.height = height
      cell.invalidateIntrinsicContentSize()
      list.window.layoutIfNeeded()
      #expect(list.heights(5)[2] == height)
      list.flush()
    }
    #expect(list.issues.isEmpty)
  }

  @Test func `other colours leave measured heights and what is seen in place`() {
    list.apply(MeasuredList(models: (0..<200).map { item($0, 80) }))
    for offset in stride(from: 0, through: 4_000, by: 200) { list.scroll(to: CGFloat(offset)) }
    let length = list.length
    let offset = list.collectionView.contentOffset
    list.window.overrideUserInterfaceStyle = .dark
    list.window.layoutIfNeeded()
    list.flush()
    #expect(list.length == length)
    #expect(list.collectionView.contentOffset == offset)
  }

  @Test func `another text size holds what is seen in place`() throws {
    list.apply(TextSizedList(count: 100))
    list.scroll(to: list.top(30))
    list.setContentSize(.accessibilityLarge)
    list.window.layoutIfNeeded()
    list.flush()
    list.window.layoutIfNeeded()
    #expect(list.heights(1) == [90])
    #expect(abs(list.top(30) - list.collectionView.contentOffset.y) < 0.5)
  }

  @Test func `cells whose labels follow the text size are measured when these have`() throws {
    list.apply(
      Items(
        [item(0, 0)],
        cell: GrowingCell.self,
        size: .automatic(estimated: 40)
      ) { cell, _ in cell.label.text = "A text of several words that takes more than a single line"
      }
    )
    let before = try #require(list.heights(1).first)
    list.setContentSize(.accessibilityLarge)
    let label = try #require(list.cell(GrowingCell.self, at: [0, 0])).label
    let fitting = label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
    #expect(list.heights(1) == [fitting.height])
    #expect(fitting.height > before * 1.5)
    #expect(list.issues.isEmpty)
    list.setContentSize(.large)
    #expect(list.heights(1) == [before])
  }

  @Test func `another width measures again, and the width before is remembered`() {
    list.apply(MeasuredList(models: (0..<5).map { item($0, 40) }))
    resize(to: 100)
    #expect(list.heights(5) == [60, 60, 60, 60, 60])
    resize(to: 300)
    #expect(list.heights(5) == [40, 40, 40, 40, 40])
    #expect(list.issues.isEmpty)
  }

  @Test func `a line of a grid is as high as its highest cell asks to be`() {
    let models = [item(0, 30), item(1, 90), item(2, 50), item(3, 20), item(4, 10)]
    list.apply(MeasuredList(models: models, layout: .grid(columns: 2)))
    #expect(list.length == 195)
  }

  @Test(arguments: [-5, 0] as [CGFloat])
  func `a height that cannot be shown leaves the rest of the list in place`(height: CGFloat) {
    list.apply(MeasuredList(models: [item(0, 40), item(1, height), item(2, 40)]))
    #expect(list.top(0) == 0)
    #expect(list.heights(3)[2] == 40)
    #expect(list.length.isFinite)
  }

  @Test func `items with an estimated size are asked for their size when they are shown`() {
    LazyController.asked = 0
    list.apply(LazyList(models: (0..<10_000).map { item($0, 80) }))
    #expect(LazyController.asked < 60)
    #expect(list.heights(4) == [80, 80, 80, 80])
    #expect(list.length == 500_240)
    LazyController.asked = 0
    list.scroll(to: 100_000)
    #expect(LazyController.asked < 60)
    #expect(list.visibleItems.allSatisfy { list.frame($0.item)?.height == 80 })
  }

  @Test func `a size that comes for an item that is gone is not taken`() throws {
    let layout = ListLayout()
    let list = ListHarness(size: CGSize(width: 300, height: 400), layout: layout)
    list.apply(Items([SizedItem(id: 1, size: .automatic(estimated: 20))], SizedController.init))
    let gone = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
    gone.frame = CGRect(x: 0, y: 20, width: 300, height: 20)
    let preferred = try #require(gone.copy() as? UICollectionViewLayoutAttributes)
    preferred.frame.size.height = 90
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: gone
      )
    )
    #expect(list.issues.isEmpty)
  }

  @Test func `rows that are measured under a flow layout are laid out together`() {
    final class CountingLayout: UICollectionViewFlowLayout {
      var preparations = 0
      override func prepare() {
        super.prepare()
        preparations += 1
      }
    }
    let layout = CountingLayout()
    let list = ListHarness(size: CGSize(width: 300, height: 400), layout: layout)
    list.apply(MeasuredList(models: (0..<40).map { item($0, 30) }))
    #expect(list.heights(13) == Array(repeating: 30, count: 13))
    let count = layout.preparations
    list.scroll(to: 200)
    // Each of the rows on screen has been measured, and the layout has not been asked once for each.
    #expect(count <= 6)
    #expect(layout.preparations - count <= 4)
  }

  @Test func `a flow layout follows automatic sizes too`() {
    let flow = ListHarness(
      size: CGSize(width: 300, height: 400),
      layout: UICollectionViewFlowLayout()
    )
    flow.apply(MeasuredList(models: [item(0, 30), item(1, 120), item(2, 50)]))
    flow.flush()
    flow.window.layoutIfNeeded()
    #expect(flow.heights(3) == [30, 120, 50])
    #expect(flow.length == 200)
    #expect(flow.issues.isEmpty)
  }

  private func item(_ id: Int, _ height: CGFloat) -> MeasuredItem {
    MeasuredItem(id: id, height: height)
  }

  private func resize(to width: CGFloat) {
    list.collectionView.frame.size.width = width
    list.window.layoutIfNeeded()
  }
}
