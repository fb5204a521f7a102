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
