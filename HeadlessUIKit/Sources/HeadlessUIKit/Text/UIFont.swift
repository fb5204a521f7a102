/// A font of a size, with the metrics of Arial and Helvetica on every platform.
public final class UIFont: NSObject, Sendable {
  /// The designs of fonts.
  package enum Design: Hashable, Sendable {
    case sans
    case monospaced
  }

  private let foundationTag = FoundationTag()
  /// The size of the font, in points.
  public let pointSize: CGFloat
  package let weight: Weight
  package let isItalic: Bool
  package let design: Design
  /// The text style for which the font was made, with which it follows the user's preferred text
  /// size.
  let textStyle: TextStyle?

  init(
    size: CGFloat,
    weight: Weight = .regular,
    isItalic: Bool = false,
    design: Design = .sans,
    textStyle: TextStyle? = nil
  ) {
    self.pointSize = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.textStyle = textStyle
  }

  /// Returns the system font of a size, in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize)
  }

  /// Returns the system font of a size, in points, and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the bold system font of a size, in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// Returns the italic system font of a size, in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }

  /// Returns the monospaced system font of a size, in points, and a weight.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: .monospaced)
  }

  /// Returns the system font with monospaced digits of a size, in points, and a weight.
  ///
  /// Here, the digits of the system font have equal widths anyway.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the same font at another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, isItalic: isItalic, design: design)
  }

  /// The size of text in labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The default size of text, in points.
  public class var systemFontSize: CGFloat { 14 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
      && design == other.design
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(design)
    return hasher.finalize()
  }
}
