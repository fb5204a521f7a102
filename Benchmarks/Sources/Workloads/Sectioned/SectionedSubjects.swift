@testable import Roster

/// What is measured on a list of 1,000 sections with 100 rows each.
@MainActor
public struct SectionedSubjects {
  /// The unit: a dictionary filled with all identifiers, asked for all of them.
  public let floor: Subject

  /// A snapshot compared with itself.
  public let sameSnapshot: Subject

  /// Sections made anew, as content makes them, around the same arrays.
  public let sameArrays: Subject

  /// 1 % of the rows changed, one section moved, every array made anew.
  public let edited: Subject

  public init() {
    let sectioned = Sectioned()
    let rows = sectioned.old.flatMap(\.rows)
    let (old, remade, edited) = (sectioned.snapshot, sectioned.remade, sectioned.edited)
    let scratch = DiffScratch()
    func comparison(_ name: String, with new: Snapshot) -> Subject {
      Subject(name) { consume(Changeset(from: old, to: new, using: scratch)) }
    }
    floor = Subject("floor") { consume(dictionaryFloor(rows, rows)) }
    sameSnapshot = comparison("same snapshot", with: old)
    sameArrays = comparison("same arrays", with: remade)
    self.edited = comparison("1 % rebuilt", with: edited)
  }
}
