import HeadlessUIKit

/// A line of text as columns: each character with its number of columns.
struct ColumnText {
  private(set) var glyphs: [(character: Character, columns: Int)]

  /// Reads the characters that take space; an invisible one on its own would move the others.
  init(_ text: some StringProtocol) {
    glyphs = text.compactMap { character in
      switch character.breadth {
      case .zero: character == "\t" ? (" ", 1) : nil
      case .narrow: (character, 1)
      case .wide: (character, 2)
      }
    }
  }

  var columns: Int {
    glyphs.reduce(0) { $0 + $1.columns }
  }
}

extension TextGrid {
  /// How many columns text may move to avoid other text before it changes to another row.
  private static let farthestShift = 8

  /// Writes a text near a position, avoiding other text if possible.
  ///
  /// Text takes more columns than its share of the width if its letters are narrow, and two lines
  /// may fall on one row. Therefore it moves to the left where it would be clipped, and where there
  /// is other text, a little to the right, to the next row or to the previous one.
  mutating func write(_ text: ColumnText, column: Int, row: Int) {
    let column = column > 0 ? max(0, min(column, columns - text.columns)) : column
    let span = column..<column + text.columns
    guard !isBlank(span, row) else { return put(text, column: column, row: row) }
    if let shift = (1...Self.farthestShift).first(where: { hasRoom(span, shiftedBy: $0, row) }) {
      put(text, column: column + shift, row: row)
    } else {
      let other = [row + 1, row - 1].first { (0..<rows).contains($0) && isBlank(span, $0) }
      put(text, column: column, row: other ?? row)
    }
  }

  /// Returns whether text fits into a row further to the right, apart from other text.
  private func hasRoom(_ span: Range<Int>, shiftedBy shift: Int, _ row: Int) -> Bool {
    let (start, end) = (span.lowerBound + shift, span.upperBound + shift)
    return end <= columns && isBlank(start - 1..<end + 1, row)
  }

  private func isBlank(_ columns: Range<Int>, _ row: Int) -> Bool {
    columns.allSatisfy { column in
      switch self[column, row] {
      case .empty, .line: true
      case .character, .continuation: false
      }
    }
  }

  private mutating func put(_ text: ColumnText, column: Int, row: Int) {
    var column = column
    for glyph in text.glyphs {
      erase(column: column, row: row)
      if glyph.columns == 2 {
        erase(column: column + 1, row: row)
        // A wide character that is clipped in the middle would move the rest of the line.
        if contains(column: column, row: row), contains(column: column + 1, row: row) {
          self[column, row] = .character(glyph.character)
          self[column + 1, row] = .continuation
        }
      } else {
        self[column, row] = .character(glyph.character)
      }
      column += glyph.columns
    }
  }
}
