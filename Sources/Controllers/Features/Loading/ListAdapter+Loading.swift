public import RosterPlatform

extension ListAdapter {
  /// The page loaders of the list, at its end, its start or both.
  ///
  /// A loader begins as soon as the list is on screen and its end is near, which is always true for
  /// an empty list. A loader belongs to one list at a time. A loader that is removed is reset, and
  /// so are all when the list is released: their loads are cancelled.
  public var pageLoaders: [PageLoader] {
    get { parts.loading.paging.loaders }
    set { parts.loading.paging.setLoaders(newValue) }
  }

  /// Makes the latest content again, and shows it.
  package func reapply(animated: Bool = true) {
    parts.loop.reapply(isAnimated: animated)
  }
}

extension PageLoader {
  /// How near the end of the loaded items has to be for more to be loaded.
  public enum Threshold: Hashable, Sendable {
    /// At most this many items are beyond the screen.
    case items(Int)

    /// At most this many points are beyond the screen.
    case points(CGFloat)

    /// At most this many times the size of the screen is beyond it.
    case screens(CGFloat)

    /// Returns whether the end is near.
    ///
    /// - Parameters:
    ///   - items: The number of items beyond the screen; `nil` if it is unknown.
    ///   - distance: The number of points beyond the screen.
    ///   - length: The size of the screen in that direction, in points.
    /// - Returns: Whether the threshold is reached; `false` if it needs the unknown number of items.
    func isNear(items: Int?, distance: CGFloat, length: CGFloat) -> Bool {
      switch self {
      case .items(let limit): items.map { $0 <= limit } ?? false
      case .points(let limit): distance <= max(0, limit)
      case .screens(let count): distance <= max(0, count * length)
      }
    }
  }
}

extension ListAdapter {
  /// Called when the user pulls the list down to refresh it; nil disables pulling.
  ///
  /// The refresh control is shown until the function returns. The call is cancelled when another
  /// function is set, or the list is released.
  ///
  /// ```swift
  /// adapter.onRefresh = { [store] in await store.refresh() }
  /// ```
  ///
  /// Setting it adds a refresh control to the collection view, unless the app has added one, and
  /// lets short lists be pulled, too. Content that the function applies is shown during the
  /// refresh.
  ///
  /// UIKit raises an exception for a refresh control in an app for Mac Catalyst with the Mac's
  /// idiom. There, no control is made, an issue is reported, and `refresh()` works without it.
  public var onRefresh: (@MainActor () async -> Void)? {
    get { parts.loading.refresher.action }
    set { parts.loading.refresher.setAction(newValue) }
  }

  /// Refreshes the list as if the user had pulled it down, and returns when the refresh is done.
  ///
  /// During another refresh, it waits for that one. Without `onRefresh`, nothing happens.
  public func refresh() async {
    await parts.loading.refresher.refresh()
  }
}

extension ListAdapter {
  /// The work in progress in the list and in lists in its cells: pages, a refresh and tasks of
  /// controllers, in words.
  package var work: [String] { parts.work }
}

/// The work in progress in lists, and figures that change while it continues.
package struct ListActivity: Equatable {
  /// The work in progress, in words.
  package var work: [String]

  /// Figures that change whenever something happens.
  package var signs: [Double]

  package init(work: [String], signs: [Double]) {
    self.work = work
    self.signs = signs
  }

  /// Waits until everything has settled, or nothing has happened for a while.
  ///
  /// - Parameters:
  ///   - patience: How long work may take without any change.
  ///   - pass: Shows pending changes; other tasks run after it.
  ///   - look: Returns the present activity.
  /// - Returns: The work that is still in progress, in words.
  @MainActor
  package static func settle(
    patience: Duration,
    pass: () -> Void,
    look: () -> ListActivity
  ) async -> [String] {
    let clock = ContinuousClock()
    var activity = look()
    var (changes, quietTurns, end) = (0, 0, clock.now + patience)
    /// Whether the work may still change something. On a busy main actor, the elapsed time alone does not
    /// show that.
    var isWaiting: Bool {
      !activity.work.isEmpty && (clock.now < end || quietTurns < turnsOfPatience)
    }
    while changes < mostChanges, quietTurns < turnsOfRest || isWaiting {
      pass()
      await Task.yield()
      if quietTurns > turnsOfRest { try? await clock.sleep(for: .milliseconds(1)) }
      let new = look()
      quietTurns += 1
      guard new != activity else { continue }
      (activity, changes, quietTurns, end) = (new, changes + 1, 0, clock.now + patience)
    }
    return activity.work + (quietTurns < turnsOfRest ? ["changes that do not cease"] : [])
  }

  /// The number of turns of the main actor without any change after which no further change is
  /// expected.
  private static let turnsOfRest = 20

  /// The number of turns without any change after which the wait for a page, a refresh or a task ends, once
  /// the patience is over.
  private static let turnsOfPatience = 100

  /// The maximum number of changes to wait for, because they may never end.
  private static let mostChanges = 1_000
}
