/// Text broken into lines: a value with which labels measure and renderers draw.
package struct TextLayout: Hashable, Sendable {
  /// A line of text as it is drawn.
  package struct Line: Hashable, Sendable {
    /// The characters, without the spaces at the end of the line.
    package let text: String
    /// The width of the characters, in points.
    package let width: CGFloat
  }

  /// The limits of the text, and how it is wrapped and truncated.
  package struct Limits: Hashable, Sendable {
    /// The maximum width of a line, in points.
    package var width: CGFloat
    /// The maximum number of lines; 0 means no limit.
    package var lines: Int
    /// How lines are wrapped and truncated.
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
  /// The font of the lines.
  package let font: UIFont

  /// The distance from one line to the next, in points.
  package var lineDistance: CGFloat { font.lineDistance }

  /// The size of the smallest box around the lines, in points.
  package var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.isEmpty ? 0 : CGFloat(lines.count) * lineDistance - font.leading
    )
  }

  /// Lays out a text, in time linear in its length.
  package init(_ text: String, font: UIFont, limits: Limits) {
    self.font = font
    guard !text.isEmpty else {
      lines = []
      return
    }
    let measurer = PlainMeasurer(TextMeasurer(font), limits)
    var typesetter = Typesetter(measurer: measurer, mostLines: limits.lines)
    lines = typesetter.lines(of: text).map { cut in
      let text = cut.isCut ? "\(cut.head)…\(cut.tail)" : String(cut.head)
      return Line(text: text, width: measurer.text.width(of: text))
    }
  }
}

/// Measures text in one font, in thousandths of the font size.
private struct PlainMeasurer: LineMeasurer {
  let text: TextMeasurer
  private let room: Int
  private let breakMode: NSLineBreakMode

  init(_ text: TextMeasurer, _ limits: TextLayout.Limits) {
    self.text = text
    room = text.thousandths(in: limits.width)
    breakMode = limits.breakMode
  }

  func units(of character: Character, at index: String.Index) -> Int {
    text.thousandths(of: character)
  }

  func ellipsisUnits(at index: String.Index) -> Int { text.thousandths(of: "…" as Character) }

  func room(at index: String.Index, isFirstOfParagraph: Bool) -> Int { room }

  func breakMode(at index: String.Index) -> NSLineBreakMode { breakMode }
}
