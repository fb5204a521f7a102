/// Tells the visibility of one item, one event at a time.
///
/// The item has an exposure that it is on its way to, and tells events until it has arrived. It may be
/// given another exposure at any time, also while an event is being told: whatever happens, events are
/// in pairs and in order.
package struct ItemVisibility: Hashable, Sendable {
  private enum Stage {
    case hidden, partly, fully
  }

  private var stage = Stage.hidden
  private var toldFraction = 0.0

  /// How much of the item is on screen.
  package var exposure = Exposure.none

  package init() {}

  /// Whether the item has appeared and not disappeared.
  package var isShown: Bool { stage != .hidden }

  /// The next event on the way to the exposure; `nil` if everything has been told.
  package mutating func next() -> VisibilityEvent? {
    if stage == .fully, !(exposure.isVisible && exposure.isWhole) {
      stage = .partly
      return .disappearedPartially
    }
    if stage == .hidden {
      guard exposure.isVisible else { return nil }
      stage = .partly
      return .appeared
    }
    if toldFraction != exposure.fraction {
      defer { toldFraction = exposure.fraction }
      return .fractionChanged(from: toldFraction)
    }
    guard stage == .partly else { return nil }
    if !exposure.isVisible {
      stage = .hidden
      return .disappeared
    }
    if exposure.isWhole {
      stage = .fully
      return .appearedFully
    }
    return nil
  }
}
