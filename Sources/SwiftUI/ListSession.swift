#if canImport(SwiftUI) && !os(macOS)
import Roster
import SwiftUI

/// The list of one `RosterList` on the screen: its adapter and SwiftUI's settings.
@MainActor
final class ListSession {
  private struct Pending {
    let content: PreparedContent
    let settings: ListSettings
    let environment: EnvironmentValues
    var isAnimated: Bool
  }

  private let views = ViewEnvironment()
  private let selection = ListSelection()
  private let position = ListPosition()
  private var adapter: ListAdapter?
  private var pending: Pending?
  private var refresh: RefreshAction?

  /// Resolves content while SwiftUI observes what it reads.
  func prepare(_ content: some ListContent, _ settings: ListSettings) -> PreparedContent {
    adapter(settings).prepare(content.environment(\.views, views))
  }

  /// Returns the adapter, and makes it if necessary.
  func adapter(_ settings: ListSettings) -> ListAdapter {
    if let adapter { return adapter }
    let adapter = ListAdapter(
      UICollectionView(frame: .zero, collectionViewLayout: settings.layout()),
      issues: settings.issues,
      stateStorage: settings.stateStorage
    )
    self.adapter = adapter
    for setUp in settings.setUps { setUp(adapter) }
    if let binding = settings.selection { selection.follow(adapter, binding) }
    if let binding = settings.position { position.follow(adapter, binding) }
    return adapter
  }

  /// Stores what to show when the list is laid out next.
  func update(
    _ content: PreparedContent,
    _ settings: ListSettings,
    _ environment: EnvironmentValues,
    animated: Bool
  ) {
    pending = Pending(
      content: content,
      settings: settings,
      environment: environment,
      isAnimated: animated || pending?.isAnimated == true
    )
  }

  /// Shows what was stored.
  func show() {
    guard let adapter, let pending else { return }
    self.pending = nil
    views.replace(with: pending.environment)
    setRefresh(pending.environment.refresh, of: adapter)
    selection.binding = pending.settings.selection
    position.binding = pending.settings.position
    adapter.apply(pending.content, animated: pending.isAnimated)
    selection.show(in: adapter)
    position.show(in: adapter, animated: pending.isAnimated)
  }

  /// Ends the list and its controllers.
  func end() {
    pending = nil
    adapter = nil
  }

  /// Enables pulling to refresh while there is an action for it.
  private func setRefresh(_ action: RefreshAction?, of adapter: ListAdapter) {
    let isFirst = refresh == nil
    refresh = action
    if action == nil, !isFirst {
      adapter.onRefresh = nil
    } else if action != nil, isFirst {
      adapter.onRefresh = { [weak self] in await self?.refresh?() }
    }
  }
}
#endif
