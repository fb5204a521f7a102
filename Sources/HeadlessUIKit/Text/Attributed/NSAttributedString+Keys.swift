extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The alignment, the spacing and the indents of a paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color of the characters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the characters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How much further each character moves the pen, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The same as the kern, which it takes precedence over.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The line below the characters, the number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line below the characters, a `UIColor`; that of the characters without it.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through the characters, the number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through the characters, a `UIColor`; that of the characters without it.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far above the line's own baseline the characters stand, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// What a line below or through characters looks like.
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
