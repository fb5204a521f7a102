import Foundation
import RosterPlatform

extension CGFloat {
  /// Returns the length rounded down to whole pixels, in points.
  ///
  /// A tiny rounding error below a whole pixel is ignored.
  func roundedDown(toPixelsOf scale: CGFloat) -> CGFloat {
    let noise: CGFloat = 1 / 1024
    return (self * scale + noise).rounded(.down) / scale
  }

  /// Returns the length rounded up to whole pixels, in points.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    let noise: CGFloat = 1 / 1024
    return (self * scale - noise).rounded(.up) / scale
  }

  /// Whether the length can be part of a layout: it is a number, and so small that sums of lengths are exact to the pixel.
  var isUsable: Bool { Swift.abs(self) < 1e9 }

  /// The distance, or zero if it is negative, endless or not a number.
  var distance: CGFloat { isUsable ? Swift.max(0, self) : 0 }
}

extension CGRect {
  /// Returns the rectangle with each edge on the nearest pixel, so that neighbors stay adjacent.
  func aligned(toPixelsOf scale: CGFloat) -> CGRect {
    func aligned(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let origin = CGPoint(x: aligned(minX), y: aligned(minY))
    // A difference is rounded again, so that equal sizes are equal wherever they are.
    return CGRect(
      x: origin.x,
      y: origin.y,
      width: aligned(aligned(maxX) - origin.x),
      height: aligned(aligned(maxY) - origin.y)
    )
  }
}

extension CGSize {
  /// Returns the nearest valid size: every length is finite and at least zero.
  ///
  /// A length that is negative or not a number becomes one point and not zero, because layouts
  /// leave out items without area, and an item with a mistake must not vanish. An endless length
  /// becomes that of the container.
  func showable(in container: CGSize) -> CGSize {
    CGSize(
      width: width.showable(in: container.width),
      height: height.showable(in: container.height)
    )
  }
}

extension CGFloat {
  fileprivate func showable(in container: CGFloat) -> CGFloat {
    if isNaN || self < 0 { return 1 }
    return isUsable ? self : Swift.max(container, 1)
  }
}
