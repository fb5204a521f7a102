/// How far a row is swiped aside by a finger, and where it stays when the finger leaves, in points.
///
/// Distances are counted away from the edge whose actions come into view, so that they know no left and
/// right.
package struct SwipeTrack: Hashable, Sendable {
  /// Where a row stays.
  package enum Rest: Hashable, Sendable {
    /// In its place.
    case closed

    /// Aside, so that all actions are in view.
    case open

    /// Swiped all the way across, which does the first action.
    case full
  }

  /// In points a second; a slower finger counts as one that rests.
  private static let flick = 250.0

  /// How much of a finger's way a row takes part in that goes no further.
  private static let resistance = 0.2

  /// The width of the row.
  package let row: Double

  /// The width of all actions.
  package let actions: Double

  /// Whether a swipe all the way across does the first action.
  package let performsFirst: Bool

  /// How far the row was aside when the finger came.
  package let start: Double

  /// Describes a swipe.
  package init(row: Double, actions: Double, performsFirst: Bool, start: Double = 0) {
    self.row = row
    self.actions = actions
    self.performsFirst = performsFirst
    self.start = start
  }

  /// How far aside the row is when the finger has gone so far.
  package func distance(after way: Double) -> Double {
    let wanted = max(0, start + way)
    guard !performsFirst, wanted > actions else { return min(wanted, row) }
    return min(actions + (wanted - actions) * Self.resistance, row)
  }

  /// Whether the first action would be done if the finger left.
  package func isFull(at distance: Double) -> Bool {
    performsFirst && distance >= fullDistance
  }

  /// Where the row stays when the finger leaves.
  ///
  /// - Parameters:
  ///   - distance: How far aside it is.
  ///   - velocity: How fast the finger moves away from the edge, in points a second.
  /// - Returns: Where the row goes from there.
  package func rest(at distance: Double, velocity: Double) -> Rest {
    if velocity < -Self.flick { return .closed }
    if isFull(at: distance) { return .full }
    return velocity > Self.flick || distance > actions / 2 ? .open : .closed
  }

  /// How far aside the row has to be for the first action: well beyond all actions.
  private var fullDistance: Double {
    min(max(row * 0.6, actions + row * 0.1), row * 0.95)
  }
}
