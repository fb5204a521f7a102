/// Recognizes fingers that move into the window from one of its edges.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near the edge the finger has to start, in points; UIKit does not document it.
  private static let margin: CGFloat = 20

  /// The edges from which the gesture may start.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, startsAtEdge(touch) else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func startsAtEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let (place, bounds) = (touch.locationInWindow, window.bounds)
    return edges.contains(.left) && place.x <= bounds.minX + Self.margin
      || edges.contains(.right) && place.x >= bounds.maxX - Self.margin
      || edges.contains(.top) && place.y <= bounds.minY + Self.margin
      || edges.contains(.bottom) && place.y >= bounds.maxY - Self.margin
  }
}
