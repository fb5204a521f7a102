extension UIFont {
  /// The weight of a font, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// A very thin weight.
    public static let thin = Weight(-0.6)
    /// A thin weight.
    public static let light = Weight(-0.4)
    /// The default weight.
    public static let regular = Weight(0)
    /// A weight between regular and semibold.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(0.3)
    /// A bold weight.
    public static let bold = Weight(0.4)
    /// A weight between bold and black.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The weight as CSS writes it, from 100 to 900.
  package var cssWeight: Int {
    let steps: [(weight: UIFont.Weight, css: Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    let nearest = steps.min {
      abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
    }
    return nearest?.css ?? 400
  }
}
