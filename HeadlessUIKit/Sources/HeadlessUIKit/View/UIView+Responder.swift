extension UIView {
  /// The first responder, if it is the view or a view inside it.
  var firstResponderInside: UIView? {
    guard let view = window?.firstResponder as? UIView, view.isDescendant(of: self) else {
      return nil
    }
    return view
  }
}
