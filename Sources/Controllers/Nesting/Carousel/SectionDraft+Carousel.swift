import Foundation
import RosterCore
import RosterLayout

extension SectionDraft {
  /// The section as the list around it shows it: a carousel is one item, whose cell holds the others.
  ///
  /// Headers and footers stay with the section.
  @MainActor
  func hosted(in surroundings: _Surroundings) -> SectionDraft {
    guard let height = layout.carouselHeight, let location else { return self }
    var outer = SectionDraft(id: id, layout: layout.aroundCarousel, location: location)
    for node in supplementaries.values { _ = outer.add(node) }
    guard !runs.isEmpty else { return outer }
    var inner = SectionDraft(id: id, layout: layout.insideCarousel, location: location)
    for (run, presenter) in zip(runs, presenters) { inner.append(run, presenter) }
    let carousel = Carousel(contents: Carousel.Contents(inner), height: height)
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
