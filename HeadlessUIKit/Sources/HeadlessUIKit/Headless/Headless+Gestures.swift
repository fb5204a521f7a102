extension Headless {
  /// Calls a closure when a gesture recognizer reports its gesture.
  ///
  /// It replaces a target and a selector, which Swift without Objective-C does not have. Call it
  /// where you would add the target on iOS.
  @preconcurrency @MainActor public static func onAction<Recognizer: UIGestureRecognizer>(
    of recognizer: Recognizer,
    _ action: @escaping @MainActor (Recognizer) -> Void
  ) {
    recognizer.actions.append(
      GestureAction { [weak recognizer] in
        if let recognizer { action(recognizer) }
      }
    )
  }

  /// Presses the center of a view for a time, in seconds.
  ///
  /// Returns whether the finger reached the view or one of its subviews.
  @preconcurrency @MainActor @discardableResult
  public static func press(_ view: UIView, for duration: TimeInterval) -> Bool {
    guard let (middle, window) = reach(view), let finger = touchDown(at: middle, in: window) else {
      return false
    }
    advance(by: duration)
    finger.lift()
    return true
  }

  /// Drags a finger from one point of a window to another at a constant speed, with a duration in
  /// seconds.
  ///
  /// The finger is moving when it is lifted. Returns whether a view receives touches at the start.
  @preconcurrency @MainActor @discardableResult
  public static func drag(
    from start: CGPoint,
    to end: CGPoint,
    in window: UIWindow,
    duration: TimeInterval = 0.2,
    steps: Int = 10
  ) -> Bool {
    guard let finger = touchDown(at: start, in: window) else { return false }
    let steps = max(1, steps)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      advance(by: duration / Double(steps))
      finger.move(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      )
    }
    finger.lift()
    return true
  }

  /// Moves two fingers on a view apart or together until their distance has changed by a factor.
  ///
  /// Returns whether the fingers reached the view or one of its subviews.
  @preconcurrency @MainActor @discardableResult
  public static func pinch(_ view: UIView, scale: CGFloat, steps: Int = 5) -> Bool {
    guard let (middle, window) = reach(view) else { return false }
    let room = min(view.bounds.width, view.bounds.height) / 2
    let half = room * 0.9 / max(1, scale)
    func place(_ distance: CGFloat) -> CGPoint { CGPoint(x: middle.x + distance, y: middle.y) }
    guard let left = touchDown(at: place(-half), in: window),
      let right = touchDown(at: place(half), in: window)
    else { return false }
    for step in 1...max(1, steps) {
      let part = CGFloat(step) / CGFloat(max(1, steps))
      let distance = half * (1 + (scale - 1) * part)
      advance(by: 0.02)
      left.move(to: place(-distance))
      right.move(to: place(distance))
    }
    left.lift()
    right.lift()
    return true
  }
}

extension Headless {
  /// Taps a button of a bar, and returns whether a finger reaches the button.
  @preconcurrency @MainActor @discardableResult
  public static func tap(_ item: UIBarButtonItem) -> Bool {
    tap(item.view)
  }
}
