import RosterCore

/// What is on screen or near it, as controllers and observers have been told.
@MainActor
final class VisibleItems {
  /// Decides what there is to tell.
  var engine = VisibilityEngine<ControllerReference>()

  let observers = Observers<(any CellControlling, VisibilityEvent)>()
  let impressionObservers = Observers<(ItemID, Impression)>()

  /// How far from the screen items get ready.
  var preloadDistance = PreloadDistance.none

  /// Hears when the app goes to the background, while the list is in a collection view.
  var sceneObservation: SceneObservation?

  /// The controllers that have been told that they are in the preload range.
  private var preloaded: Set<ControllerReference> = []

  /// The time at which the clock wakes the list to count impressions.
  private var nextImpression: Duration?

  private var latestPass = 0

  /// Begins to find out what is on screen; passes that have not ended count no longer.
  ///
  /// - Returns: The number of the pass.
  @discardableResult
  func beginPass() -> Int {
    latestPass += 1
    return latestPass
  }

  /// Whether no other pass has begun since.
  func isCurrent(_ pass: Int) -> Bool { pass == latestPass }

  /// Notes that a controller is in the preload range.
  ///
  /// - Returns: Whether that is new.
  func enterPreloadRange(_ key: ControllerReference) -> Bool {
    preloaded.insert(key).inserted
  }

  /// Notes that a controller is not in the preload range.
  ///
  /// - Returns: Whether that is new.
  func leavePreloadRange(_ key: ControllerReference) -> Bool {
    preloaded.remove(key) != nil
  }

  /// The controllers that are in the preload range and not among those that should be.
  func preloaded(except range: [ControllerReference]) -> Set<ControllerReference> {
    preloaded.subtracting(range)
  }

  /// Notes when the next impression is due.
  ///
  /// - Returns: Whether the clock does not wake the list before that anyway.
  func expectImpression(at due: Duration) -> Bool {
    guard due < (nextImpression ?? .seconds(Int64.max)) else { return false }
    nextImpression = due
    return true
  }

  /// Notes that the clock has woken the list.
  func didWakeForImpressions() {
    nextImpression = nil
  }
}
