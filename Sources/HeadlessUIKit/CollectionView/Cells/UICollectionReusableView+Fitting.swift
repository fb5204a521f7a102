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

  /// Has the collection view ask for the preferred size again because constraints changed.
  func noteChangedConstraints() {
    (superview as? UICollectionView)?.contentSizeDidChange(in: self, isOwn: false)
  }
}

extension UICollectionViewCell {
  /// The size that the constraints in the content view ask for; nothing if there are none.
  ///
  /// Constraints that tie views to the cell itself size nothing, as in UIKit; only if they tie the
  /// content view to it does the cell count as a whole.
  func contentFittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
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
