/// What a typesetter needs to know about characters: their widths, in units of its own.
protocol LineMeasurer {
  /// Returns the width of a character at an index of the text.
  func units(of character: Character, at index: String.Index) -> Int

  /// Returns the width of an ellipsis with the appearance of a character.
  func ellipsisUnits(at index: String.Index) -> Int

  /// Returns the maximum width of a line, the first one of a paragraph or another one.
  func room(at index: String.Index, isFirstOfParagraph: Bool) -> Int

  /// Returns how the paragraph of a character is wrapped and truncated.
  func breakMode(at index: String.Index) -> NSLineBreakMode
}

/// The characters of a line.
struct LineCut {
  /// The characters at the beginning, without the spaces at the end of the line.
  var head: Substring
  /// Whether an ellipsis follows them.
  var isCut = false
  /// The characters after the ellipsis.
  var tail: Substring = ""
  var isFirstOfParagraph = true
}

/// Breaks text into lines; each text has its own typesetter.
///
/// Widths are whole numbers, so that rounding in sums never moves a word to the next line.
struct Typesetter<Measurer: LineMeasurer> {
  let measurer: Measurer
  /// The maximum number of lines; 0 means no limit.
  let mostLines: Int
  private var result: [LineCut] = []

  init(measurer: Measurer, mostLines: Int) {
    self.measurer = measurer
    self.mostLines = mostLines
  }

  mutating func lines(of text: String) -> [LineCut] {
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, paragraph) in paragraphs.enumerated() {
      let hasMore = paragraphs[(index + 1)...].contains { !$0.isEmpty }
      guard set(paragraph, isFollowed: hasMore) else { break }
    }
    return result
  }

  /// Adds the lines of a paragraph, and returns whether another one fits.
  private mutating func set(_ paragraph: Substring, isFollowed: Bool) -> Bool {
    var rest = paragraph
    let breakMode = measurer.breakMode(at: paragraph.startIndex)
    var isFirst = true
    repeat {
      let room = measurer.room(at: rest.startIndex, isFirstOfParagraph: isFirst)
      let isLastLine = mostLines > 0 && result.count == mostLines - 1
      if isLastLine {
        var line = lastLine(rest, breakMode, room, isFollowed: isFollowed)
        line.isFirstOfParagraph = isFirst
        result.append(line)
        return false
      }
      let line = rest[..<lineEnd(of: rest, breakMode, room)]
      result.append(LineCut(head: trimmed(line), isFirstOfParagraph: isFirst))
      rest = rest[line.endIndex...].drop { $0.isBreakingSpace }
      isFirst = false
    } while !rest.isEmpty
    return true
  }

  private func lastLine(
    _ rest: Substring,
    _ breakMode: NSLineBreakMode,
    _ room: Int,
    isFollowed: Bool
  ) -> LineCut {
    switch breakMode {
    case .byWordWrapping, .byCharWrapping:
      return LineCut(head: trimmed(rest[..<lineEnd(of: rest, breakMode, room)]))
    case .byClipping:
      return LineCut(head: trimmed(rest))
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      let text = trimmed(rest)
      if !isFollowed, units(of: text) <= room { return LineCut(head: text) }
      return truncated(text, breakMode, room)
    }
  }

  /// Returns the end of the line that starts the text.
  private func lineEnd(
    of text: Substring,
    _ breakMode: NSLineBreakMode,
    _ room: Int
  ) -> Substring.Index {
    var width = 0
    var lastBreak: Substring.Index?
    var index = text.startIndex
    var previous: Character?
    while index < text.endIndex {
      let character = text[index]
      if let previous, breaks(between: previous, and: character, breakMode) { lastBreak = index }
      width += measurer.units(of: character, at: index)
      // Spaces may exceed the width, because they are invisible.
      if width > room, !character.isBreakingSpace, index > text.startIndex {
        return lastBreak ?? index
      }
      previous = character
      index = text.index(after: index)
    }
    return text.endIndex
  }

  private func breaks(
    between previous: Character,
    and next: Character,
    _ breakMode: NSLineBreakMode
  ) -> Bool {
    if breakMode == .byCharWrapping { return true }
    if next.isBreakingSpace { return false }
    if previous.isBreakingSpace { return true }
    if previous == "-" { return next.isLetter }
    guard previous.breadth == .wide || next.breadth == .wide else { return false }
    return !previous.opensBracket && (next.opensBracket || !next.isPunctuation)
  }

  func units(of text: Substring) -> Int {
    var width = 0
    var index = text.startIndex
    while index < text.endIndex {
      width += measurer.units(of: text[index], at: index)
      index = text.index(after: index)
    }
    return width
  }

  func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, last.isBreakingSpace { text.removeLast() }
    return text
  }
}

extension Character {
  /// Whether the character is a space at which a line can break.
  var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  /// Whether the character is a bracket or a quotation mark that belongs to what follows it.
  fileprivate var opensBracket: Bool {
    unicodeScalars.first?.properties.generalCategory == .openPunctuation
  }
}
