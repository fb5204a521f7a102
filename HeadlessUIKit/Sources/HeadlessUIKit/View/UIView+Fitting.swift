extension UIView {
  /// The target size that requests the smallest size a view can have.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size that requests the largest size a view can use.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Returns a fitting size, with or without constraints.
  func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updatePendingConstraints()
    if let size = contentHost?.contentFittingSize(target, horizontal, vertical) {
      return size
    }
    guard let engine = engineForFitting else {
      return unconstrainedFittingSize(target, horizontal, vertical)
    }
    return engine.fittingSize(target, horizontal, vertical)
  }

  /// The view itself, if it is as large as a content view inside it.
  ///
  /// The classes are named because a cast to a protocol takes far longer.
  private var contentHost: (any ContentViewHost)? {
    (self as? UICollectionViewCell) ?? (self as? UITableViewCell)
      ?? (self as? UITableViewHeaderFooterView)
  }

  /// The engine that computes fitting sizes; a temporary one if the view is placed together with
  /// others.
  var engineForFitting: LayoutEngine? {
    guard let engine = engineForSubviews else { return nil }
    return engine.root === self ? engine : LayoutEngine(root: self, isTemporary: true)
  }

  /// The space for a view that is measured by its content; a label without wrapping has unlimited
  /// width, whatever its present size.
  var roomToFit: CGSize {
    guard (self as? UILabel)?.numberOfLines == 1 else { return bounds.size }
    return CGSize(width: 0, height: bounds.height)
  }

  /// The view's frame without its transform.
  var untransformedFrame: CGRect { geometry.untransformedFrame }

  /// Updates constraints after the view's intrinsic size has changed.
  func noteChangedContentSize() {
    if let engine = constraintState?.engine { engine.contentSizeDidChange(of: self) }
    guard !translatesAutoresizingMaskIntoConstraints, let superview,
      let engine = superview.engineForSubviews
    else { return }
    engine.contentSizeDidChange(of: self)
    superview.setNeedsLayout()
  }

  /// Returns a fitting size without constraints: from the intrinsic content size or
  /// `sizeThatFits(_:)`.
  ///
  /// A required dimension is the target's, and the other one is what fits with it.
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
