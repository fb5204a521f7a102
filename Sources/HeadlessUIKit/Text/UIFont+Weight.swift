extension UIFont {
  /// How thick the strokes of a font are, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest strokes.
    public static let ultraLight = Weight(-0.8)
    /// Very thin strokes.
    public static let thin = Weight(-0.6)
    /// Thin strokes.
    public static let light = Weight(-0.4)
    /// The usual strokes.
    public static let regular = Weight(0)
    /// Strokes a little thicker than usual.
    public static let medium = Weight(0.23)
    /// Strokes nearly as thick as bold.
    public static let semibold = Weight(0.3)
    /// Thick strokes.
    public static let bold = Weight(0.4)
    /// Very thick strokes.
    public static let heavy = Weight(0.56)
    /// The thickest strokes.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The same weight in the steps from 100 to 900 that CSS uses.
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
