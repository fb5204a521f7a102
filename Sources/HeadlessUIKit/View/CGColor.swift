/// A color as numbers, which does not depend on the environment.
public final class CGColor: Sendable {
  /// The parts of the color.
  package let rgba: RGBA

  /// Creates a color from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  init(_ rgba: RGBA) {
    self.rgba = rgba
  }

  /// The red, green, blue and opaque parts, each from 0 to 1.
  public var components: [CGFloat]? {
    [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }

  /// How many parts the color has.
  public var numberOfComponents: Int { 4 }

  /// How opaque the color is, from 0 to 1.
  public var alpha: CGFloat { rgba.alpha }
}

extension CGColor: Hashable {
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.rgba == rhs.rgba
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
  }
}

/// Red, green, blue and opacity, each from 0 to 1, in the sRGB color space.
package struct RGBA: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat = 1
}

extension RGBA {
  /// Creates an opaque color from the usual six hexadecimal digits.
  init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }
}
