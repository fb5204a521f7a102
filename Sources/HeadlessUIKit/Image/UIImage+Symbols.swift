extension UIImage {
  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As the system thinks best.
    case `default` = -1
    /// As where nothing is said.
    case unspecified = 0
    /// Smaller than capital letters.
    case small = 1
    /// As high as a line.
    case medium = 2
    /// Higher than a line.
    case large = 3

    /// How large the symbol is in comparison to a medium one.
    fileprivate var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.25
      }
    }
  }

  /// How thick the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// As where nothing is said.
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

    /// How thick the lines are in comparison to regular ones.
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

  /// Whether the colors of a picture count, or only its shape.
  public enum RenderingMode: Int, Sendable {
    /// A symbol is a shape, any other picture has its colors.
    case automatic = 0
    /// The picture has its own colors.
    case alwaysOriginal = 1
    /// Only the shape counts, which is drawn in the tint color.
    case alwaysTemplate = 2
  }
}

extension UIImage.SymbolConfiguration {
  /// What a configuration says; what it does not say is left to others.
  struct Traits: Hashable, Sendable {
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var color: UIColor?

    /// The same, with what another configuration says instead where it says something.
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

    /// The font size that the symbol goes with, in points, if it is said.
    private var fontSize: CGFloat? {
      pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    }

    /// The side of a symbol that has a side beside text of a size, in points.
    func side(of usualSide: CGFloat, besideTextOf usualSize: CGFloat) -> CGFloat {
      let side = usualSide * (fontSize ?? usualSize) / usualSize * scale.factor
      return (side * 2).rounded() / 2
    }
  }
}
