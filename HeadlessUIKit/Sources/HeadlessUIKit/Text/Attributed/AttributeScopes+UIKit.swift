extension AttributeScopes {
  /// The attributes of UIKit's text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit's text, including those of Foundation.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The extra space after each character, in points.
    public let kern: KernAttribute
    /// The same as the kern, over which it takes precedence.
    public let tracking: TrackingAttribute
    /// The underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the strikethrough.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The distance of the characters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's own attributes.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The key of the font.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The key of the color of the characters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The key of the color behind the characters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// The key of the extra space after each character, in points.
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// The key of the tracking, which takes precedence over the kern.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// The key of the underline.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The key of the color of the underline.
  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The key of the strikethrough.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The key of the color of the strikethrough.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// The key of the distance of the characters above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit's text by its name, so that `text.font` reads and writes it.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
