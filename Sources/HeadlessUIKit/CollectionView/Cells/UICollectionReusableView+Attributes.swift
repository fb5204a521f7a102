extension UICollectionReusableView {
  /// Puts the view where the attributes say and hands them to the subclass.
  func takeOn(_ attributes: UICollectionViewLayoutAttributes) {
    if attributes.transform.isIdentity {
      transform = .identity
      frame = attributes.frame
    } else {
      bounds.size = attributes.size
      center = attributes.center
      transform = attributes.transform
    }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
