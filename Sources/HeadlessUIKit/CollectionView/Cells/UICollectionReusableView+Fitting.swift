extension UICollectionReusableView {
  /// The same attributes if the size suits the view, and otherwise a copy with one that does.
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = fittingSize(for: attributes)
    guard size != attributes.size else { return attributes }
    let result = attributes.duplicate()
    result.frame = CGRect(origin: attributes.frame.origin, size: size)
    return result
  }

  /// The size that suits the view in the dimensions that its layout leaves open.
  private func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let state = attributes.state
    guard state.isWidthFixed || state.isHeightFixed else {
      return systemLayoutSizeFitting(attributes.size)
    }
    return systemLayoutSizeFitting(
      attributes.size,
      withHorizontalFittingPriority: state.isWidthFixed ? .required : .fittingSizeLevel,
      verticalFittingPriority: state.isHeightFixed ? .required : .fittingSizeLevel
    )
  }

  /// Has the collection view ask for the preferred size again, as far as it wants to hear of it.
  func noteChangedContentSize(of view: UIView) {
    (superview as? UICollectionView)?.contentSizeDidChange(
      in: self,
      isOwn: view === self || view === (self as? UICollectionViewCell)?.contentView
    )
  }
}
