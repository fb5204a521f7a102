/// The colors that adapt to the environment.
///
/// The values were recorded on iOS 26.1, without increased contrast; those that were not are of Apple's
/// Human Interface Guidelines.
extension UIColor {
  /// The system's red.
  public static let systemRed = adaptive(0xFF383C, 0xFF4245)
  /// The system's orange.
  public static let systemOrange = adaptive(0xFF8D28, 0xFF9230)
  /// The system's yellow.
  public static let systemYellow = adaptive(0xFFCC00, 0xFFD600)
  /// The system's green.
  public static let systemGreen = adaptive(0x34C759, 0x30D158)
  /// The system's mint.
  public static let systemMint = adaptive(0x00C8B3, 0x63E6E2)
  /// The system's teal.
  public static let systemTeal = adaptive(0x00C3D0, 0x00D2E0)
  /// The system's cyan.
  public static let systemCyan = adaptive(0x00C0E8, 0x3CD3FE)
  /// The system's blue.
  public static let systemBlue = adaptive(0x0088FF, 0x0091FF)
  /// The system's indigo.
  public static let systemIndigo = adaptive(0x5856D6, 0x6D7CFF)
  /// The system's purple.
  public static let systemPurple = adaptive(0xCB30E0, 0xDB34F2)
  /// The system's pink.
  public static let systemPink = adaptive(0xFF2D55, 0xFF375F)
  /// The system's brown.
  public static let systemBrown = adaptive(0xAC7F5E, 0xB78A66)
  /// The system's gray.
  public static let systemGray = adaptive(0x8E8E93, 0x8E8E93)
  /// The second gray, nearer to the background.
  public static let systemGray2 = adaptive(0xAEAEB2, 0x636366)
  /// The third gray, nearer to the background.
  public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A)
  /// The fourth gray, nearer to the background.
  public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C)
  /// The fifth gray, nearer to the background.
  public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E)
  /// The sixth gray, nearest to the background.
  public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E)
  /// Primary text.
  public static let label = adaptive(0x000000, 0xFFFFFF)
  /// Secondary text.
  public static let secondaryLabel = adaptive(0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6))
  /// Tertiary text.
  public static let tertiaryLabel = adaptive(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3))
  /// Quaternary text.
  public static let quaternaryLabel = adaptive(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16))
  /// Placeholder text.
  public static let placeholderText = adaptive(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3))
  /// A link.
  public static let link = adaptive(0x007AFF, 0x0984FF)
  /// A translucent separator.
  public static let separator = adaptive(0x3C3C43, 0x545458, opacity: (0.12, 0.5))
  /// An opaque separator.
  public static let opaqueSeparator = adaptive(0xC6C6C8, 0x38383A)
  /// The fill of thin and small shapes.
  public static let systemFill = adaptive(0x787880, 0x787880, opacity: (0.2, 0.36))
  /// The fill of medium shapes.
  public static let secondarySystemFill = adaptive(0x787880, 0x787880, opacity: (0.16, 0.32))
  /// The fill of large shapes.
  public static let tertiarySystemFill = adaptive(0x767680, 0x767680, opacity: (0.12, 0.24))
  /// The fill of large areas.
  public static let quaternarySystemFill = adaptive(0x747480, 0x767680, opacity: (0.08, 0.18))
  /// The background of the interface.
  public static let systemBackground = adaptive(0xFFFFFF, 0x000000)
  /// The background of groups.
  public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E)
  /// The background of groups inside groups.
  public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E)
  /// The background of a grouped interface.
  public static let systemGroupedBackground = adaptive(0xF2F2F7, 0x000000)
  /// The background of groups in a grouped interface.
  public static let secondarySystemGroupedBackground = adaptive(0xFFFFFF, 0x1C1C1E)
  /// The background of groups inside groups in a grouped interface.
  public static let tertiarySystemGroupedBackground = adaptive(0xF2F2F7, 0x2C2C2E)

  private static func adaptive(
    _ light: UInt32,
    _ dark: UInt32,
    opacity: (light: CGFloat, dark: CGFloat) = (1, 1)
  ) -> UIColor {
    UIColor(
      .adaptive(
        light: RGBA(hex: light, alpha: opacity.light),
        dark: RGBA(hex: dark, alpha: opacity.dark)
      )
    )
  }
}
