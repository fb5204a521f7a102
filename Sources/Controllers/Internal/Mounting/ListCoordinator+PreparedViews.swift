import RosterPlatform

extension ListCoordinator {
  /// Unmounts the controllers of views that were got ready for the screen, and are far from it by now.
  ///
  /// A collection view that prefetches gets cells ready that it may never show, and then says nothing of
  /// them. One that is shown after all gets its controller back.
  func releaseDistantViews() {
    let bounds = collectionView.bounds
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let distant = mounts.all.filter { view, controller in
      !controller.isDisplayed && !view.frame(in: collectionView).intersects(near)
        && !view.holdsFirstResponder
    }
    guard !distant.isEmpty else { return }
    hold {
      for (view, _) in distant { mounts.unmount(from: view) }
    }
  }
}
