/// A font of a size, as high as the system font of iOS and as wide as Arial.
///
/// The heights of lines and the positions of baselines are those that were recorded with UIKit. The
/// system font's widths are not free, so that of Arial and Helvetica take their place: a text is
/// up to four percent wider or narrower than on a phone.
public final class UIFont: NSObject, Sendable {
  /// The designs of fonts.
  package enum Design: Hashable, Sendable {
    case sans
    case serif
    case rounded
    case monospaced
  }

  private let foundationTag = FoundationTag()
  /// The size of the font, in points.
  public let pointSize: CGFloat
  package let weight: Weight
  package let isItalic: Bool
  package let design: Design
  /// How the font follows the user's preferred text size; nil if it does not.
  let scaling: Scaling?
  /// The name with which the font was made; nil for a font of the system.
  let givenName: String?

  init(
    size: CGFloat,
    weight: Weight = .regular,
    isItalic: Bool = false,
    design: Design = .sans,
    scaling: Scaling? = nil,
    name: String? = nil
  ) {
    self.pointSize = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.scaling = scaling
    givenName = name
  }

  /// Returns the same font at another size, in points.
  func copy(size: CGFloat, scaling: Scaling?) -> UIFont {
    UIFont(
      size: size,
      weight: weight,
      isItalic: isItalic,
      design: design,
      scaling: scaling,
      name: givenName
    )
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
    copy(size: fontSize, scaling: nil)
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
      && design == other.design && scaling == other.scaling && givenName == other.givenName
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(design)
    hasher.combine(scaling)
    hasher.combine(givenName)
    return hasher.finalize()
  }
}
