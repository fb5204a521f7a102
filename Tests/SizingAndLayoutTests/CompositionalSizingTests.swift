import ListFixtures
import Roster
import RosterTesting
import Testing

/// Cells that say how high they are, in a compositional layout.
@MainActor
@Suite struct CompositionalSizingTests {
  private let list = ListHarness(
    size: CGSize(width: 300, height: 400),
    layout: CompositionalListLayout()
  )

  @Test func `an item of automatic size is as high as its cell asks to be`() {
    list.apply(MeasuredList(models: [item(0, 30), item(1, 120), item(2, 50), item(3, 70)]))
    #expect(list.heights(4) == [30, 120, 50, 70])
    #expect(list.top(3) == 200)
    #expect(list.length == 270)
    #expect(list.issues.isEmpty)
  }

  @Test func `items that were not shown have their estimated height`() {
    list.apply(MeasuredList(models: (0..<100).map { item($0, 80) }))
    #expect(list.length == 5_240)
    #expect(list.visibleItems.count == 5)
  }

  @Test func `what was measured stays when all sections are described anew`() {
    list.apply(MeasuredList(models: (0..<30).map { item($0, 80) }))
    list.scroll(to: 1_000)
    let length = list.length
    list.collectionView.collectionViewLayout.invalidateLayout()
    list.collectionView.layoutIfNeeded()
    #expect(list.length == length)
    list.apply(MeasuredList(models: (0..<31).map { item($0, 80) }))
    #expect(list.length == length + 50)
  }

  @Test func `a line of a grid is as high as its highest cell asks to be`() {
    let models = [item(0, 30), item(1, 90), item(2, 50), item(3, 20), item(4, 10)]
    list.apply(MeasuredList(models: models, layout: .grid(columns: 2).lineAlignment(.center)))
    #expect(list.length == 195)
    #expect(list.frame(0) == CGRect(x: 0, y: 30, width: 150, height: 45))
  }

  @Test(arguments: [
    SectionLayout.waterfall(columns: 2), .grid(columns: 2).lineAlignment(.stretch), .flow(),
  ])
  func `items in given frames are measured when they are shown`(layout: SectionLayout) {
    let expected = ListHarness(size: CGSize(width: 300, height: 400), layout: ListLayout())
    let models = [item(0, 30), item(1, 90), item(2, 50), item(3, 20), item(4, 10)]
    for list in [expected, list] {
      list.apply(MeasuredList(models: models, layout: layout))
      list.flush()
      list.window.layoutIfNeeded()
    }
    #expect(list.length == expected.length)
    #expect((0..<5).map(list.frame) == (0..<5).map(expected.frame))
  }

  @Test func `a cell that asks for another height each time keeps the second and is reported`() {
    list.apply(MeasuredList(models: [item(0, 40), item(-1, 70), item(2, 40)]))
    #expect(list.top(2) == 130)
    #expect(list.issues.count == 1)
    guard case .unsettledSize = list.issues.first?.code else {
      Issue.record("\(list.issues)")
      return
    }
  }

  @Test(arguments: [false, true])
  func `a change of state measures its cell again and no other`(animated: Bool) throws {
    list.apply(MeasuredList(models: (0..<20).map { item($0, 40) }))
    let controller = try #require(list.controller(MeasuredController.self, at: [0, 1]))
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

  @Test func `another width measures again, and the width before is remembered`() {
    list.apply(MeasuredList(models: (0..<5).map { item($0, 40) }))
    resize(to: 100)
    #expect(list.heights(5) == [60, 60, 60, 60, 60])
    resize(to: 300)
    #expect(list.heights(5) == [40, 40, 40, 40, 40])
    #expect(list.issues.isEmpty)
  }

  @Test func `measured heights go along with their items`() {
    list.apply(MeasuredList(models: (0..<6).map { item($0, 30 + 10 * CGFloat($0)) }))
    list.apply(
      MeasuredList(models: [5, 0, 9, 3].map { item($0, 30 + 10 * CGFloat($0)) }),
      animated: true
    )
    list.finishAnimations()
    #expect(list.heights(4) == [80, 30, 120, 60])
    #expect(list.length == 290)
    #expect(list.issues.isEmpty)
  }

  @Test func `items with an estimated size are asked for their size when they are shown`() {
    LazyController.asked = 0
    list.apply(LazyList(models: (0..<2_000).map { item($0, 80) }))
    #expect(LazyController.asked < 60)
    #expect(list.heights(4) == [80, 80, 80, 80])
    list.scroll(to: 50_000)
    #expect(list.visibleItems.allSatisfy { list.frame($0.item)?.height == 80 })
    #expect(list.issues.isEmpty)
  }

  @Test func `items with sizes and items without stand together`() {
    list.apply(MixedSection(estimate: 50, heights: [30, 90]))
    #expect(list.heights(4) == [30, 90, 20, 40])
    #expect(list.top(3) == 200)
    #expect(list.length == 240)
  }

  private func item(_ id: Int, _ height: CGFloat) -> MeasuredItem {
    MeasuredItem(id: id, height: height)
  }

  private func resize(to width: CGFloat) {
    list.collectionView.frame.size.width = width
    list.window.layoutIfNeeded()
  }
}

/// Cells that say how high they are, before items that say it themselves, below a header that says it.
private struct MixedSection: ListContent {
  let estimate: CGFloat
  let heights: [CGFloat]

  var body: some ListContent {
    Section(0) {
      Items(
        heights.enumerated().map {
          MeasuredItem(id: $0.offset, height: $0.element, estimate: estimate)
        },
        MeasuredController.init
      )
      Items(
        [20, 40].map { SizedItem(id: $0, size: .height(CGFloat($0))) },
        SizedController.init
      )
    }
    .header(MeasuredItem(id: 0, height: 60, estimate: 25), MeasuredHeaderController.init)
  }
}

/// A header whose view says how high it is.
private final class MeasuredHeaderController: CellController<MeasuredItem, NoState, MeasuredHeader>
{
  override class func size(
    of item: MeasuredItem,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .automatic(estimated: item.estimate)
  }

  override func configure(_ view: MeasuredHeader) { view.height = viewModel.height }
}

private final class MeasuredHeader: UICollectionReusableView {
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}
