extension AttributeScopes {
  /// The attributes of text in an interface.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text in an interface, those of Foundation among them.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// How much further each character moves the pen, in points.
    public let kern: KernAttribute
    /// The same as the kern, which it takes precedence over.
    public let tracking: TrackingAttribute
    /// The line below the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below the characters.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the characters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far above the line's own baseline the characters stand, in points.
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

  /// The key of how much further each character moves the pen, in points.
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// The key of the tracking, which takes precedence over the kern.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// The key of the line below the characters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The key of the color of the line below the characters.
  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The key of the line through the characters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The key of the color of the line through the characters.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// The key of how far above the line's own baseline the characters stand, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of text in an interface by its name, so that `text.font` reads and writes it.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
