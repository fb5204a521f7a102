public import RosterPlatform

extension ListAdapter {
  /// What loads the list page by page, at its end, its start or both.
  ///
  /// A loader that is set begins as soon as the list is on screen and its end is near; a list without
  /// items is all end. A loader belongs to one list at a time. One that is taken out is reset, and so
  /// are all when the list is gone: their loads are cancelled.
  public var pageLoaders: [PageLoader] {
    get { parts.loading.paging.loaders }
    set { parts.loading.paging.setLoaders(newValue) }
  }

  /// Shows the content that was applied last once more, because something that its `body` reads has
  /// changed.
  ///
  /// Nothing happens before the first content. Content that is followed with observation does so by
  /// itself for all that can be observed.
  ///
  /// - Parameter animated: Whether changes are animated where they can be.
  public func reapply(animated: Bool = true) {
    parts.loop.reapply(isAnimated: animated)
  }
}

/// How near the end of what is loaded has to be for more to be loaded.
public enum PageThreshold: Hashable, Sendable {
  /// At most so many items are beyond the screen.
  case items(Int)

  /// At most so many points are beyond the screen.
  case points(CGFloat)

  /// At most so many times the size of the screen is beyond it.
  case screens(CGFloat)

  /// Whether the end is near.
  ///
  /// - Parameters:
  ///   - items: How many items are beyond the screen; `nil` if that is not known.
  ///   - distance: How many points are beyond the screen.
  ///   - length: The size of the screen in that direction, in points.
  /// - Returns: What the numbers say; without a number of items, `false` where that decides.
  func isNear(items: Int?, distance: CGFloat, length: CGFloat) -> Bool {
    switch self {
    case .items(let limit): items.map { $0 <= limit } ?? false
    case .points(let limit): distance <= max(0, limit)
    case .screens(let count): distance <= max(0, count * length)
    }
  }
}

extension ListAdapter {
  /// Refreshes the list when a person pulls it down; without it, the list cannot be pulled.
  ///
  /// The spinner above the list turns until the function returns. It is cancelled when another one is
  /// set, or the list is gone.
  ///
  /// ```swift
  /// adapter.onRefresh = { [store] in await store.refresh() }
  /// ```
  ///
  /// Setting it gives the collection view a refresh control, unless it has one of the app's own, and
  /// lets short lists be pulled as well. Content that the function applies is shown while the spinner
  /// turns.
  ///
  /// In an app for Mac Catalyst with the Mac's idiom there is no such control, and UIKit would raise an exception:
  /// none is made, an issue says so, and `refresh()` does the same without a spinner.
  public var onRefresh: (@MainActor () async -> Void)? {
    get { parts.loading.refresher.action }
    set { parts.loading.refresher.setAction(newValue) }
  }

  /// Refreshes the list as if a person had pulled it down, and returns when that is done.
  ///
  /// If the list is being refreshed already, it waits for that. Nothing happens without `onRefresh`.
  public func refresh() async {
    await parts.loading.refresher.refresh()
  }
}

extension ListAdapter {
  /// What the list has begun and not ended, and lists in its cells have: pages, a refresh and tasks of
  /// controllers, in words.
  package var work: [String] { parts.work }
}
