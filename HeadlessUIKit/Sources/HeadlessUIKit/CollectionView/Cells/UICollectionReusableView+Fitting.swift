extension UICollectionReusableView {
  /// Returns the same attributes if their size fits the view, and otherwise a copy with a size that
  /// does.
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = fittingSize(for: attributes)
    guard size != attributes.size else { return attributes }
    let result = attributes.duplicate()
    result.frame = CGRect(origin: attributes.frame.origin, size: size)
    return result
  }

  /// Returns the size that fits the view in the dimensions that its layout leaves open.
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

  /// Asks the collection view to measure the view again, if it is interested.
  func noteChangedContentSize(of view: UIView) {
    collectionView?.contentSizeDidChange(
      in: self,
      isOwn: view === self || view === (self as? UICollectionViewCell)?.contentView
    )
  }

  /// Asks the collection view to measure the view again because constraints have changed.
  func noteChangedConstraints() {
    collectionView?.contentSizeDidChange(in: self, isOwn: false)
  }
}
