/// Scales fonts and lengths with the user's preferred text size, as the lines of a text style grow.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font, which was chosen for the default text size, at the size that the user prefers.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font at the size that the user prefers, up to a size, in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font at the text size of an environment.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font at the text size of an environment, up to a size in points; 0 means no limit.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let greatest = maximumPointSize > 0 ? maximumPointSize : CGFloat.greatestFiniteMagnitude
    return font.copy(
      size: min(greatest, scaledValue(for: font.pointSize, compatibleWith: traitCollection)),
      scaling: .metrics(style, size: font.pointSize, greatest: greatest)
    )
  }

  /// Returns a length, in points, at the text size that the user prefers.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length, in points, at the text size of an environment, rounded to pixels.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    func distance(_ category: UIContentSizeCategory) -> CGFloat {
      let size = TextStyleSizes.size(of: style, in: category)
      return TextStyleSizes.lineDistance(of: style, size: size)
    }
    let given = traitCollection?.displayScale ?? 0
    let scale = given > 0 ? given : UITraitCollection.default.displayScale
    let factor = distance(PreferredTextSize.category(traitCollection)) / distance(.large)
    return (value * factor * scale).rounded() / scale
  }
}
