extension UILabel {
  /// More lines than any view is high.
  private static let mostLines: CGFloat = 1e9

  /// The lines as they are drawn in the label's present bounds.
  ///
  /// Lines that are not even begun within the bounds are left out, so that a label that is too low
  /// for its text ends with an ellipsis, as UIKit's does.
  package var drawnLayout: TextLayout {
    let room = (bounds.height / font.lineHeight + 0.01).rounded(.down)
    let fitting = Int(exactly: min(max(room, 1), Self.mostLines)) ?? 1
    let lines = numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
    return layout(width: bounds.width, lines: lines)
  }

  /// The color the text is drawn in, in the label's present environment.
  package var drawnTextColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return textColor
  }

  func layout(width: CGFloat, lines: Int) -> TextLayout {
    TextLayout(
      text ?? "",
      font: font,
      limits: TextLayout.Limits(width: width, lines: max(0, lines), breakMode: lineBreakMode)
    )
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let size = roundedToPixels(layout(width: width, lines: numberOfLines).size)
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Rounds up to whole pixels, so that no line is wrapped when the label gets just this size.
  func roundedToPixels(_ size: CGSize) -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    func up(_ length: CGFloat) -> CGFloat {
      // A length that is a rounding error above a pixel must not take the next one.
      ((length * scale) - 0.001).rounded(.up) / scale
    }
    return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }

  func followPreferredTextSize(insteadOf previous: UITraitCollection?) {
    guard adjustsFontForContentSizeCategory, let style = font.textStyle,
      previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }
}
