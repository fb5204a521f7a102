extension UIView {
  /// Makes the first responder in the view resign, and returns whether it did.
  ///
  /// With `force`, it cannot refuse.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = firstResponderInside else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window?.firstResponder = nil
    return true
  }

  /// The first responder, if it is the view or a view inside it.
  var firstResponderInside: UIView? {
    guard let view = window?.firstResponder as? UIView, view.isDescendant(of: self) else {
      return nil
    }
    return view
  }
}
