#if !canImport(CoreGraphics)
/// A two-dimensional affine transform, in the row-vector convention of Core Graphics.
///
/// A point `(x, y)` becomes `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct CGAffineTransform: Hashable, Sendable {
  /// The factor from the old x to the new x.
  public var a: CGFloat
  /// The factor from the old x to the new y.
  public var b: CGFloat
  /// The factor from the old y to the new x.
  public var c: CGFloat
  /// The factor from the old y to the new y.
  public var d: CGFloat
  /// The horizontal translation, in points.
  public var tx: CGFloat
  /// The vertical translation, in points.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the transform that maps every point to the origin.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform that translates, by distances in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a transform that scales both axes by factors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a transform that rotates by an angle, in radians, from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool {
    self == .identity
  }
}
#endif
