/// Breaks text into lines; one is made for each text.
///
/// Widths are counted in whole thousandths of the font size, so that no rounding in a sum pushes a
/// word to the next line.
struct Typesetter {
  let measurer: TextMeasurer
  let limits: TextLayout.Limits
  /// The width of a line in thousandths of the font size.
  let room: Int
  private var result: [TextLayout.Line] = []

  init(measurer: TextMeasurer, limits: TextLayout.Limits) {
    self.measurer = measurer
    self.limits = limits
    room = measurer.thousandths(in: limits.width)
  }

  mutating func lines(of text: String) -> [TextLayout.Line] {
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, paragraph) in paragraphs.enumerated() {
      let hasMore = paragraphs[(index + 1)...].contains { !$0.isEmpty }
      guard set(paragraph, isFollowed: hasMore) else { break }
    }
    return result
  }

  /// Adds the lines of a paragraph, and tells whether there is room for another one.
  private mutating func set(_ paragraph: Substring, isFollowed: Bool) -> Bool {
    var rest = paragraph
    repeat {
      let isLastLine = limits.lines > 0 && result.count == limits.lines - 1
      if isLastLine {
        result.append(lastLine(rest, isFollowed: isFollowed))
        return false
      }
      let line = rest[..<lineEnd(of: rest)]
      result.append(makeLine(line))
      rest = rest[line.endIndex...].drop { $0.isBreakingSpace }
    } while !rest.isEmpty
    return true
  }

  private func lastLine(_ rest: Substring, isFollowed: Bool) -> TextLayout.Line {
    switch limits.breakMode {
    case .byWordWrapping, .byCharWrapping:
      return makeLine(rest[..<lineEnd(of: rest)])
    case .byClipping:
      return makeLine(rest)
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      let text = trimmed(rest)
      if !isFollowed, measurer.thousandths(of: text) <= room { return makeLine(text) }
      return truncated(text)
    }
  }

  /// Returns where the line that starts the text ends.
  private func lineEnd(of text: Substring) -> Substring.Index {
    var width = 0
    var lastBreak: Substring.Index?
    var index = text.startIndex
    var previous: Character?
    while index < text.endIndex {
      let character = text[index]
      if let previous, breaks(between: previous, and: character) { lastBreak = index }
      width += measurer.thousandths(of: character)
      // Spaces may hang over the edge, where nobody sees them.
      if width > room, !character.isBreakingSpace, index > text.startIndex {
        return lastBreak ?? index
      }
      previous = character
      index = text.index(after: index)
    }
    return text.endIndex
  }

  private func breaks(between previous: Character, and next: Character) -> Bool {
    if limits.breakMode == .byCharWrapping { return true }
    if next.isBreakingSpace { return false }
    if previous.isBreakingSpace { return true }
    if previous == "-" { return next.isLetter }
    guard previous.breadth == .wide || next.breadth == .wide else { return false }
    return !previous.opensBracket && (next.opensBracket || !next.isPunctuation)
  }

  func makeLine(_ text: some StringProtocol) -> TextLayout.Line {
    let visible = trimmed(Substring(text))
    return TextLayout.Line(text: String(visible), width: measurer.width(of: visible))
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, last.isBreakingSpace { text.removeLast() }
    return text
  }
}

extension Character {
  /// Whether the character is a space at which a line may end.
  var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  /// Whether the character is a bracket or a quotation mark that belongs to what follows it.
  fileprivate var opensBracket: Bool {
    unicodeScalars.first?.properties.generalCategory == .openPunctuation
  }
}
