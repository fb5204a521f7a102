import Foundation
import RosterCore
import RosterLayout
import RosterPlatform

/// The items of a section that scroll sideways, as the view model of the one item that shows them.
struct Carousel: ViewModel {
  /// The content of the section.
  @MainActor
  final class Contents {
    let section: ResolvedSection

    /// The items alone, which anybody may look at.
    nonisolated let snapshot: Snapshot

    init(_ section: ResolvedSection) {
      self.section = section
      snapshot = Snapshot(sections: [section.content])
    }
  }

  let contents: Contents

  /// The layout of the items in their line.
  let layout: SectionLayout

  /// How high the carousel is, in points.
  let height: CGFloat

  /// Where the carousel stops.
  let paging: PagingBehavior

  /// A section has one.
  var id: Int { 0 }

  /// The items on their own.
  var snapshot: Snapshot { contents.snapshot }

  /// Whether both show the same; the closures of what presents the items do not count.
  static func == (left: Self, right: Self) -> Bool {
    if left.contents === right.contents { return true }
    return left.height == right.height && left.paging == right.paging && left.layout == right.layout
      && left.snapshot.sections[0].showsSameItems(as: right.snapshot.sections[0])
  }
}

/// What the list inside a carousel shows: the section itself, under its own identity.
struct CarouselContent: ListNode {
  let contents: Carousel.Contents

  func resolve(into list: inout ListResolver) {
    var content = ResolvedContent()
    content.pieces = [.section(contents.section)]
    list.append(content)
  }
}

/// Shows the items of a section side by side, in a nested list.
///
/// It is an implementation detail and not an item of the app, so it is not reported to observers,
/// and a person cannot select it.
final class CarouselController: NestedListController<Carousel, NestedListState, CarouselCell> {
  /// What the list shows, or is about to.
  private var shown: Carousel.Contents?

  override class func size(
    of carousel: Carousel,
    state: NestedListState,
    in container: Container
  ) -> ItemSize {
    .height(carousel.height)
  }

  override var content: any ListContent {
    shown = viewModel.contents
    return CarouselContent(contents: viewModel.contents)
  }

  override func didConfigure(_ cell: CarouselCell?, for reason: ConfigureReason) {
    super.didConfigure(cell, for: reason)
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

  /// Hands what presents the items on to the list, whose items are the same as before.
  override func didDeliverUpdate() {
    guard cell != nil, shown !== viewModel.contents else { return }
    updateList()
  }
}

/// Lends a carousel a collection view that scrolls sideways.
final class CarouselCell: ListCell {
  override class func makeLayout() -> UICollectionViewLayout { ListLayout(axis: .horizontal) }
}

extension Carousel {
  /// A section as the outer list shows it: a carousel is one item, whose cell contains the others.
  ///
  /// Headers and footers stay with the section.
  @MainActor
  static func hosting(_ section: ResolvedSection, in surroundings: Surroundings) -> ResolvedSection
  {
    guard let line = section.layout.carousel, let location = section.location else {
      return section
    }
    var items = Pieces([], [])
    if section.content.count > 0 {
      let inner = ResolvedSection(
        id: section.content.id,
        runs: section.content.runs,
        presenters: section.presenters,
        layout: section.layout.insideCarousel,
        location: location,
        drops: section.drops
      )
      let carousel = Carousel(
        contents: Contents(inner),
        layout: inner.layout,
        height: line.height,
        paging: line.paging
      )
      var presenter = CellPresenter([carousel], CarouselController.init)
      // What is seen is the items, not the line.
      var surroundings = surroundings
      surroundings.impressions = []
      presenter.surround(with: surroundings)
      let run = Run(
        Column([carousel]),
        controller: ControllerKind(CarouselController.self),
        location: location
      )
      items = Pieces([run], [presenter])
    }
    return ResolvedSection(
      id: section.content.id,
      runs: items.all.map { $0.run },
      presenters: items.all.map { $0.presenter },
      supplementaries: section.supplementaries,
      layout: section.layout.aroundCarousel,
      location: location,
      display: section.display,
      drops: section.content.count > 0 ? [] : section.drops
    )
  }
}

extension SnapshotSection {
  /// The carousel that contains the items of the section; `nil` if there is none.
  var carousel: Carousel? {
    runs.first.flatMap { $0.column.models(as: Carousel.self)?.first }
  }
}
