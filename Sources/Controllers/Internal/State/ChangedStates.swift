/// Controllers whose state has changed and has not been shown.
@MainActor
struct ChangedStates {
  private var animated = ControllerSet()
  private var unanimated = ControllerSet()

  var isEmpty: Bool { animated.isEmpty && unanimated.isEmpty }

  /// Whether a change is to be shown with animation.
  var hasAnimated: Bool { !animated.isEmpty }

  /// Adds a controller, unless it waits already.
  mutating func insert(_ controller: any CellControlling, animated isAnimated: Bool) {
    if isAnimated {
      animated.insert(controller)
    } else {
      unanimated.insert(controller)
    }
  }

  /// Takes all controllers out.
  mutating func takeAll() -> (
    animated: [any CellControlling], unanimated: [any CellControlling]
  ) {
    (animated.takeAll(), unanimated.takeAll())
  }
}
