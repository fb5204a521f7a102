extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The alignment, the spacing and the indents of a paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color of the characters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the characters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The extra space after each character, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The same as the kern, over which it takes precedence.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the underline, a `UIColor`; by default that of the characters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The strikethrough, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the strikethrough, a `UIColor`; by default that of the characters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The distance of the characters above the baseline, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The address of a link, a `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
  /// The color of the outlines of characters, a `UIColor`; it is only kept.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outlines of characters, a number; it is only kept.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Which ligatures are used, a number; it is only kept.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How slanted the characters are, a number; it is only kept.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
}

/// The styles of underlines and strikethroughs.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines, drawn here as a thick one.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}
