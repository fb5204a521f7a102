import Foundation
import RosterCore
import RosterLayout
import RosterPlatform

/// The items of a section that scroll sideways, as the view model of the one item that shows them.
struct Carousel: ViewModel {
  /// What the section holds.
  @MainActor
  final class Contents {
    let draft: SectionDraft

    init(_ draft: SectionDraft) {
      self.draft = draft
    }
  }

  let contents: Contents

  /// How high the carousel is, in points.
  let height: CGFloat

  /// A section has one.
  var id: Int { 0 }

  /// Only one that was resolved once is equal: what presents the items knows closures.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.contents === rhs.contents
  }
}

/// What the list inside a carousel shows: the section itself, under its own identity.
struct CarouselContent: ListNode {
  let contents: Carousel.Contents

  func resolve(into list: inout ListResolver) {
    var content = ResolvedContent()
    content.pieces = [.section(contents.draft)]
    list.append(content)
  }
}

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

extension Carousel {
  /// A section as the list around it shows it: a carousel is one item, whose cell holds the others.
  ///
  /// Headers and footers stay with the section.
  @MainActor
  static func hosting(_ draft: SectionDraft, in surroundings: Surroundings) -> SectionDraft {
    guard let height = draft.layout.carouselHeight, let location = draft.location else {
      return draft
    }
    var outer = SectionDraft(
      id: draft.id,
      layout: draft.layout.aroundCarousel,
      location: location
    )
    for node in draft.supplementaries.values { _ = outer.add(node) }
    guard !draft.runs.isEmpty else { return outer }
    var inner = SectionDraft(
      id: draft.id,
      layout: draft.layout.insideCarousel,
      location: location
    )
    for (run, presenter) in zip(draft.runs, draft.presenters) { inner.append(run, presenter) }
    let carousel = Carousel(contents: Contents(inner), height: height)
    var presenter = CellPresenter([carousel], CarouselController.init)
    // What is seen is the items, not the line.
    var surroundings = surroundings
    surroundings.impressions = []
    presenter.surround(with: surroundings)
    outer.append(
      Run(
        Column([carousel]),
        controller: ControllerKind(CarouselController.self),
        location: location
      ),
      presenter
    )
    return outer
  }
}
