#if !canImport(CoreGraphics)
extension CGAffineTransform {
  /// Returns the transform that applies this one first and the other one after it.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// Returns the inverse transform, or this one if there is none.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// Returns the transform that translates first and then applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform that scales first and then applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that rotates first, by radians, and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains the transformed rectangle.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !t.isIdentity else { return self }
    let corners = [
      CGPoint(x: minX, y: minY),
      CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) { box, corner in
      let left = min(box.minX, corner.x)
      let top = min(box.minY, corner.y)
      return CGRect(
        x: left,
        y: top,
        width: max(box.maxX, corner.x) - left,
        height: max(box.maxY, corner.y) - top
      )
    }
  }
}
#endif
