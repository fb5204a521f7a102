/// Red, green, blue and alpha, each from 0 to 1, in the sRGB color space.
package struct RGBA: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat = 1
}

extension RGBA {
  /// Creates a color from six hexadecimal digits.
  init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }
}
