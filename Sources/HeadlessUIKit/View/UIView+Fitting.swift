extension UIView {
  /// The target size for which a view answers with the least size it can have.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for which a view answers with as much as it can make use of.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Finds a size from the view's constraints, or without any.
  func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updatePendingConstraints()
    if let size = (self as? UICollectionViewCell)?.contentFittingSize(target, horizontal, vertical)
    {
      return size
    }
    guard let engine = engineForFitting else {
      return unconstrainedFittingSize(target, horizontal, vertical)
    }
    return engine.fittingSize(target, horizontal, vertical)
  }

  /// The engine that knows which sizes suit the view; one for this time if its own place is solved
  /// together with others.
  var engineForFitting: LayoutEngine? {
    guard let engine = engineForSubviews else { return nil }
    return engine.root === self ? engine : LayoutEngine(root: self, isTemporary: true)
  }

  /// What a view that is to take the size of its content may take: a text that does not wrap takes all
  /// of its width, whatever the view had before.
  var roomToFit: CGSize {
    guard (self as? UILabel)?.numberOfLines == 1 else { return bounds.size }
    return CGSize(width: 0, height: bounds.height)
  }

  /// The view's frame if it were not transformed.
  var untransformedFrame: CGRect { geometry.untransformedFrame }

  /// Has constraints follow the size of the view's content.
  func noteChangedContentSize() {
    if let engine = constraintState?.engine { engine.contentSizeDidChange(of: self) }
    guard !translatesAutoresizingMaskIntoConstraints, let superview,
      let engine = superview.engineForSubviews
    else { return }
    engine.contentSizeDidChange(of: self)
    superview.setNeedsLayout()
  }

  /// Finds a size without constraints: from the view's own content, or from what it says fits.
  ///
  /// A dimension that is required is the target's, and the other one is what fits beside it.
  private func unconstrainedFittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let fitting = sizeThatFits(target)
    let own = intrinsicContentSize
    func length(_ own: CGFloat, _ fitting: CGFloat, isOtherRequired: Bool) -> CGFloat {
      own == UIView.noIntrinsicMetric || isOtherRequired ? fitting : own
    }
    let isWidthRequired = horizontal == .required
    let isHeightRequired = vertical == .required
    return CGSize(
      width: isWidthRequired
        ? target.width
        : length(own.width, fitting.width, isOtherRequired: isHeightRequired),
      height: isHeightRequired
        ? target.height
        : length(own.height, fitting.height, isOtherRequired: isWidthRequired)
    )
  }
}
