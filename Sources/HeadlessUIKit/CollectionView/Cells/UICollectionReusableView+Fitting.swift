extension UICollectionReusableView {
  /// The same attributes if the size suits the view, and otherwise a copy with one that does.
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(attributes.size)
    guard size != attributes.size else { return attributes }
    let result = attributes.duplicate()
    result.frame = CGRect(origin: attributes.frame.origin, size: size)
    return result
  }

  /// Has the collection view ask for the preferred size again, as far as it wants to hear of it.
  func noteChangedContentSize(of view: UIView) {
    (superview as? UICollectionView)?.contentSizeDidChange(
      in: self,
      isOwn: view === self || view === (self as? UICollectionViewCell)?.contentView
    )
  }
}
