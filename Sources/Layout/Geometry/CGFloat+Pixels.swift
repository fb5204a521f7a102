package import Foundation
import RosterPlatform

extension CGFloat {
  /// The greatest whole number of pixels that is not more, in points.
  ///
  /// A computation may miss a whole pixel by a little without being meant to; that counts as reached.
  func roundedDown(toPixelsOf scale: CGFloat) -> CGFloat {
    let noise: CGFloat = 1 / 1024
    return (self * scale + noise).rounded(.down) / scale
  }

  /// The least whole number of pixels that is not less, in points.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    let noise: CGFloat = 1 / 1024
    return (self * scale - noise).rounded(.up) / scale
  }

  /// The distance itself, or none if it is negative, infinite or not a number.
  var distance: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}

extension CGRect {
  /// The rectangle with each edge on the nearest pixel, so that neighbours stay neighbours.
  func aligned(toPixelsOf scale: CGFloat) -> CGRect {
    func aligned(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let origin = CGPoint(x: aligned(minX), y: aligned(minY))
    return CGRect(
      x: origin.x,
      y: origin.y,
      width: aligned(maxX) - origin.x,
      height: aligned(maxY) - origin.y
    )
  }
}

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
