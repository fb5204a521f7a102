/// The colors that adapt to the environment.
///
/// The values were recorded on iOS 26.1, with the usual contrast; those that were not, and the colors of increased
/// contrast, are of Apple's Human Interface Guidelines. With increased contrast, translucent colors are more opaque by the
/// same amount, as those are that are published.
extension UIColor {
  /// The system's red.
  public static let systemRed = adaptive(0xFF383C, 0xFF4245, contrast: (0xE9152D, 0xFF6165))
  /// The system's orange.
  public static let systemOrange = adaptive(0xFF8D28, 0xFF9230, contrast: (0xC55300, 0xFFA056))
  /// The system's yellow.
  public static let systemYellow = adaptive(0xFFCC00, 0xFFD600, contrast: (0xA16A00, 0xFEDF43))
  /// The system's green.
  public static let systemGreen = adaptive(0x34C759, 0x30D158, contrast: (0x008932, 0x4AD968))
  /// The system's mint.
  public static let systemMint = adaptive(0x00C8B3, 0x63E6E2, contrast: (0x008575, 0x54DFCB))
  /// The system's teal.
  public static let systemTeal = adaptive(0x00C3D0, 0x00D2E0, contrast: (0x008198, 0x3BDDEC))
  /// The system's cyan.
  public static let systemCyan = adaptive(0x00C0E8, 0x3CD3FE, contrast: (0x007EAE, 0x6DD9FF))
  /// The system's blue.
  public static let systemBlue = adaptive(0x0088FF, 0x0091FF, contrast: (0x1E6EF4, 0x5CB8FF))
  /// The system's indigo.
  public static let systemIndigo = adaptive(0x5856D6, 0x6D7CFF, contrast: (0x564ADE, 0xA7AAFF))
  /// The system's purple.
  public static let systemPurple = adaptive(0xCB30E0, 0xDB34F2, contrast: (0xB02FC2, 0xEA8DFF))
  /// The system's pink.
  public static let systemPink = adaptive(0xFF2D55, 0xFF375F, contrast: (0xE7124D, 0xFF8AC4))
  /// The system's brown.
  public static let systemBrown = adaptive(0xAC7F5E, 0xB78A66, contrast: (0x956D51, 0xDBA679))
  /// The system's gray.
  public static let systemGray = adaptive(0x8E8E93, 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
  /// The second gray, nearer to the background.
  public static let systemGray2 = adaptive(0xAEAEB2, 0x636366, contrast: (0x8E8E93, 0x7C7C80))
  /// The third gray, nearer to the background.
  public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A, contrast: (0xAEAEB2, 0x545456))
  /// The fourth gray, nearer to the background.
  public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
  /// The fifth gray, nearer to the background.
  public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
  /// The sixth gray, nearest to the background.
  public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))
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
  public static let secondarySystemBackground = adaptive(
    0xF2F2F7,
    0x1C1C1E,
    contrast: (0xEBEBF0, 0x242426)
  )
  /// The background of groups inside groups.
  public static let tertiarySystemBackground = adaptive(
    0xFFFFFF,
    0x2C2C2E,
    contrast: (0xFFFFFF, 0x363638)
  )
  /// The background of a grouped interface.
  public static let systemGroupedBackground = adaptive(
    0xF2F2F7,
    0x000000,
    contrast: (0xEBEBF0, 0x000000)
  )
  /// The background of groups in a grouped interface.
  public static let secondarySystemGroupedBackground = adaptive(
    0xFFFFFF,
    0x1C1C1E,
    contrast: (0xFFFFFF, 0x242426)
  )
  /// The background of groups inside groups in a grouped interface.
  public static let tertiarySystemGroupedBackground = adaptive(
    0xF2F2F7,
    0x2C2C2E,
    contrast: (0xEBEBF0, 0x363638)
  )

  /// How much more opaque translucent colors are with increased contrast.
  private static let addedOpacity: CGFloat = 0.08

  private static func adaptive(
    _ light: UInt32,
    _ dark: UInt32,
    contrast: (light: UInt32, dark: UInt32)? = nil,
    opacity: (light: CGFloat, dark: CGFloat) = (1, 1)
  ) -> UIColor {
    func contrasting(_ hex: UInt32, _ alpha: CGFloat) -> RGBA {
      RGBA(hex: hex, alpha: min(1, alpha + addedOpacity))
    }
    return UIColor(
      .adaptive(
        UIColor.Appearances(
          light: RGBA(hex: light, alpha: opacity.light),
          dark: RGBA(hex: dark, alpha: opacity.dark),
          contrastingLight: contrasting(contrast?.light ?? light, opacity.light),
          contrastingDark: contrasting(contrast?.dark ?? dark, opacity.dark)
        )
      )
    )
  }
}
