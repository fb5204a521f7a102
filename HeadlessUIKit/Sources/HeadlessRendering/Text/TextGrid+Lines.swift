/// The cells that a box covers, including both ends.
struct CellBox: Equatable {
  var columns: ClosedRange<Int>
  var rows: ClosedRange<Int>

  /// Whether the box has four corners in cells of their own.
  var hasCorners: Bool {
    columns.count > 1 && rows.count > 1
  }
}

extension TextGrid {
  /// Draws a box in cells that contain no text.
  mutating func draw(
    _ box: CellBox,
    isRounded: Bool,
    where isVisible: (_ column: Int, _ row: Int) -> Bool
  ) {
    var canvas = self
    func add(_ parts: LineParts, _ column: Int, _ row: Int) {
      if isVisible(column, row) { canvas.add(parts, isRounded: isRounded, column, row) }
    }
    let (left, right) = (box.columns.lowerBound, box.columns.upperBound)
    let (top, bottom) = (box.rows.lowerBound, box.rows.upperBound)
    add([.down, .right], left, top)
    add([.down, .left], right, top)
    add([.up, .right], left, bottom)
    add([.up, .left], right, bottom)
    for column in box.columns.dropFirst().dropLast() {
      add(.horizontal, column, top)
      add(.horizontal, column, bottom)
    }
    for row in box.rows.dropFirst().dropLast() {
      add(.vertical, left, row)
      add(.vertical, right, row)
    }
    self = canvas
  }

  /// Adds lines to those of a cell, unless the cell contains text.
  mutating func add(_ parts: LineParts, isRounded: Bool, _ column: Int, _ row: Int) {
    switch self[column, row] {
    case .character, .continuation: break
    case .empty: self[column, row] = .line(parts, isRounded: isRounded)
    case .line(let present, let wasRounded):
      self[column, row] = .line(present.union(parts), isRounded: isRounded || wasRounded)
    }
  }
}
