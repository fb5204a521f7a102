import Foundation
@testable import Roster

/// What is measured on whole lists with one screen visible.
@MainActor
public enum AdapterSubjects {
  /// A list turning into another: flattened, compared, committed and laid out.
  ///
  /// - Parameters:
  ///   - workload: How the list changes.
  ///   - count: The number of its rows.
  /// - Returns: The unit, which is the dictionary floor, and the whole update.
  public static func apply(_ workload: Workload, count: Int) -> (floor: Subject, apply: Subject) {
    let (old, new) = workload.lists(UUID.self, count: count)
    let screen = Screen(RowList(rows: old), layout: RowsLayout())
    return (
      Subject("floor") { consume(dictionaryFloor(old, new)) },
      Subject(
        "apply",
        preparedBy: { screen.show(RowList(rows: old)) },
        work: { screen.show(RowList(rows: new)) }
      )
    )
  }

  /// One row's state changing, in a list of some length.
  public static func changeState(count: Int) -> Subject {
    let (rows, _) = Workload.sameStorage.lists(UUID.self, count: count)
    let screen = Screen(RowList(rows: rows), layout: RowsLayout())
    return Subject("\(count)") { screen.changeState() }
  }
}
