import Foundation

extension CGFloat {
  /// The greatest whole number of pixels that is not more, in points.
  ///
  /// A computation may miss a whole pixel by a little without being meant to; that counts as reached.
  func roundedDown(toPixelsOf scale: CGFloat) -> CGFloat {
    let noise: CGFloat = 1 / 1024
    return (self * scale + noise).rounded(.down) / scale
  }

  /// The distance itself, or none if it is negative, infinite or not a number.
  var distance: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
