extension ListAdapter {
  /// What loads the list page by page, at its end, its start or both.
  ///
  /// A loader that is set begins as soon as the list is on screen and its end is near; a list without
  /// items is all end. A loader belongs to one list at a time. One that is taken out is reset, and so
  /// are all when the list is gone: their loads are cancelled.
  public var pageLoaders: [PageLoader] {
    get { coordinator.pages.loaders }
    set { coordinator.setPageLoaders(newValue) }
  }

  /// Shows the content that was applied last once more, because something that its `body` reads has
  /// changed.
  ///
  /// Nothing happens before the first content. Content that is followed with observation does so by
  /// itself for all that can be observed.
  ///
  /// - Parameter animated: Whether changes are animated where they can be.
  public func reapply(animated: Bool = true) {
    coordinator.showAnew(isAnimated: animated)
  }
}
