import Foundation
import RosterLayout
import RosterPlatform

/// Shows the items of a section side by side, in a list of their own.
final class CarouselController: NestedListController<Carousel, NestedListState, CarouselCell> {
  override class func size(
    of carousel: Carousel,
    state: NestedListState,
    in container: Container
  ) -> ItemSize {
    .height(carousel.height)
  }

  override var content: any ListContent { CarouselContent(contents: viewModel.contents) }
}

/// Lends a carousel a collection view that scrolls sideways.
final class CarouselCell: ListCell {
  override class func makeLayout() -> UICollectionViewLayout { ListLayout(axis: .horizontal) }
}
