#if canImport(Darwin)
extension CGColor {
  /// Creates a color from its components in sRGB.
  static func make(_ rgba: RGBA) -> CGColor {
    CGColor(srgbRed: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }

  /// The components of the color in sRGB; a color without components, such as a pattern, is clear.
  package var rgba: RGBA {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let color = converted(to: space, intent: .defaultIntent, options: nil),
      let parts = color.components, parts.count == 4
    else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
#else
/// A color as numbers, independent of traits.
public final class CGColor: Sendable {
  /// The components of the color.
  package let rgba: RGBA

  /// Creates a color from its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  private init(_ rgba: RGBA) {
    self.rgba = rgba
  }

  /// Creates a color from its components in sRGB.
  static func make(_ rgba: RGBA) -> CGColor {
    CGColor(rgba)
  }

  /// The red, green, blue and alpha components, each from 0 to 1.
  public var components: [CGFloat]? {
    [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }

  /// The number of components.
  public var numberOfComponents: Int { 4 }

  /// The opacity of the color, from 0 to 1.
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
#endif
