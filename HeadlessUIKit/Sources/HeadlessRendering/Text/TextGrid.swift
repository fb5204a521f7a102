/// A rectangle of character cells for text and lines.
struct TextGrid {
  /// The content of a cell.
  enum Cell {
    case empty
    case line(LineParts, isRounded: Bool)
    case character(Character)
    /// The second column of the character to the left.
    case continuation
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .empty, count: self.columns * self.rows)
  }

  func contains(column: Int, row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// The cell at a position; outside the grid cells are empty, and writing has no effect.
  subscript(column: Int, row: Int) -> Cell {
    get { contains(column: column, row: row) ? cells[row * columns + column] : .empty }
    set {
      guard contains(column: column, row: row) else { return }
      cells[row * columns + column] = newValue
    }
  }

  /// Clears a cell, and with it the other half of a wide character.
  mutating func erase(column: Int, row: Int) {
    if case .continuation = self[column, row] { self[column - 1, row] = .empty }
    if case .continuation = self[column + 1, row] { self[column + 1, row] = .empty }
    self[column, row] = .empty
  }

  /// The rows as lines, without trailing spaces and empty lines.
  var string: String {
    var lines = (0..<rows).map(line)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private func line(_ row: Int) -> String {
    var text = ""
    for column in 0..<columns {
      switch self[column, row] {
      case .empty: text.append(" ")
      case .line(let parts, let isRounded): text.append(parts.character(isRounded: isRounded))
      case .character(let character): text.append(character)
      case .continuation: break
      }
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
