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

extension UICollectionViewCell {
  /// Returns the size that the constraints in the content view require, or nil if there are none.
  ///
  /// Constraints that tie views to the cell itself do not size it, as in UIKit. Only if constraints
  /// tie the content view to the cell is the whole cell measured.
  func contentFittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    let contentView = contentView
    guard contentView.isLayoutBoundary else { return nil }
    guard let engine = contentView.constraintState?.engine else {
      return constraintState?.engine == nil ? nil : target
    }
    let taken = target.width - contentWidth(inCellOf: target.width)
    let size = engine.fittingSize(
      CGSize(width: target.width - taken, height: target.height),
      horizontal,
      vertical
    )
    return CGSize(
      width: size.width + taken,
      height: vertical == .required ? size.height : max(leastContentHeight, size.height)
    )
  }
}
