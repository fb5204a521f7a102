import Workloads

/// Figures that belong together, printed one below the other.
///
/// Every figure is a multiple of its row's unit. To measure something new, make a table of it in
/// `Suites` and name it in `Suite.all`.
@MainActor
struct Table {
  /// One figure of a row.
  struct Cell {
    /// The heading of its column.
    let column: String

    /// What is measured; `nil` where that would take too long.
    let subject: Subject?

    /// The most it may take, in multiples of the unit.
    let bound: Double?

    init(
      _ subject: Subject?,
      column: String? = nil,
      atMost bound: Double? = nil
    ) {
      self.column = column ?? subject?.name ?? ""
      self.subject = subject
      self.bound = bound
    }
  }

  /// Subjects that are measured in turns, and the unit they are compared with.
  struct Row {
    let name: String
    let unit: Subject
    let cells: [Cell]
  }

  let title: String

  /// The number of times that each subject is measured.
  var rounds = 15

  /// The rows, made one after the other so that the inputs of one at a time are in memory.
  var rows: [@MainActor () -> Row]
}
