package import Foundation

extension CGSize {
  /// The nearest size that can be shown: every length is finite and at least zero.
  ///
  /// A length that is negative or not a number becomes one point rather than none, because layouts
  /// leave out items without area, and an item with a mistake in it must not vanish. A length without
  /// an end becomes that of the container.
  package func showable(in container: CGSize) -> CGSize {
    CGSize(
      width: width.showable(in: container.width),
      height: height.showable(in: container.height)
    )
  }
}

extension CGFloat {
  fileprivate func showable(in container: CGFloat) -> CGFloat {
    if isNaN || self < 0 { return 1 }
    return isFinite ? self : Swift.max(container, 1)
  }
}
