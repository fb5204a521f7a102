import ListFixtures
import Roster
import RosterTesting
import Testing

/// What an item is told about the space that it is offered.
@MainActor
@Suite struct ContainerTests {
  @Test func `an item knows its width, the insets, the traits and the number of columns`() throws {
    let list = ListHarness(size: CGSize(width: 300, height: 400), layout: ListLayout())
    list.setContentSize(.accessibilityLarge)
    list.apply(
      Section("grid") {
        Items([SizedItem(id: 0, size: .height(1))], CuriousController.init)
      }
      .layout(.grid(columns: 3, spacing: 6).insets(ListInsets(top: 1, leading: 10, trailing: 20)))
    )
    let container = try #require(CuriousController.container)
    #expect(container.width == 86)
    #expect(container.columns == 3)
    #expect(container.insets == ListInsets(top: 1, leading: 10, trailing: 20))
    #expect(container.size == CGSize(width: 300, height: 400))
    #expect(container.traits.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func `an item is offered what the insets of the list leave`() throws {
    for layout in [UICollectionViewFlowLayout(), ListLayout()] {
      let list = ListHarness(size: CGSize(width: 300, height: 400), layout: layout)
      list.collectionView.contentInset = UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 20)
      list.apply(
        Section("a") { Items([SizedItem(id: 0, size: .height(1))], CuriousController.init) }
      )
      list.window.layoutIfNeeded()
      let container = try #require(CuriousController.container)
      #expect(container.size == CGSize(width: 270, height: 393), "\(layout)")
      #expect(container.width == 270)
    }
  }

  @Test func `other traits leave the first visible item in place`() throws {
    let list = ListHarness(size: CGSize(width: 300, height: 400), layout: ListLayout())
    list.apply(
      Section("texts") {
        Items((0..<100).map { SizedItem(id: $0, size: .height(40)) }, ScalingController.init)
      }
    )
    list.scroll(to: 1_010)
    #expect(list.top(25) - list.collectionView.contentOffset.y == -10)
    list.setContentSize(.accessibilityLarge)
    list.flush()
    list.window.layoutIfNeeded()
    #expect(list.heights(2) == [80, 80])
    #expect(list.top(25) - list.collectionView.contentOffset.y == -10)
    list.setContentSize(.large)
    list.flush()
    list.window.layoutIfNeeded()
    #expect(list.collectionView.contentOffset.y == 1_010)
  }
}

/// Remembers what it was offered.
private final class CuriousController: CellController<SizedItem, NoState, UICollectionViewCell> {
  static var container: ItemContainer?

  override class func size(
    of item: SizedItem,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    self.container = container
    return item.size
  }
}

/// Twice as high where texts are large.
private final class ScalingController: CellController<SizedItem, NoState, UICollectionViewCell> {
  override class func size(
    of item: SizedItem,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    container.traits.preferredContentSizeCategory == .accessibilityLarge ? .height(80) : item.size
  }
}
