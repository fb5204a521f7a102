/// Text with several appearances, broken into lines.
package struct StyledTextLayout: Sendable {
  /// Characters of a line with the same appearance.
  package struct Piece: Sendable {
    package let text: String
    package let look: TextLook
    /// The distance of the piece from the beginning of the line, in points.
    package let x: CGFloat
    /// The width of the characters, in points.
    package let width: CGFloat
  }

  /// A line of text as it is drawn.
  package struct Line: Sendable {
    /// From left to right.
    package var pieces: [Piece]
    /// The distance of the line from the leading edge, in points.
    package var indent: CGFloat
    package var width: CGFloat
    /// The distance of the line from the top of the text, in points.
    package var top: CGFloat = 0
    package var height: CGFloat
    /// The distance of the baseline from the top of the line, in points.
    package var baseline: CGFloat
    /// The alignment of the line; nil means the label's.
    package var alignment: NSTextAlignment?
    /// The space between this line and the next one, in points.
    var spacing: CGFloat = 0
    /// The space above the line that its paragraph specifies, in points.
    var spacingBefore: CGFloat = 0
  }

  /// The lines from top to bottom.
  package private(set) var lines: [Line]

  /// The size of the smallest box around the lines, in points.
  package var size: CGSize {
    CGSize(
      width: lines.map { $0.indent + $0.width }.max() ?? 0,
      height: lines.last.map { $0.top + $0.height } ?? 0
    )
  }

  /// Lays out a text; the limits determine line breaks where no paragraph style does.
  package init(_ text: StyledText, limits: TextLayout.Limits) {
    guard !text.string.isEmpty else {
      lines = []
      return
    }
    let measurer = StyledMeasurer(text: text, limits: limits)
    var typesetter = Typesetter(measurer: measurer, mostLines: limits.lines)
    lines = typesetter.lines(of: text.string).map(measurer.line)
    for index in lines.indices.dropFirst() {
      let above = lines[index - 1]
      lines[index].top = above.top + above.height + above.spacing + lines[index].spacingBefore
    }
  }

  /// Returns the number of lines that begin within a height, in points.
  func lineCount(in height: CGFloat) -> Int {
    lines.prefix { $0.top + $0.height <= height + 0.01 * $0.height }.count
  }
}

/// Measures text with several appearances, in millionths of a point.
private struct StyledMeasurer: LineMeasurer {
  let text: StyledText
  let limits: TextLayout.Limits

  private static let unitsPerPoint: CGFloat = 1_000_000
  /// Wider than any text in points, and small enough to add to.
  private static let widest: CGFloat = 1e9
  /// An invisible allowance for rounding in widths.
  private static let allowance: CGFloat = 0.0001

  func units(of character: Character, at index: String.Index) -> Int {
    guard let look = text.run(at: index)?.look else { return 0 }
    return units(of: character, look)
  }

  private func units(of character: Character, _ look: TextLook) -> Int {
    let thousandths = TextMeasurer(look.font).thousandths(of: character)
    let own = look.picture?.bounds.width ?? CGFloat(thousandths) * look.font.pointSize / 1000
    let points = own + look.kern
    return Int(exactly: (points * Self.unitsPerPoint).rounded()) ?? 0
  }

  func ellipsisUnits(at index: String.Index) -> Int {
    text.run(at: index).map { units(of: "…", $0.look.ofCharacters) } ?? 0
  }

  func room(at index: String.Index, isFirstOfParagraph: Bool) -> Int {
    let paragraph = text.run(at: index)?.paragraph
    let room =
      paragraph?.room(in: limits.width, isFirst: isFirstOfParagraph) ?? limits.width
    let points = min(max(room + Self.allowance, 0), Self.widest)
    return Int(exactly: (points * Self.unitsPerPoint).rounded(.down)) ?? 0
  }

  func breakMode(at index: String.Index) -> NSLineBreakMode {
    text.run(at: index)?.paragraph?.lineBreakMode ?? limits.breakMode
  }

  /// Places the characters of a line.
  func line(_ cut: LineCut) -> StyledTextLayout.Line {
    var spans = spans(of: cut.head)
    if cut.isCut {
      let neighbor = cut.head.indices.last ?? cut.tail.startIndex
      if let look = text.run(at: neighbor)?.look { append("…", look.ofCharacters, to: &spans) }
      for span in self.spans(of: cut.tail) { append(span.text, span.look, to: &spans) }
    }
    var x = 0
    let pieces = spans.map { span in
      let width = span.text.reduce(0) { $0 + units(of: $1, span.look) }
      defer { x += width }
      return StyledTextLayout.Piece(
        text: span.text,
        look: span.look,
        x: CGFloat(x) / Self.unitsPerPoint,
        width: CGFloat(width) / Self.unitsPerPoint
      )
    }
    let start = cut.head.isEmpty && cut.isCut ? cut.tail.startIndex : cut.head.startIndex
    return line(pieces, width: CGFloat(x) / Self.unitsPerPoint, at: start, cut)
  }

  private func line(
    _ pieces: [StyledTextLayout.Piece],
    width: CGFloat,
    at index: String.Index,
    _ cut: LineCut
  ) -> StyledTextLayout.Line {
    let run = text.run(at: index)
    let looks = pieces.isEmpty ? (run.map { [$0.look] } ?? []) : pieces.map(\.look)
    let ascent = looks.map(\.ascent).max() ?? 0
    let descent = looks.map(\.descent).max() ?? 0
    let leading = looks.map(\.font.leading).max() ?? 0
    let natural = ascent + descent
    let paragraph = run?.paragraph
    let height = paragraph?.lineHeight(natural) ?? natural
    return StyledTextLayout.Line(
      pieces: pieces,
      indent: paragraph?.indent(isFirst: cut.isFirstOfParagraph) ?? 0,
      width: width,
      height: height,
      // Extra height of a line is above its characters.
      baseline: height - descent,
      alignment: paragraph?.alignment,
      spacing: leading + (paragraph?.lineSpacing ?? 0)
        + (endsParagraph(cut) ? paragraph?.paragraphSpacing ?? 0 : 0),
      spacingBefore: cut.isFirstOfParagraph ? paragraph?.paragraphSpacingBefore ?? 0 : 0
    )
  }

  private func endsParagraph(_ cut: LineCut) -> Bool {
    let rest = text.string[cut.head.endIndex...].drop { $0.isBreakingSpace && !$0.isNewline }
    return rest.first?.isNewline ?? true
  }

  private func spans(of text: Substring) -> [(text: String, look: TextLook)] {
    var spans: [(text: String, look: TextLook)] = []
    for index in text.indices {
      guard let look = self.text.run(at: index)?.look else { continue }
      append(String(text[index]), look, to: &spans)
    }
    return spans
  }

  private func append(
    _ text: String,
    _ look: TextLook,
    to spans: inout [(text: String, look: TextLook)]
  ) {
    if let last = spans.indices.last, spans[last].look == look {
      spans[last].text += text
    } else {
      spans.append((text, look))
    }
  }
}
