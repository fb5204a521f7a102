import RosterPlatform

/// Does something whenever a person pulls a list down, and lets the spinner turn meanwhile.
@MainActor
final class Refresher {
  let action: @MainActor () async -> Void
  private let control: UIRefreshControl

  /// Whether the control was made here, and is not the app's.
  private let isOwn: Bool
  private weak var collectionView: UICollectionView?
  private var running: Task<Void, Never>?

  private static let identifier = UIAction.Identifier("Roster.refresh")

  init(_ collectionView: UICollectionView, _ action: @escaping @MainActor () async -> Void) {
    self.action = action
    self.collectionView = collectionView
    control = collectionView.refreshControl ?? UIRefreshControl()
    isOwn = collectionView.refreshControl == nil
    control.addAction(
      UIAction(identifier: Self.identifier) { [weak self] _ in self?.begin() },
      for: .valueChanged
    )
    if isOwn { collectionView.refreshControl = control }
    collectionView.alwaysBounceVertical = true
  }

  /// Shows the spinner, does what is to be done, and waits for it.
  func refresh() async {
    if running == nil {
      control.beginRefreshing()
      begin()
    }
    await running?.value
  }

  /// Ceases to hear of pulls, and ends a refresh that is under way.
  func cancel() {
    running?.cancel()
    control.removeAction(identifiedBy: Self.identifier, for: .valueChanged)
    end()
    if isOwn, collectionView?.refreshControl === control {
      collectionView?.refreshControl = nil
    }
  }

  private func begin() {
    guard running == nil else { return }
    running = Task { [weak self, action] in
      await action()
      guard !Task.isCancelled else { return }
      self?.end()
    }
  }

  private func end() {
    running = nil
    control.endRefreshing()
  }
}

extension ListCoordinator {
  func setRefresh(_ action: (@MainActor () async -> Void)?) {
    refresher?.cancel()
    refresher = action.map { Refresher(collectionView, $0) }
  }
}
