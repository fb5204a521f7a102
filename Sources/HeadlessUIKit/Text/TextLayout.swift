/// Text broken into lines: a pure value that labels measure with and renderers draw from.
package struct TextLayout: Hashable, Sendable {
  /// A line of text as it is drawn.
  package struct Line: Hashable, Sendable {
    /// The characters to draw, without the spaces at the end of the line.
    package let text: String
    /// The width of the characters, in points.
    package let width: CGFloat
  }

  /// What bounds the text and what happens where it does not fit.
  package struct Limits: Sendable {
    /// The greatest width of a line, in points.
    package var width: CGFloat
    /// The greatest number of lines; 0 is no bound.
    package var lines: Int
    /// Where lines break and what is left out.
    package var breakMode: NSLineBreakMode

    package init(
      width: CGFloat = .infinity,
      lines: Int = 0,
      breakMode: NSLineBreakMode = .byTruncatingTail
    ) {
      self.width = width
      self.lines = lines
      self.breakMode = breakMode
    }
  }

  /// The lines from top to bottom.
  package let lines: [Line]
  /// The distance from one line to the next, in points.
  package let lineHeight: CGFloat

  /// The size of the smallest box around the lines, in points.
  package var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: CGFloat(lines.count) * lineHeight
    )
  }

  /// Lays out a text, in time linear in its length.
  package init(_ text: String, font: UIFont, limits: Limits) {
    var typesetter = Typesetter(measurer: TextMeasurer(font), limits: limits)
    lines = text.isEmpty ? [] : typesetter.lines(of: text)
    lineHeight = font.lineHeight
  }
}
