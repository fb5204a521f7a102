extension CGPoint {
  /// Returns the nearest point between pixels; half a pixel counts as a whole one.
  func onPixels(scale: CGFloat) -> CGPoint {
    CGPoint(x: x.onPixels(scale: scale), y: y.onPixels(scale: scale))
  }
}

extension CGSize {
  /// Returns the nearest size of whole pixels; half a pixel counts as a whole one.
  func onPixels(scale: CGFloat) -> CGSize {
    CGSize(width: width.onPixels(scale: scale), height: height.onPixels(scale: scale))
  }
}

extension CGFloat {
  /// Returns the nearest length of whole pixels; half a pixel counts as a whole one.
  ///
  /// A length that is whole already stays as it is, so that sums do not change in their last bits.
  fileprivate func onPixels(scale: CGFloat) -> CGFloat {
    guard scale > 0 else { return self }
    let whole = (self * scale + 0.5 + 1e-6).rounded(.down) / scale
    return (whole - self).magnitude < 1e-9 ? self : whole
  }
}
