import RosterPlatform

/// Refreshes a list when the user pulls it down, and shows the refresh control meanwhile.
@MainActor
final class Refresher: ListFeature {
  /// The action of a refresh.
  private(set) var action: (@MainActor () async -> Void)?

  private let stage: ListStage
  private var control: UIRefreshControl?

  /// Whether the control was made here, and is not the app's.
  private var isOwn = false

  private weak var collectionView: UICollectionView?
  private var running: Task<Void, Never>?

  private static let identifier = UIAction.Identifier("Roster.refresh")

  init(_ stage: ListStage) {
    self.stage = stage
  }

  func tearDown() {
    cancel()
  }

  /// Replaces the action; `nil` disables pulling.
  func setAction(_ new: (@MainActor () async -> Void)?) {
    cancel()
    guard let new else { return }
    action = new
    let collectionView = stage.collectionView
    guard collectionView.takesRefreshControl else { return stage.report(.noRefreshControl) }
    let control = collectionView.refreshControl ?? UIRefreshControl()
    self.control = control
    self.collectionView = collectionView
    isOwn = collectionView.refreshControl == nil
    control.addAction(
      UIAction(identifier: Self.identifier) { [weak self] _ in self?.begin() },
      for: .valueChanged
    )
    if isOwn { collectionView.refreshControl = control }
    collectionView.alwaysBounceVertical = true
  }

  /// Whether a refresh is in progress.
  var isRunning: Bool { running != nil }

  /// Shows the refresh control, runs the action and waits for it.
  func refresh() async {
    guard action != nil else { return }
    if running == nil {
      showSpinner()
      begin()
    }
    await running?.value
  }

  /// Starts the refresh control, and scrolls to it if the list is at its top: the control is above that,
  /// and UIKit scrolls to it only if a finger pulls the list down.
  private func showSpinner() {
    guard let control else { return }
    let top = collectionView?.adjustedContentInset.top ?? 0
    control.beginRefreshing()
    guard
      let collectionView, collectionView.window != nil, collectionView.contentOffset.y <= -top,
      !collectionView.isTracking
    else { return }
    let place = -max(collectionView.adjustedContentInset.top, top + control.bounds.height)
    guard place < collectionView.contentOffset.y else { return }
    collectionView.setContentOffset(
      CGPoint(x: collectionView.contentOffset.x, y: place),
      animated: UIView.areAnimationsEnabled
    )
  }

  /// Stops observing pulls, and ends a refresh in progress.
  private func cancel() {
    running?.cancel()
    control?.removeAction(identifiedBy: Self.identifier, for: .valueChanged)
    end()
    if isOwn, collectionView?.refreshControl === control {
      collectionView?.refreshControl = nil
    }
    action = nil
    control = nil
    collectionView = nil
  }

  private func begin() {
    guard running == nil, let action else { return }
    running = Task { [weak self] in
      await action()
      guard !Task.isCancelled else { return }
      self?.end()
    }
  }

  private func end() {
    running = nil
    control?.endRefreshing()
  }
}
