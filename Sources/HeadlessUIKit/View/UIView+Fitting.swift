extension UIView {
  /// The target size for which a view answers with the least size it can have.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for which a view answers with as much as it can make use of.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Finds a size without constraints: from the view's own content, or from what it says fits.
  ///
  /// A dimension that is required is the target's, and the other one is what fits beside it.
  func fittingSize(
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
