import RosterPlatform

extension UIView {
  /// Whether the view, or a view inside it, is the first responder.
  var holdsFirstResponder: Bool {
    isFirstResponder || subviews.contains { $0.holdsFirstResponder }
  }

  /// The first responder, if it is a view inside this one.
  var firstResponderInside: UIView? {
    for view in subviews {
      if let found = view.isFirstResponder ? view : view.firstResponderInside { return found }
    }
    return nil
  }

  /// The first view, from the back to the front, that is shown and can become the first responder.
  var firstResponderCandidate: UIResponder? {
    guard !isHidden, alpha > 0 else { return nil }
    if canBecomeFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponderCandidate).first
  }
}
