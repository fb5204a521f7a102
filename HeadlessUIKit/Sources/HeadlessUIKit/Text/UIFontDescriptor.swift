/// What a font is made of: its size, its traits, its design, and a name or a text style.
open class UIFontDescriptor: NSObject {
  /// The traits of a font that have no degrees.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The letters are slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The letters are bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters are wider than usual; it is only kept.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters are narrower than usual; it is only kept.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The lines are closer than usual; it is only kept.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The lines are further apart than usual; it is only kept.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style, a `UIFont.TextStyle` or its raw value.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The traits, a dictionary with keys of the type `UIFontDescriptor.TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The settings of the font's features; they are only kept.
    public static let featureSettings =
      AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The traits without degrees, as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or a number from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a number from -1 to 1; it is only kept.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number from -1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The designs of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Letters with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters with the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  private(set) var design = UIFont.Design.sans
  private(set) var scaling: UIFont.Scaling?
  /// The attributes that determine the font.
  open private(set) var fontAttributes: [UIFontDescriptor.AttributeName: Any]

  /// Creates a descriptor with attributes.
  public required init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    fontAttributes = attributes
    super.init()
  }

  /// Creates a descriptor of a font with a name and a size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  convenience init(_ font: UIFont) {
    var symbolic: SymbolicTraits = []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { symbolic.insert(.traitBold) }
    if font.isItalic { symbolic.insert(.traitItalic) }
    if font.design == .monospaced { symbolic.insert(.traitMonoSpace) }
    var attributes: [AttributeName: Any] = [
      .size: font.pointSize,
      .traits: [TraitKey.weight: font.weight.rawValue, .symbolic: symbolic.rawValue],
    ]
    attributes[.name] = font.givenName
    if case .style(let style) = font.scaling { attributes[.textStyle] = style }
    self.init(fontAttributes: attributes)
    design = font.design
    scaling = font.scaling
  }

  /// Returns the descriptor of the font for a text style at the text size that the user prefers.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of the font for a text style at the text size of an environment.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size of the font, in points.
  open var pointSize: CGFloat { AttributeNames.number(fontAttributes[.size]) ?? 0 }

  /// The name of the font.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The traits without degrees.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    switch traits[.symbolic] {
    case let value as UInt32: SymbolicTraits(rawValue: value)
    case let value as SymbolicTraits: value
    case let value:
      AttributeNames.number(value).flatMap { UInt32(exactly: $0) }
        .map(SymbolicTraits.init(rawValue:)) ?? []
    }
  }

  /// Returns the value of an attribute.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[anAttribute]
  }

  /// Returns a descriptor to which attributes are added, or in which they are replaced.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    copy { $0.merge(attributes) { $1 } }
  }

  /// Returns a descriptor of the font in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    let result = copy { $0[.size] = newPointSize }
    result.scaling = nil
    return result
  }

  /// Returns a descriptor with a family of fonts.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    copy {
      $0[.family] = newFamily
      $0[.name] = nil
    }
  }

  /// Returns a descriptor with other traits without degrees; bold letters have a bold weight.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    var traits = traits
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      let isBold = symbolicTraits.contains(.traitBold)
      traits[.weight] = (isBold ? UIFont.Weight.bold : .regular).rawValue
    }
    traits[.symbolic] = symbolicTraits.rawValue
    let result = copy { $0[.traits] = traits }
    if symbolicTraits.contains(.traitMonoSpace) { result.design = .monospaced }
    return result
  }

  /// Returns a descriptor with another design of the system's font.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    let result = copy { _ in }
    switch design {
    case .monospaced: result.design = .monospaced
    case .rounded: result.design = .rounded
    case .serif: result.design = .serif
    case .default: result.design = .sans
    default: return nil
    }
    return result
  }

  private var traits: [TraitKey: Any] {
    fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
  }

  /// The weight; nil if none is specified.
  var weight: UIFont.Weight? {
    if let weight = traits[.weight] as? UIFont.Weight { return weight }
    if let number = AttributeNames.number(traits[.weight]) { return UIFont.Weight(number) }
    return symbolicTraits.contains(.traitBold) ? .bold : nil
  }

  var isItalic: Bool {
    symbolicTraits.contains(.traitItalic) || (AttributeNames.number(traits[.slant]) ?? 0) > 0
  }

  /// The text style; nil if none is specified.
  var textStyle: UIFont.TextStyle? {
    fontAttributes[.textStyle] as? UIFont.TextStyle
      ?? (fontAttributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
  }

  private func copy(_ change: (inout [AttributeName: Any]) -> Void) -> UIFontDescriptor {
    var attributes = fontAttributes
    change(&attributes)
    let result = UIFontDescriptor(fontAttributes: attributes)
    result.design = design
    result.scaling = scaling
    return result
  }
}
