extension UILabel {
  /// More lines than fit in any view.
  private static let mostLines: CGFloat = 1e9
  /// Wider and higher than any text that is shown, in points.
  private static let unbounded: CGFloat = 1e7

  /// What a label draws, and where.
  package struct Drawing {
    /// The rectangle in which the text is centered vertically, in the label's coordinates.
    package let rect: CGRect
    package let text: DrawnText
  }

  /// Text broken into lines.
  package enum DrawnText {
    case plain(TextLayout)
    case styled(StyledTextLayout)

    package var size: CGSize {
      switch self {
      case .plain(let layout): layout.size
      case .styled(let layout): layout.size
      }
    }
  }

  /// Lets the label draw its text, and returns what it drew; `nil` if it drew no text.
  package func draw() -> Drawing? {
    drawing = nil
    drawText(in: bounds)
    defer { drawing = nil }
    return drawing
  }

  /// Returns the lines as they are drawn in a rectangle.
  ///
  /// Lines that begin below it are left out, so that a label that is too low for its text ends with
  /// an ellipsis, as in UIKit.
  func drawnText(in rect: CGRect) -> DrawnText {
    let scale = drawnScale(in: rect.width)
    if let text = content.styled?.scaled(by: scale) {
      let whole = styledLayout(text, width: rect.width, lines: numberOfLines)
      let fitting = max(1, whole.lineCount(in: rect.height))
      guard fitting < whole.lines.count else { return .styled(whole) }
      return .styled(styledLayout(text, width: rect.width, lines: fitting))
    }
    let font = scale < 1 ? resolvedFont.withSize(resolvedFont.pointSize * scale) : resolvedFont
    let room = ((rect.height + font.leading) / font.lineDistance + 0.01).rounded(.down)
    let fitting = Int(exactly: min(max(room, 1), Self.mostLines)) ?? 1
    let lines = numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
    let limits = limits(width: rect.width, lines: lines)
    return .plain(LaidOutTexts.shared.layout(of: text ?? "", in: font, limits))
  }

  /// Returns the scale at which the text is drawn in a width, in points.
  private func drawnScale(in width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return 1 }
    let natural = textSize(width: .infinity, lines: 1).width
    guard natural > width else { return 1 }
    return min(1, max(width / natural, minimumScaleFactor))
  }

  /// The color that overrides the text's own colors, if there is one.
  package var overridingTextColor: UIColor? {
    isHighlighted ? highlightedTextColor : nil
  }

  /// The color of plain text, in the label's present environment.
  package var drawnTextColor: UIColor { overridingTextColor ?? textColor }

  /// Returns the size of the text in lines of a width, in points.
  func textSize(width: CGFloat, lines: Int) -> CGSize {
    guard let text = content.styled else { return layout(width: width, lines: lines).size }
    return styledLayout(text, width: width, lines: lines).size
  }

  func layout(width: CGFloat, lines: Int) -> TextLayout {
    LaidOutTexts.shared.layout(of: text ?? "", in: font, limits(width: width, lines: lines))
  }

  private func styledLayout(_ text: StyledText, width: CGFloat, lines: Int) -> StyledTextLayout {
    LaidOutTexts.shared.layout(of: text, limits(width: width, lines: lines))
  }

  private func limits(width: CGFloat, lines: Int) -> TextLayout.Limits {
    TextLayout.Limits(width: width, lines: max(0, lines), breakMode: lineBreakMode)
  }

  /// Returns the size that fits the label at a maximum width, in points.
  func fittingSize(width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: min(width, Self.unbounded), height: Self.unbounded)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// The baselines of the first and the last line.
  var baselines: TextBaselines {
    guard let text = content.styled else { return TextBaselines(font) }
    let width = bounds.width > 0 ? bounds.width : .infinity
    let lines = styledLayout(text, width: width, lines: numberOfLines).lines
    var result = TextBaselines(font)
    if let line = lines.first { result.first = line.baseline }
    if let line = lines.last { result.last = line.height - line.baseline }
    return result
  }

  /// Rounds up to whole pixels, so that no line is wrapped when the label gets exactly this size.
  func roundedToPixels(_ size: CGSize) -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    func up(_ length: CGFloat) -> CGFloat {
      // A length that exceeds a pixel by a rounding error must not be rounded up to the next one.
      ((length * scale) - 0.001).rounded(.up) / scale
    }
    return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }

  /// Updates fonts that follow the preferred text size.
  func followPreferredTextSize() {
    if content.isStyled { return followPreferredTextSizeInRuns() }
    guard resolvedFont.scaling != nil else { return }
    font = resolvedFont
  }
}
