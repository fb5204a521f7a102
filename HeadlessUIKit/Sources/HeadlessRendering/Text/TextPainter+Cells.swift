import HeadlessUIKit

extension TextPainter {
  /// More cells in one direction than anyone reads.
  private static let mostCells: CGFloat = 10_000

  /// Returns the number of cells in a length.
  static func count(_ length: CGFloat, per cell: CGFloat) -> Int {
    Int(exactly: min(max((length / cell).rounded(.up), 0), mostCells)) ?? 0
  }

  /// Returns the center of a cell.
  func center(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * cellSize.width,
      y: (CGFloat(row) + 0.5) * cellSize.height
    )
  }

  /// Returns the cells whose centers are in a rectangle.
  func cells(in rect: CGRect) -> [(column: Int, row: Int)] {
    guard !rect.isEmpty else { return [] }
    let columns = indices(from: rect.minX, to: rect.maxX, cell: cellSize.width, grid.columns)
    let rows = indices(from: rect.minY, to: rect.maxY, cell: cellSize.height, grid.rows)
    return rows.flatMap { row in columns.map { ($0, row) } }
  }

  /// Returns the cells of a background's box, with each edge in the nearest cell.
  func backgroundBox(of frame: CGRect) -> CellBox? {
    guard frame.width > 0, frame.height > 0,
      let left = index((frame.minX / cellSize.width).rounded()),
      let right = index((frame.maxX / cellSize.width).rounded()),
      let top = index((frame.minY / cellSize.height).rounded()),
      let bottom = index((frame.maxY / cellSize.height).rounded())
    else { return nil }
    return CellBox(columns: left...max(left, right - 1), rows: top...max(top, bottom - 1))
  }

  /// Returns the cells of a border, centered and with the count that its size requires.
  ///
  /// Equal frames therefore get equal boxes at any position, with space for a line of text inside.
  func borderBox(of frame: CGRect) -> CellBox? {
    guard frame.width > 0, frame.height > 0,
      let columns = span(about: frame.midX, length: frame.width, cell: cellSize.width),
      let rows = span(about: frame.midY, length: frame.height, cell: cellSize.height)
    else { return nil }
    return CellBox(columns: columns, rows: rows)
  }

  private func span(about middle: CGFloat, length: CGFloat, cell: CGFloat) -> ClosedRange<Int>? {
    let allowance = 0.01
    let count = max(1, (length / cell - allowance).rounded(.up))
    guard let first = index((middle / cell - count / 2).rounded()), let count = index(count)
    else { return nil }
    return first...first + count - 1
  }

  private func index(_ value: CGFloat) -> Int? {
    abs(value) < 2 * Self.mostCells ? Int(value) : nil
  }

  private func indices(
    from start: CGFloat,
    to end: CGFloat,
    cell: CGFloat,
    _ count: Int
  ) -> Range<Int> {
    let first = min(max((start / cell - 0.5).rounded(.up), 0), CGFloat(count))
    let last = min(max((end / cell - 0.5).rounded(.up), first), CGFloat(count))
    return Int(first)..<Int(last)
  }
}
