extension UIImage {
  /// What decides how a picture is drawn.
  public class Configuration: NSObject {
    override init() {
      super.init()
    }

    /// Returns the same configuration, with what another one says instead where it says something.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }

  /// What decides how a symbol is drawn: its size, the thickness of its lines, its scale and color.
  public final class SymbolConfiguration: Configuration {
    let traits: Traits

    init(_ traits: Traits) {
      self.traits = traits
      super.init()
    }

    /// A configuration that says nothing.
    public class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(Traits()) }

    /// Creates a configuration of a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(Traits(scale: scale))
    }

    /// Creates a configuration that goes with text of a size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(Traits(pointSize: pointSize))
    }

    /// Creates a configuration of a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(Traits(weight: weight))
    }

    /// Creates a configuration that goes with text of a size, in points, of a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(Traits(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration that goes with text of a size, in points, of a weight and a scale.
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init(Traits(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration that goes with a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Traits(textStyle: textStyle))
    }

    /// Creates a configuration that goes with a text style, of a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(Traits(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration that goes with a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration that goes with a font, of a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      let weight = UIImage.SymbolWeight(font.weight)
      self.init(Traits(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration of a color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Traits(color: hierarchicalColor))
    }

    /// Creates a configuration of colors, of which symbols here have the first.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Traits(color: paletteColors.first))
    }

    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return Self(traits.applying(other.traits))
    }

    /// Whether another configuration says the same.
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
  /// The weight that goes with text of a weight.
  init(_ weight: UIFont.Weight) {
    let steps: [(UIFont.Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    self = steps.first { $0.0 == weight }?.1 ?? .regular
  }
}
