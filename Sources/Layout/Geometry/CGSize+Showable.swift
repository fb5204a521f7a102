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

extension CGSize {
  /// The nearest size that can be shown in a section: no wider than it, if it has any width.
  package func showable(in container: Container) -> CGSize {
    var size = showable(in: container.size)
    let room = container.size.width - container.insets.leading - container.insets.trailing
    // A computation may miss the width by a little without being meant to.
    if room > 0, size.width > room + 1 / 64 { size.width = room }
    return size
  }
}

extension CGFloat {
  fileprivate func showable(in container: CGFloat) -> CGFloat {
    if isNaN || self < 0 { return 1 }
    return isFinite ? self : Swift.max(container, 1)
  }
}
