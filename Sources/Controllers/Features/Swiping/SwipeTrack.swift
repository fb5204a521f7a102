/// The distance of a swiped row, and where it stays after the finger is lifted, in points.
///
/// Distances are measured from the edge with the actions, so that they are independent of left and
/// right.
struct SwipeTrack: Hashable, Sendable {
  /// Where a row stays.
  enum Rest: Hashable, Sendable {
    /// In its place.
    case closed

    /// Open, so that all actions are visible.
    case open

    /// A full swipe, which performs the first action.
    case full
  }

  /// In points per second; a slower finger counts as resting.
  private static let flick = 250.0

  /// The part of a finger's movement that a row follows after its limit.
  private static let resistance = 0.2

  /// The width of the row.
  let row: Double

  /// The total width of the actions.
  let actions: Double

  /// Whether a full swipe performs the first action.
  let performsFirst: Bool

  /// The distance of the row when the finger came down.
  let start: Double

  /// Creates a swipe.
  init(row: Double, actions: Double, performsFirst: Bool, start: Double = 0) {
    self.row = row
    self.actions = actions
    self.performsFirst = performsFirst
    self.start = start
  }

  /// Returns the distance of the row after a movement of the finger.
  func distance(after way: Double) -> Double {
    let wanted = max(0, start + way)
    guard !performsFirst, wanted > actions else { return min(wanted, row) }
    return min(actions + (wanted - actions) * Self.resistance, row)
  }

  /// Returns whether the first action is performed if the finger is lifted.
  func isFull(at distance: Double) -> Bool {
    performsFirst && distance >= fullDistance
  }

  /// Returns where the row stays after the finger is lifted.
  ///
  /// - Parameters:
  ///   - distance: The distance of the row.
  ///   - velocity: The velocity of the finger away from the edge, in points per second.
  /// - Returns: Where the row stays.
  func rest(at distance: Double, velocity: Double) -> Rest {
    if velocity < -Self.flick { return .closed }
    if isFull(at: distance) { return .full }
    return velocity > Self.flick || distance > actions / 2 ? .open : .closed
  }

  /// The distance for a full swipe: well beyond all actions.
  private var fullDistance: Double {
    min(max(row * 0.6, actions + row * 0.1), row * 0.95)
  }
}
