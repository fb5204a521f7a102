import RosterPlatform

/// Observes the scroll views around a list, which decide what of it is visible.
///
/// A list around this one tells of its scrolling itself.
@MainActor
final class OuterScrolling: ListFeature {
  private let stage: ListStage
  private var observations: [ScrollObservation] = []

  init(_ stage: ListStage) {
    self.stage = stage
  }

  func didDetach() { end() }

  func tearDown() { end() }

  /// Observes the scroll views that are around the list from now on.
  func windowDidChange() {
    end()
    guard stage.collectionView.window != nil else { return }
    observations = outerScrollViews.map { view in
      ScrollObservation(view) { [weak stage] in stage?.setNeedsVisibility() }
    }
  }

  /// The scroll views around the list that are no lists, from the inside to the outside.
  private var outerScrollViews: [UIScrollView] {
    sequence(first: stage.collectionView as UIView, next: \.superview).dropFirst()
      .compactMap { $0 is UICollectionView ? nil : $0 as? UIScrollView }
  }

  /// Scrolls the views around the list so that a part of it is visible.
  func reveal(_ rect: CGRect, animated: Bool) {
    for view in outerScrollViews {
      let part = stage.collectionView.convert(rect, to: view)
      view.scrollRectToVisible(part, animated: animated)
    }
  }

  private func end() {
    for observation in observations { observation.cancel() }
    observations = []
  }
}
