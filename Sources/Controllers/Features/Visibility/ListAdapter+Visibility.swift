import RosterPlatform

extension ListAdapter {
  /// Calls a function when the visible part of an item or a header has changed.
  ///
  /// It is called before the item's controller is notified. Items inside cells, such as those of
  /// carousels, are reported, too.
  ///
  /// - Parameter observer: Receives the controller of the item, and the change.
  /// - Returns: The observation, which you can cancel.
  @discardableResult
  public func observeVisibility(
    _ observer: @escaping (any CellControlling, ListAdapter.VisibilityEvent) -> Void
  ) -> ListObservation {
    parts.visibility.notices.observers.add { observer($0.0, $0.1) }
  }

  /// Calls a function when an item has been seen, as defined by one of its impressions.
  ///
  /// It is called before the item's controller is notified. Items inside cells, such as those of
  /// carousels, are reported, too, with their identity for this adapter.
  ///
  /// ```swift
  /// adapter.observeImpressions { item, impression in
  ///   analytics.log("seen", item.id, impression.name)
  /// }
  /// ```
  ///
  /// - Parameter observer: Receives the identity of the item, and the impression.
  /// - Returns: The observation, which you can cancel.
  @discardableResult
  public func observeImpressions(
    _ observer: @escaping (ItemID, Impression) -> Void
  ) -> ListObservation {
    parts.visibility.impressions.observers.add { observer($0.0, $0.1) }
  }

  /// The distance from the visible part of the list up to which items are in the preload range.
  ///
  /// It applies to carousels, too: the first items of a carousel are in the range as soon as the
  /// carousel is.
  ///
  /// Items in the range have a controller, whose `didEnterPreloadRange()` and
  /// `didExitPreloadRange()` are called. The range includes items on screen. By default it ends
  /// with the screen, so that controllers are made only when their items are shown.
  public var preloadDistance: ListAdapter.PreloadDistance {
    get { parts.visibility.preloading.distance }
    set {
      parts.visibility.preloading.distance = newValue
      for carousel in carousels { carousel.preloadDistance = newValue }
      parts.stage.setNeedsVisibility()
    }
  }

  /// Whether something covers the list that it cannot detect; false by default.
  ///
  /// The list detects that it is in no window, for example in a background tab or below a
  /// full-screen presentation, that it is hidden or clipped by views around it, and that a single
  /// opaque view covers it completely. Set this property in all other cases, for example for a
  /// sheet that leaves a part of the list visible.
  public var isCovered: Bool {
    get { parts.stage.views.isCovered }
    set {
      parts.stage.views.isCovered = newValue
      parts.visibility.mayHaveChanged()
    }
  }

  /// Determines again which items are visible.
  ///
  /// The list does this automatically when it scrolls, changes, is laid out or moves to another
  /// window, when the app enters the background or the foreground, and before an item counts as
  /// seen. Call it when something else has covered or uncovered the list, for example when a view
  /// around it was hidden or resized.
  public func updateVisibility() {
    parts.visibility.mayHaveChanged()
  }
}
