public import RosterCore
public import RosterPlatform

extension ListAdapter {
  /// Calls a function whenever another part of an item or a header is on screen.
  ///
  /// It is called before the item's controller is told. Items inside of cells, as those of carousels, are told
  /// as well.
  ///
  /// - Parameter observer: Is given the controller of the item, and what has changed.
  /// - Returns: The observation, to cancel it by.
  @discardableResult
  public func observeVisibility(
    _ observer: @escaping (any CellControlling, VisibilityEvent) -> Void
  ) -> ListObservation {
    parts.visibility.observers.add { observer($0.0, $0.1) }
  }

  /// Calls a function whenever an item has been seen, in the sense of one of its impressions.
  ///
  /// It is called before the item's controller is told. Items inside of cells, as those of carousels, are told
  /// as well, by the identity that this adapter knows them by.
  ///
  /// ```swift
  /// adapter.observeImpressions { item, impression in
  ///   analytics.log("seen", item.id, impression.name)
  /// }
  /// ```
  ///
  /// - Parameter observer: Is given the identity of the item, and what it has been seen as.
  /// - Returns: The observation, to cancel it by.
  @discardableResult
  public func observeImpressions(
    _ observer: @escaping (ItemID, Impression) -> Void
  ) -> ListObservation {
    parts.visibility.impressions.observers.add { observer($0.0, $0.1) }
  }

  /// How far from the visible part of the list items are in the preload range.
  ///
  /// It holds for carousels as well: the items that are seen first when a carousel is shown are in the range as
  /// soon as the carousel is.
  ///
  /// Items in the range have a controller, whose `didEnterPreloadRange()` and
  /// `didExitPreloadRange()` are called. Items on screen are in the range as well. By default the range ends where
  /// the screen ends, and no controller is made before its item is shown.
  public var preloadDistance: PreloadDistance {
    get { parts.visibility.preloading.distance }
    set {
      parts.visibility.preloading.distance = newValue
      for carousel in carousels { carousel.preloadDistance = newValue }
      parts.stage.setNeedsVisibility()
    }
  }

  /// Whether something covers the list that it cannot detect; by default, not.
  ///
  /// The list knows that it is in no window, as in a background tab or below a full-screen presentation; that it
  /// is hidden, or cut off by views around it; and that one opaque view reaches over all of it. Set it for
  /// what is left, such as a sheet that leaves a strip of the list to be seen.
  public var isCovered: Bool {
    get { parts.stage.views.isCovered }
    set {
      parts.stage.views.isCovered = newValue
      parts.visibility.mayHaveChanged()
    }
  }

  /// Determines again what is on screen.
  ///
  /// The list does so on its own when it scrolls, changes, is laid out, moves to another window, when
  /// the app goes to the background or comes back, and before an item counts as seen. Call it when something
  /// else has covered or uncovered the list, such as a view around it that was hidden or resized.
  public func updateVisibility() {
    parts.visibility.mayHaveChanged()
  }
}

/// How far from the visible part of a list items are preloaded.
public enum PreloadDistance: Hashable, Sendable {
  /// A number of points.
  case points(CGFloat)

  /// A multiple of the size of the visible part.
  case screens(CGFloat)

  /// Only what is on screen is in the preload range.
  public static let none = PreloadDistance.points(0)

  /// The distance in points; never negative, and a finite number.
  func points(forLength length: CGFloat) -> CGFloat {
    let distance =
      switch self {
      case .points(let distance): distance
      case .screens(let count): count * length
      }
    return distance.isFinite ? max(0, distance) : 0
  }
}
