import Foundation
import Workloads

/// Prints figures, and remembers which of them miss their bounds.
@MainActor
struct Report {
  /// How many times its bound a figure may be before it counts.
  let tolerance: Double

  /// How many figures are over their bounds.
  private(set) var misses = 0

  /// How many figures are over their bounds by more than the tolerance.
  private(set) var grossMisses = 0

  /// All figures so far, for a script that draws them.
  private(set) var figures: [Figure] = []

  /// One figure, and where it stands.
  struct Figure: Encodable {
    let table: String
    let row: String
    let column: String
    let figure: Double
    let bound: Double?

    /// The time of the row's unit; none for a figure that is no multiple of a time.
    let unitMicroseconds: Double?
  }

  init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// Measures and prints a table.
  mutating func add(_ table: Table) {
    print("\n\(table.title)")
    var heading: [String] = []
    for makeRow in table.rows {
      let row = makeRow()
      let columns = row.cells.map(\.column)
      if columns != heading {
        heading = columns
        let cells = row.cells.map {
          right($0.column, 15) + right($0.bound == nil ? "" : "bound", 9)
        }
        print(left("") + cells.joined() + right("unit, µs", 11))
      }
      add(row, of: table)
    }
  }

  private mutating func add(_ row: Table.Row, of table: Table) {
    let subjects = [row.unit] + row.cells.compactMap(\.subject)
    let figures = Measurement(subjects, rounds: table.rounds).figures
    var next = 1
    var line = left(row.name)
    for cell in row.cells {
      guard cell.subject != nil else {
        line += right("–", 15) + right("", 9)
        continue
      }
      line += columns(figures[next].ratio, atMost: cell.bound)
      self.figures.append(
        Figure(
          table: table.title,
          row: row.name,
          column: cell.column,
          figure: figures[next].ratio,
          bound: cell.bound,
          unitMicroseconds: figures[0].microseconds
        )
      )
      next += 1
    }
    print(line + right(String(format: "%.1f", figures[0].microseconds), 11))
  }

  /// Prints one figure of its own, in whatever unit its name says.
  mutating func add(_ name: String, _ figure: Double, atMost bound: Double?) {
    print(left(name, 40) + columns(figure, atMost: bound))
    figures.append(
      Figure(
        table: "",
        row: name,
        column: "",
        figure: figure,
        bound: bound,
        unitMicroseconds: nil
      )
    )
  }

  private mutating func columns(_ figure: Double, atMost bound: Double?) -> String {
    guard let bound else { return right(text(figure), 15) + right("", 9) }
    let isMiss = figure > bound
    if isMiss { misses += 1 }
    if figure > bound * tolerance { grossMisses += 1 }
    return right(text(figure) + (isMiss ? "!" : ""), 15)
      + right("≤ " + String(format: "%.4g", bound), 9)
  }

  private func text(_ figure: Double) -> String {
    figure < 0.1 ? String(format: "%.5f", figure) : String(format: "%.3f", figure)
  }

  private func left(_ text: String, _ width: Int = 14) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
