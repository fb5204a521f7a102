import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct HorizontalListTests {
  @Test func `only what is in the visible area has a cell, wherever that is`() {
    let list = harness()
    list.apply(section(0..<100))
    #expect(list.visibleItems.map(\.item) == [0, 1, 2, 3, 4, 5])
    scroll(list, to: 1000)
    #expect(list.visibleItems.map(\.item) == Array(20..<26))
    #expect(list.collectionView.contentSize == CGSize(width: 5000, height: 100))
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: [
    UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft,
  ])
  func `the first visible item stays where it is when others come before it`(
    direction: UISemanticContentAttribute
  ) throws {
    let list = harness(direction)
    list.apply(section(0..<100))
    scroll(list, to: 1000)
    let first = IndexPath(item: direction == .forceLeftToRight ? 20 : 74, section: 0)
    let held = try #require(list.controller(SizedController.self, at: first))
    let before = try #require(place(of: held, in: list))
    list.apply(section(-7..<100), policy: .anchor(.firstVisible))
    #expect(place(of: held, in: list) == before)
    list.apply(section(5..<100), animated: true, policy: .anchor(.firstVisible))
    list.finishAnimations()
    #expect(place(of: held, in: list) == before)
    #expect(list.issues.isEmpty)
  }

  @Test func `a list that begins at the right stays there when items come at its end`() {
    let list = harness(.forceRightToLeft)
    list.apply(section(0..<10))
    #expect(list.collectionView.contentOffset.x == 200)
    #expect(list.visibleItems.first == [0, 0])
    list.apply(section(0..<20))
    #expect(list.collectionView.contentOffset.x == 700)
    scroll(list, to: 600)
    list.apply(section(0..<30), animated: true)
    list.finishAnimations()
    #expect(list.collectionView.contentOffset.x == 1_100)
    #expect(list.visibleItems.first == [0, 2])
  }

  @Test(arguments: [
    UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft,
  ])
  func `items next to those on the screen are preloaded`(direction: UISemanticContentAttribute) {
    let list = harness(direction)
    list.adapter.preloadDistance = .points(100)
    list.apply(section(0..<100))
    let made = (0..<100).filter {
      list.controller(SizedController.self, at: IndexPath(item: $0, section: 0)) != nil
    }
    #expect(made == Array(0..<8))
  }

  @Test func `the end stays visible when items come behind it`() {
    let list = harness()
    list.apply(section(0..<10))
    scroll(list, to: 200)
    list.apply(section(0..<20), policy: .anchor(.bottom))
    #expect(list.collectionView.contentOffset.x == 700)
    let mirrored = harness(.forceRightToLeft)
    mirrored.apply(section(0..<10))
    scroll(mirrored, to: 0)
    mirrored.apply(section(0..<20), policy: .anchor(.bottom))
    #expect(mirrored.collectionView.contentOffset.x == 0)
    #expect(mirrored.visibleItems.last?.item == 19)
  }

  @Test func `an item whose state makes it wider moves what is behind it`() throws {
    let list = harness()
    list.apply(
      Section("row") {
        Items([SizedItem(id: 0, size: .width(50)), SizedItem(id: 1, size: .width(50))]) {
          WideningController($0)
        }
      }
    )
    let controller = try #require(list.controller(WideningController.self, at: [0, 0]))
    controller.updateState { $0.isWide = true }
    list.flush()
    #expect(list.cell(UICollectionViewCell.self, at: [0, 0])?.frame.width == 200)
    #expect(list.cell(UICollectionViewCell.self, at: [0, 1])?.frame.minX == 200)
    #expect(list.cell(UICollectionViewCell.self, at: [0, 1])?.frame.height == 100)
  }

  @Test func `a flow layout that scrolls to the side offers its height`() {
    let list = ListHarness(size: CGSize(width: 300, height: 100))
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    list.collectionView.collectionViewLayout = layout
    list.apply(section(0..<10))
    #expect(list.collectionView.contentSize == CGSize(width: 500, height: 100))
    #expect(list.cell(UICollectionViewCell.self, at: [0, 1])?.frame.minX == 50)
  }

  @Test(arguments: [
    (UISemanticContentAttribute.forceLeftToRight, 1000 as CGFloat, 2700 as CGFloat),
    (.forceRightToLeft, 1700, 0),
  ])
  func `sections, the beginning and the end are reached along the list`(
    direction: UISemanticContentAttribute,
    second: CGFloat,
    end: CGFloat
  ) async {
    let list = harness(direction)
    list.apply(
      Group {
        section(0..<20)
        Section("next") {
          Items((20..<60).map { SizedItem(id: $0, size: .width(50)) }) { SizedController($0) }
        }
      }
    )
    let atStart = direction == .forceLeftToRight
    var result: ListAdapter.ScrollResult?
    list.adapter.scroll(
      toSection: SectionID("next"),
      at: atStart ? .top : .bottom,
      animated: false
    ) { result = $0 }
    #expect(result == .arrived)
    #expect(list.collectionView.contentOffset == CGPoint(x: second, y: 0))
    #expect(await list.adapter.scrollToBottom(animated: false) == .arrived)
    #expect(list.collectionView.contentOffset.x == end)
    #expect(await list.adapter.scrollToTop(animated: false) == .arrived)
    #expect(list.collectionView.contentOffset.x == 2700 - end)
  }

  private func harness(
    _ direction: UISemanticContentAttribute = .forceLeftToRight
  ) -> ListHarness {
    let list = ListHarness(size: CGSize(width: 300, height: 100))
    list.collectionView.semanticContentAttribute = direction
    list.collectionView.collectionViewLayout = ListLayout(axis: .horizontal)
    return list
  }

  private func scroll(_ list: ListHarness, to offset: CGFloat) {
    list.collectionView.contentOffset = CGPoint(x: offset, y: 0)
    list.collectionView.layoutIfNeeded()
    list.flush()
  }

  private func section(_ range: Range<Int>) -> some ListContent {
    Section("row") {
      Items(range.map { SizedItem(id: $0, size: .width(50)) }) { SizedController($0) }
    }
  }

  /// Where an item's cell stands relative to the visible area.
  private func place(of controller: SizedController, in list: ListHarness) -> CGFloat? {
    list.visibleItems
      .first { list.controller(SizedController.self, at: $0) === controller }
      .flatMap { list.collectionView.layoutAttributesForItem(at: $0) }
      .map { $0.frame.minX - list.collectionView.contentOffset.x }
  }
}

/// Wide if its state says so.
private final class WideningController: CellController<
  SizedItem, WideningController.Width, UICollectionViewCell
>
{
  struct Width: ViewState {
    var isWide = false
  }

  override class func size(
    of item: SizedItem,
    state: Width,
    in container: ItemContainer
  ) -> ItemSize {
    state.isWide ? .width(200) : item.size
  }
}
