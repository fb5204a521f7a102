extension UIView {
  /// Returns the view's only guide of a class, and makes it if necessary.
  func systemGuide<Guide: UILayoutGuide>(
    _ identifier: String,
    _ make: @autoclosure () -> Guide
  ) -> Guide {
    if let guide = constraintState?.guides.lazy.compactMap({ $0 as? Guide }).first { return guide }
    let guide = make()
    guide.identifier = identifier
    guide.owningView = self
    return guide
  }
}
