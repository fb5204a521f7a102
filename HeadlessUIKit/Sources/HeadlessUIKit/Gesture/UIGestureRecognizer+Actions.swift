extension UIGestureRecognizer {
  func sendActions() {
    for target in targets { target.perform(with: self) }
    for action in actions { action.perform() }
  }

  /// The center of the fingers, in the coordinates of their window.
  var centroid: CGPoint? {
    guard let first = attempt.fingers.first else { return attempt.lastPlace }
    let sum = attempt.fingers.dropFirst().reduce(into: first.locationInWindow) {
      $0.x += $1.locationInWindow.x
      $0.y += $1.locationInWindow.y
    }
    let count = CGFloat(attempt.fingers.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  func place(in view: UIView?) -> CGPoint {
    guard let centroid else { return .zero }
    return converted(centroid, to: view)
  }

  func place(ofTouch index: Int, in view: UIView?) -> CGPoint {
    guard attempt.fingers.indices.contains(index) else {
      Headless.fail(
        "F-TOUCH-INDEX",
        name: "NSRangeException",
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds "
          + "(\(attempt.fingers.count))."
      )
      return .zero
    }
    return attempt.fingers[index].location(in: view)
  }

  /// Converts a point of the window to the coordinates of a view; `nil` means the window.
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window ?? attempt.touches.last?.window else {
      return point
    }
    return view.convert(point, from: window)
  }

  /// Converts a distance in the window to the coordinates of a view.
  func converted(way: CGPoint, to view: UIView?) -> CGPoint {
    let start = converted(.zero, to: view)
    let end = converted(way, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

extension UIGestureRecognizer {
  func add(_ target: GestureTarget) {
    let isKnown = targets.contains {
      $0.target === target.target && $0.action == target.action
    }
    if !isKnown { targets.append(target) }
  }

  func remove(_ target: AnyObject?, _ action: Selector?) {
    targets.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }
}

extension GestureTarget {
  func perform(with recognizer: UIGestureRecognizer) {
    guard let target else { return }
    action.call(on: target, from: recognizer, for: nil)
  }
}
