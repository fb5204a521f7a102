import RosterPlatform

extension ListAdapter {
  /// What is done when a person pulls the list down; without it, the list cannot be pulled down.
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
  public var onRefresh: (@MainActor () async -> Void)? {
    get { coordinator.refresher?.action }
    set { coordinator.setRefresh(newValue) }
  }

  /// Refreshes the list as if a person had pulled it down, and returns when that is done.
  ///
  /// If the list is being refreshed already, it waits for that. Nothing happens without `onRefresh`.
  public func refresh() async {
    await coordinator.refresher?.refresh()
  }
}
