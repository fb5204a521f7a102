import Foundation
import RosterPlatform

/// Shows the items of a section side by side, in a nested list.
///
/// It is an implementation detail and not an item of the app, so it is not reported to observers,
/// and the user cannot select it.
final class CarouselController: NestedListController<Carousel, NestedListState, CarouselCell> {
  /// The content that the list shows, or is about to show.
  private var shown: Carousel.Contents?

  override class func size(
    of carousel: Carousel,
    state: NestedListState,
    in container: ItemContainer
  ) -> ItemSize {
    let adapted = carousel.adaptiveLayout?
      .adaptedCarousel(in: container.size, traits: container.traits, axis: container.axis)
    return .height(adapted?.carousel?.height ?? carousel.height)
  }

  override var content: any ListContent {
    shown = viewModel.contents
    return CarouselContent(contents: viewModel.contents)
  }

  override func didConfigure(for reason: ListedController.ConfigureReason) {
    super.didConfigure(for: reason)
    innerList?.paging = viewModel.paging
  }

  override var standsForItems: Bool { true }

  override var shouldHighlight: Bool { false }

  override var shouldSelect: Bool { false }

  override var itemCountOfFirstScreen: Int {
    guard
      list.preloadDistance != .none, let inner = neededInnerList()?.parts,
      let outer = (owner as? ListParts)?.stage.collectionView
    else { return 0 }
    let (layout, width) = (viewModel.layout, outer.bounds.width)
    let container = layout.container(
      in: CGSize(width: width, height: viewModel.height),
      traits: outer.traitCollection,
      axis: .horizontal
    )
    var count = 0
    var length = layout.insets.leading
    while length < width, let item = inner.stage.list.item(at: Position(section: 0, item: count)) {
      let size = inner.sizing.size(of: item, nil, in: container) { nil }
      length += size.width + layout.lineSpacing
      count += 1
    }
    return count
  }

  /// Passes new presenters to the list, whose items are the same as before.
  override func didDeliverUpdate() {
    guard cell != nil, shown !== viewModel.contents else { return }
    updateList()
  }
}

/// Provides a carousel with a collection view that scrolls sideways.
final class CarouselCell: ListCell {
  override class func makeLayout() -> UICollectionViewLayout { ListLayout(axis: .horizontal) }
}

extension CarouselController {
  /// Returns a section as the outer list shows it: with one item for the carousel, whose cell
  /// contains the other items.
  ///
  /// Headers and footers stay with the section.
  @MainActor
  static func hosting(
    _ section: ResolvedSection,
    in surroundings: Surroundings,
    room: ListRoom?
  ) -> ResolvedSection {
    let adapted = room.flatMap {
      section.layout.adaptedCarousel(in: $0.size, traits: $0.traits, axis: $0.axis)
    }
    let layout = adapted ?? section.layout
    guard let line = layout.carousel, let location = section.location else {
      return section
    }
    var items: (runs: [Run], presenters: [CellPresenter]) = ([], [])
    if section.content.count > 0 {
      let inner = ResolvedSection(
        id: section.content.id,
        runs: section.content.runs,
        presenters: section.presenters,
        layout: layout.insideCarousel,
        location: location,
        drops: section.drops,
        overlays: section.overlays
      )
      let carousel = Carousel(
        contents: Carousel.Contents(inner),
        layout: inner.layout,
        height: line.height,
        adaptiveLayout: adapted.map { _ in section.layout },
        paging: line.paging
      )
      var presenter = CellPresenter([carousel], at: location, CarouselController.init)
      // Impressions belong to the items, not to the carousel.
      var surroundings = surroundings
      surroundings.impressions = []
      presenter.surround(with: surroundings)
      items = ([presenter.run], [presenter])
    }
    return ResolvedSection(
      id: section.content.id,
      runs: items.runs,
      presenters: items.presenters,
      supplementaries: section.supplementaries,
      layout: layout.aroundCarousel,
      location: location,
      display: section.display,
      drops: section.content.count > 0 ? [] : section.drops
    )
  }
}
