extension UICollectionReusableView {
  /// Sets the view's frame from the attributes and applies them, unless they are unchanged.
  func takeOn(_ attributes: UICollectionViewLayoutAttributes) {
    if let appliedAttributes, appliedAttributes.matches(attributes) { return }
    takeOnChanged(attributes)
  }

  /// Sets the view's frame from attributes that are known to have changed, and applies them.
  func takeOnChanged(_ attributes: UICollectionViewLayoutAttributes) {
    appliedAttributes = attributes.duplicate()
    if attributes.state.isUpright {
      if !appearance.spatial.isFlat || !transform.isIdentity { transform = .identity }
      frame = attributes.frame
    } else {
      bounds.size = attributes.size
      center = attributes.center
      transform3D = attributes.transform3D
    }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }

  /// Shows the view, unless its attributes hide it.
  func show() {
    isHidden = appliedAttributes?.isHidden ?? false
  }

  /// Makes the view apply its attributes again the next time.
  func forgetAttributes() {
    appliedAttributes = nil
  }
}
