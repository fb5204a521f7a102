import Foundation
@testable import Roster

/// A workload with rows of one kind of identifier, and all that is measured on it.
///
/// The initializers name the type of the identifiers, so that everything specialises here.
@MainActor
public struct FlatSubjects {
  /// The type of the rows' identifiers.
  public enum Identifiers: String, CaseIterable, Sendable {
    case uuid = "UUID"
    case int = "Int"
    case string = "String"
  }

  /// The unit: a dictionary filled with all old identifiers, asked for all new ones.
  public let floor: Subject

  /// Two arrays in, changes by index out.
  public let diff: Subject

  /// From an array of view models to a plan.
  public let plan: Subject

  /// Paul Heckel's diff with a dictionary.
  public let heckel: Subject

  /// The diff of the standard library, where it ends in reasonable time.
  public let collectionDifference: Subject?

  /// Both arrays compared row by row.
  public let scan: Subject

  public init(_ workload: Workload, _ identifiers: Identifiers, count: Int) {
    switch identifiers {
    case .uuid: self.init(workload, UUID.self, count: count)
    case .int: self.init(workload, Int.self, count: count)
    case .string: self.init(workload, String.self, count: count)
    }
  }

  private init<ID: BenchmarkIdentifier>(_ workload: Workload, _ type: ID.Type, count: Int) {
    let (old, new) = workload.lists(type, count: count)
    let scratch = DiffScratch()
    let before = snapshot(old)
    floor = Subject("floor") { consume(dictionaryFloor(old, new)) }
    diff = Subject("diff") { consume(changes(from: old, to: new, scratch)) }
    plan = Subject("plan") { consume(makePlan(from: before, to: new, scratch)) }
    heckel = Subject("Heckel") { consume(heckelDiff(old, new)) }
    scan = Subject("scan") { consume(scanFloor(old, new)) }
    collectionDifference =
      workload.isLittle(count: count)
      ? Subject("stdlib") { consume(standardLibrary(old, new)) } : nil
  }
}
