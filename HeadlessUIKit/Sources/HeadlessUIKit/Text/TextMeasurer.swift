/// Measures text without font files, so that all machines have the same result.
///
/// The widths of most characters come from a table of advance widths. For all others there is a
/// rule: an ideograph or an emoji is as wide as the font size, a combining mark on its own has no
/// width, and anything else has the width of a letter without its marks, or that of a digit.
package struct TextMeasurer: Sendable {
  private let font: UIFont
  private let widths: AdvanceWidths

  /// The width of a digit and of most lowercase letters, in thousandths of the font size.
  private static let usualWidth = 556
  /// The width of every character of the monospaced design, in thousandths of the font size.
  private static let monospacedWidth = 600
  private static let wideWidth = 1000
  /// The weight from which on bold widths are used; browsers choose the bold font at the same
  /// weight.
  private static let leastBold = UIFont.Weight.semibold

  package init(_ font: UIFont) {
    self.font = font
    widths = font.weight.rawValue >= Self.leastBold.rawValue ? .bold : .regular
  }

  /// Returns the width of a text on one line, in points, in time linear in its length.
  package func width(of text: some StringProtocol) -> CGFloat {
    points(thousandths(of: text))
  }

  /// Returns the width of a character, in points.
  package func width(of character: Character) -> CGFloat {
    points(thousandths(of: character))
  }

  /// Widths are added as whole numbers and scaled once, so that sums do not depend on their order.
  private func points(_ thousandths: Int) -> CGFloat {
    CGFloat(thousandths) * font.pointSize / 1000
  }

  /// Returns how many whole thousandths of the font size fit into a width in points.
  ///
  /// An invisible allowance makes up for rounding in widths.
  func thousandths(in width: CGFloat) -> Int {
    let exact = (width * 1000 / font.pointSize + 0.01).rounded(.down)
    return Int(exactly: min(max(exact, 0), Self.widest)) ?? 0
  }

  /// Wider than any text, and small enough to add to.
  private static let widest: CGFloat = 1e15

  /// Returns the width of a text on one line in thousandths of the font size.
  func thousandths(of text: some StringProtocol) -> Int {
    text.reduce(into: 0) { $0 += thousandths(of: $1) }
  }

  /// Returns the width of a character in thousandths of the font size.
  func thousandths(of character: Character) -> Int {
    if character == "\t" { return 4 * thousandths(of: " ") }
    switch character.breadth {
    case .zero: return 0
    case .wide: return Self.wideWidth
    case .narrow: break
    }
    if font.design == .monospaced { return Self.monospacedWidth }
    guard let first = character.unicodeScalars.first else { return 0 }
    if let known = widths.width(of: first) { return known }
    return baseLetter(of: first).flatMap(widths.width(of:)) ?? Self.usualWidth
  }

  /// What is known of a character's width.
  package enum Knowledge: Sendable {
    /// The table has it: the fonts that browsers use have it, too.
    case exact
    /// There is a rule, but fonts differ: a symbol or an emoji, whose shape must not change.
    case symbol
    /// There is a rule, but fonts differ: a letter of another script, which may depend on its neighbors.
    case foreign
  }

  /// Returns what is known of a character's width.
  package func knowledge(of character: Character) -> Knowledge {
    guard let first = character.unicodeScalars.first, character.breadth != .zero else {
      return .exact
    }
    if character.breadth == .narrow, widths.width(of: first) != nil { return .exact }
    switch first.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter:
      return baseLetter(of: first).flatMap(widths.width(of:)) == nil ? .foreign : .exact
    case .otherLetter, .nonspacingMark, .spacingMark, .decimalNumber: return .foreign
    default: return .symbol
    }
  }

  /// Returns the letter without its marks, if it has any.
  private func baseLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
  }
}
