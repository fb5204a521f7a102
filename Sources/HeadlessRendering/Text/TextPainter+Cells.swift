import HeadlessUIKit

extension TextPainter {
  /// More cells in one direction than anyone reads.
  private static let mostCells: CGFloat = 10_000

  /// How many cells a length takes.
  static func count(_ length: CGFloat, per cell: CGFloat) -> Int {
    Int(exactly: min(max((length / cell).rounded(.up), 0), mostCells)) ?? 0
  }

  /// The point in the middle of a cell.
  func center(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * cellSize.width,
      y: (CGFloat(row) + 0.5) * cellSize.height
    )
  }

  /// The cells whose middle lies in a rectangle.
  func cells(in rect: CGRect) -> [(column: Int, row: Int)] {
    guard !rect.isEmpty else { return [] }
    let columns = indices(from: rect.minX, to: rect.maxX, cell: cellSize.width, grid.columns)
    let rows = indices(from: rect.minY, to: rect.maxY, cell: cellSize.height, grid.rows)
    return rows.flatMap { row in columns.map { ($0, row) } }
  }

  /// The cells the corners of a background are drawn in: each edge in the cell nearest to it.
  func nearestBox(of frame: CGRect) -> CellBox? {
    box(of: frame) {
      $0.rounded()
    } upTo: {
      $0.rounded()
    }
  }

  /// The cells a border is drawn in: every cell that is touched, which leaves most room inside.
  func touchedBox(of frame: CGRect) -> CellBox? {
    let allowance = 0.01
    return box(of: frame) {
      ($0 + allowance).rounded(.down)
    } upTo: {
      ($0 - allowance).rounded(.up)
    }
  }

  private func box(
    of frame: CGRect,
    from start: (CGFloat) -> CGFloat,
    upTo end: (CGFloat) -> CGFloat
  ) -> CellBox? {
    guard frame.width > 0, frame.height > 0,
      let left = index(start(frame.minX / cellSize.width)),
      let right = index(end(frame.maxX / cellSize.width)),
      let top = index(start(frame.minY / cellSize.height)),
      let bottom = index(end(frame.maxY / cellSize.height))
    else { return nil }
    return CellBox(columns: left...max(left, right - 1), rows: top...max(top, bottom - 1))
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
