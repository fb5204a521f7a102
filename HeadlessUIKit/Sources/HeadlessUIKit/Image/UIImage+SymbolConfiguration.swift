extension UIImage {
  /// The configuration of an image.
  public class Configuration: NSObject {
    override init() {
      super.init()
    }

    /// Returns the configuration with the values that another one specifies.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }

  /// The configuration of a symbol: its size, weight, scale and color.
  public final class SymbolConfiguration: Configuration {
    let traits: Traits

    init(_ traits: Traits) {
      self.traits = traits
      super.init()
    }

    /// A configuration that specifies nothing.
    public class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(Traits()) }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(Traits(scale: scale))
    }

    /// Creates a configuration with a point size.
    public convenience init(pointSize: CGFloat) {
      self.init(Traits(pointSize: pointSize))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(Traits(weight: weight))
    }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(Traits(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a point size, a weight and a scale.
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init(Traits(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration for a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Traits(textStyle: textStyle))
    }

    /// Creates a configuration for a text style with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(Traits(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration for a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration for a font with a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      let weight = UIImage.SymbolWeight(font.weight)
      self.init(Traits(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Traits(color: hierarchicalColor))
    }

    /// Creates a configuration with colors, of which only the first is used here.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Traits(color: paletteColors.first))
    }

    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return Self(traits.applying(other.traits))
    }

    /// Returns whether another configuration has the same values.
    public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      traits == otherConfiguration?.traits
    }

    public override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    public override var hash: Int { traits.hashValue }
  }
}

extension UIImage.SymbolWeight {
  /// Creates the symbol weight for a font weight.
  init(_ weight: UIFont.Weight) {
    let steps: [(UIFont.Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    self = steps.first { $0.0 == weight }?.1 ?? .regular
  }
}
