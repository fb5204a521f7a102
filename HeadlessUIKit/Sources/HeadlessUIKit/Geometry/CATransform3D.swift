/// A transform in three dimensions: a matrix of four rows, by which row vectors are multiplied.
public struct CATransform3D: Hashable, Sendable {
  /// The number in row 1, column 1.
  public var m11: CGFloat = 0
  /// The number in row 1, column 2.
  public var m12: CGFloat = 0
  /// The number in row 1, column 3.
  public var m13: CGFloat = 0
  /// The number in row 1, column 4.
  public var m14: CGFloat = 0
  /// The number in row 2, column 1.
  public var m21: CGFloat = 0
  /// The number in row 2, column 2.
  public var m22: CGFloat = 0
  /// The number in row 2, column 3.
  public var m23: CGFloat = 0
  /// The number in row 2, column 4.
  public var m24: CGFloat = 0
  /// The number in row 3, column 1.
  public var m31: CGFloat = 0
  /// The number in row 3, column 2.
  public var m32: CGFloat = 0
  /// The number in row 3, column 3.
  public var m33: CGFloat = 0
  /// The number in row 3, column 4.
  public var m34: CGFloat = 0
  /// The number in row 4, column 1.
  public var m41: CGFloat = 0
  /// The number in row 4, column 2.
  public var m42: CGFloat = 0
  /// The number in row 4, column 3.
  public var m43: CGFloat = 0
  /// The number in row 4, column 4.
  public var m44: CGFloat = 0

  /// Creates a transform in which all numbers are zero.
  public init() {}

  /// The numbers, row by row.
  var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }

  init(diagonal: [CGFloat]) {
    (m11, m22, m33, m44) = (diagonal[0], diagonal[1], diagonal[2], diagonal[3])
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(diagonal: [1, 1, 1, 1])

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms have the same numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that translates, by distances in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a transform that scales the axes by factors.
public func CATransform3DMakeScale(
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(diagonal: [sx, sy, sz, 1])
}

/// Returns a transform that rotates by an angle, in radians, about an axis.
///
/// An axis without a length results in the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var result = CATransform3DIdentity
  result.m11 = cosine + x * x * rest
  result.m12 = x * y * rest + z * sine
  result.m13 = x * z * rest - y * sine
  result.m21 = x * y * rest - z * sine
  result.m22 = cosine + y * y * rest
  result.m23 = y * z * rest + x * sine
  result.m31 = x * z * rest + y * sine
  result.m32 = y * z * rest - x * sine
  result.m33 = cosine + z * z * rest
  return result
}

/// Returns a transform that applies one transform and then another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (a.rows, b.rows)
  var result = CATransform3D()
  result.rows = first.map { row in
    (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * second[$1][column] } }
  }
  return result
}

/// Returns a transform that translates first, by distances in points.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales the axes first, by factors.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates first, by an angle in radians about an axis.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a two-dimensional transform as one in three dimensions.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Returns whether a transform is two-dimensional.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns the two-dimensional part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// A two-dimensional transform, and the three-dimensional one of which it is a part.
struct SpatialTransform: Equatable, Sendable {
  private var beyondPlane: CATransform3D?

  /// Whether the two-dimensional part is all.
  var isFlat: Bool { beyondPlane == nil }

  /// Returns the whole transform, given its two-dimensional part.
  func whole(_ inPlane: CGAffineTransform) -> CATransform3D {
    beyondPlane ?? CATransform3DMakeAffineTransform(inPlane)
  }

  /// Stores a whole transform, and returns its two-dimensional part.
  mutating func take(_ whole: CATransform3D) -> CGAffineTransform {
    beyondPlane = CATransform3DIsAffine(whole) ? nil : whole
    return CATransform3DGetAffineTransform(whole)
  }

  /// Discards what is not two-dimensional.
  mutating func flatten() { beyondPlane = nil }
}
