import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// A list whose content is shorter than its visible part is at the start, in the middle or at the end of it.
@MainActor
@Suite struct ShortListTests {
  private typealias Direction = UISemanticContentAttribute

  @Test(
    arguments: [(.start, 0), (.center, 80), (.end, 160)]
      as [(ListLayout.ShortListAlignment, CGFloat)]
  )
  func `short content is where the layout aligns it`(
    alignment: ListLayout.ShortListAlignment,
    top: CGFloat
  ) {
    let list = harness(alignment)
    show(3, in: list)
    #expect(list.top(0) == top + 20)
    #expect(header(of: list)?.minY == top)
    #expect(list.collectionView.contentOffset.y == 0)
    #expect(list.visibleItems.count == 3)
  }

  @Test func `items that come to the end move those before them up until the list is full`() {
    let list = harness(.end)
    var tops: [CGFloat] = []
    for count in 1...8 {
      show(count, in: list, animated: count.isMultiple(of: 2))
      list.finishAnimations()
      tops.append(list.top(0))
    }
    #expect(tops == [260, 220, 180, 140, 100, 60, 20, 20])
    #expect(list.collectionView.contentSize.height == 340)
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a list that becomes short again comes back to the end`(isAnimated: Bool) {
    let list = harness(.end)
    show(20, in: list)
    list.scroll(to: 500)
    show(2, in: list, animated: isAnimated)
    list.finishAnimations()
    #expect(list.collectionView.contentOffset.y == 0)
    #expect(list.top(1) == 260)
    #expect(list.cell(UICollectionViewCell.self, at: [0, 1])?.frame.maxY == 300)
  }

  @Test func `an item that changes its height moves what is before it, and nothing scrolls`() throws
  {
    let list = harness(.end)
    show(3, in: list)
    let controller = try #require(list.controller(SizedController.self, at: [0, 2]))
    controller.updateState { $0.height = 100 }
    list.finishAnimations()
    #expect(list.top(0) == 120)
    controller.updateState { $0.height = 10 }
    list.finishAnimations()
    #expect(list.top(0) == 210)
    #expect(list.collectionView.contentOffset.y == 0)
  }

  @Test func `cells that are measured end at the end`() throws {
    let list = harness(.end)
    list.apply(
      MeasuredList(models: [MeasuredItem(id: 0, height: 40), MeasuredItem(id: 1, height: 15)])
    )
    let last = try #require(list.frame(1))
    #expect(last.maxY == 300)
    #expect(list.frame(0)?.maxY == last.minY)
    let controller = try #require(list.controller(MeasuredController.self, at: [0, 0]))
    for extra in [25, 0] as [CGFloat] {
      controller.updateState(animated: false) { $0.extra = extra }
      list.flush()
      #expect(list.frame(1) == last)
      #expect(list.frame(0)?.maxY == last.minY)
      #expect(list.collectionView.contentOffset.y == 0)
    }
  }

  @Test func `a list at its end is above what covers its bottom`() {
    let list = harness(.end)
    show(3, in: list)
    list.collectionView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 100, right: 0)
    list.window.layoutIfNeeded()
    let offset = list.collectionView.contentOffset.y
    #expect(list.top(2) + 40 - offset == 200)
    list.collectionView.contentInset.bottom = 0
    list.window.layoutIfNeeded()
    #expect(list.top(2) + 40 - list.collectionView.contentOffset.y == 300)
  }

  @Test func `a list that gets another size is at its new end`() {
    let list = harness(.end)
    show(3, in: list)
    list.collectionView.frame.size.height = 200
    list.window.layoutIfNeeded()
    #expect(list.top(0) == 80)
    list.collectionView.frame.size.height = 400
    list.window.layoutIfNeeded()
    #expect(list.top(0) == 280)
  }

  @Test(
    arguments: [
      (.forceLeftToRight, .end, 200), (.forceLeftToRight, .center, 100),
      (.forceRightToLeft, .end, 50), (.forceRightToLeft, .center, 150),
      (.forceRightToLeft, .start, 250),
    ] as [(UISemanticContentAttribute, ListLayout.ShortListAlignment, CGFloat)]
  )
  func `a horizontal list has its end at the trailing edge`(
    direction: UISemanticContentAttribute,
    alignment: ListLayout.ShortListAlignment,
    first: CGFloat
  ) {
    let list = harness(alignment, axis: .horizontal)
    list.collectionView.semanticContentAttribute = direction
    list.apply(
      Section("row") {
        Items((0..<2).map { SizedItem(id: $0, size: .width(50)) }) { SizedController($0) }
      }
    )
    #expect(list.cell(UICollectionViewCell.self, at: [0, 0])?.frame.minX == first)
    #expect(list.collectionView.contentOffset.x == 0)
  }

  @Test func `the alignment of a shown list can be changed`() throws {
    let list = harness(.start)
    show(3, in: list)
    let layout = try #require(list.collectionView.collectionViewLayout as? ListLayout)
    layout.shortListAlignment = .end
    list.window.layoutIfNeeded()
    #expect(list.top(0) == 180)
    show(0, in: list)
    #expect(header(of: list)?.minY == 280)
    list.apply(Group {})
    #expect(list.collectionView.contentSize.height == 0)
  }

  private func harness(
    _ alignment: ListLayout.ShortListAlignment,
    axis: ListAxis = .vertical
  ) -> ListHarness {
    let layout = ListLayout(axis: axis)
    layout.shortListAlignment = alignment
    return ListHarness(size: CGSize(width: 300, height: 300), layout: layout)
  }

  private func show(_ count: Int, in list: ListHarness, animated: Bool = false) {
    let sizes = Array(repeating: ItemSize.height(40), count: count)
    list.apply(SizedSection(name: 0, layout: .list, sizes: sizes), animated: animated)
  }

  private func header(of list: ListHarness) -> CGRect? {
    list.collectionView.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: [0, 0]
    )?.frame
  }
}
