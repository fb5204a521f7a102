extension UIImage {
  /// The scale of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// The system's scale.
    case `default` = -1
    /// No scale is specified.
    case unspecified = 0
    /// Smaller than capital letters.
    case small = 1
    /// As high as a line.
    case medium = 2
    /// Larger than a line.
    case large = 3

    /// The size of the symbol relative to the medium scale.
    fileprivate var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.25
      }
    }
  }

  /// The weights of symbols.
  public enum SymbolWeight: Int, Sendable {
    /// No weight is specified.
    case unspecified = 0
    /// The thinnest lines.
    case ultraLight = 1
    /// Very thin lines.
    case thin = 2
    /// Thin lines.
    case light = 3
    /// The usual lines.
    case regular = 4
    /// Lines a little thicker than usual.
    case medium = 5
    /// Lines nearly as thick as bold.
    case semibold = 6
    /// Thick lines.
    case bold = 7
    /// Very thick lines.
    case heavy = 8
    /// The thickest lines.
    case black = 9

    /// The width of the lines relative to the regular weight.
    package var lineFactor: CGFloat {
      switch self {
      case .unspecified, .regular: 1
      case .ultraLight: 0.4
      case .thin: 0.6
      case .light: 0.8
      case .medium: 1.15
      case .semibold: 1.3
      case .bold: 1.5
      case .heavy: 1.7
      case .black: 1.9
      }
    }
  }

  /// How an image is rendered.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are templates, and other images are rendered in their colors.
    case automatic = 0
    /// The image is rendered in its own colors.
    case alwaysOriginal = 1
    /// Only the shape of the image is used, in the tint color.
    case alwaysTemplate = 2
  }
}

extension UIImage.SymbolConfiguration {
  /// The values of a configuration; nil for those it does not specify.
  struct Traits: Hashable, Sendable {
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var color: UIColor?

    /// Returns the values with those that another configuration specifies.
    func applying(_ other: Traits) -> Traits {
      var result = self
      if other.pointSize != nil || other.textStyle != nil {
        result.pointSize = other.pointSize
        result.textStyle = other.textStyle
      }
      if other.weight != .unspecified { result.weight = other.weight }
      if other.scale != .unspecified { result.scale = other.scale }
      result.color = other.color ?? color
      return result
    }

    /// Returns the side of a symbol, given its side beside text of a default size, in points.
    func side(
      of usualSide: CGFloat,
      besideTextOf usualSize: CGFloat,
      compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
      let fontSize =
        pointSize
        ?? textStyle.map {
          UIFont.preferredFont(forTextStyle: $0, compatibleWith: traitCollection).pointSize
        }
      let side = usualSide * (fontSize ?? usualSize) / usualSize * scale.factor
      return (side * 2).rounded() / 2
    }
  }
}
