#if !canImport(UIKit)
import HeadlessRendering
import Roster

extension UpdateReport {
  /// More items of a kind than anyone reads in a report; the summary counts them all.
  fileprivate static let mostItems = 500

  /// Returns the report in the format of traces.
  ///
  /// - Parameters:
  ///   - list: The number of the list.
  ///   - location: The line of the app that has asked for the update.
  ///   - tables: The texts and the identities of the trace.
  /// - Returns: The report.
  func traced(
    inList list: Int,
    from location: String?,
    _ tables: inout TraceTables
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("list", .int(list)),
      ("style", .string("\(style)")),
      ("summary", .string("\(self)")),
      ("timings", timings.traced),
      ("counts", .ints([madeControllerCount, releasedControllerCount, mountedControllerCount])),
    ]
    func add(_ name: String, _ value: JSONValue) {
      if !value.isEmpty { members.append((name, value)) }
    }
    add("location", location.map { .string($0) } ?? .null)
    let most = Self.mostItems
    add("inserted", tables.numbers(of: insertedItems.prefix(most)))
    add("removed", tables.numbers(of: removedItems.prefix(most)))
    add("moved", .array(movedItems.prefix(most).map { $0.traced(&tables) }))
    add("updated", tables.numbers(of: updatedItems.prefix(most)))
    add("environment", tables.numbers(of: itemsWithChangedEnvironment.prefix(most)))
    add(
      "made",
      .array(
        madeControllers.prefix(most).map {
          [.int(tables.number(of: $0.id)), .string($0.reason.words)]
        }
      )
    )
    add(
      "released",
      .array(
        releasedControllers.prefix(most).map {
          [.int(tables.number(of: $0.id)), .string($0.reason.words)]
        }
      )
    )
    let totals = [
      ("inserted", insertedItems.count), ("removed", removedItems.count),
      ("moved", movedItems.count), ("updated", updatedItems.count),
      ("environment", itemsWithChangedEnvironment.count), ("made", madeControllers.count),
      ("released", releasedControllers.count),
    ].filter { $0.1 > most }
    add("totals", .object(totals.map { ($0.0, .int($0.1)) }))
    if coalescedCount > 0 { add("coalesced", .int(coalescedCount)) }
    if isComparedInBackground { add("inBackground", true) }
    add("stages", .array(batches(most: most).map { $0.traced(&tables) }))
    return .object(members)
  }
}

extension UpdateReport.Batch {
  fileprivate func traced(_ tables: inout TraceTables) -> JSONValue {
    func texts(_ sections: [SectionID]) -> JSONValue {
      .ints(sections.map { tables.texts.number(of: "\($0)") })
    }
    let members: [(String, JSONValue)] = [
      ("deletedSections", texts(removedSections)),
      ("insertedSections", texts(insertedSections)),
      ("movedSections", texts(movedSections)),
      ("deleted", tables.numbers(of: removedItems)),
      ("inserted", tables.numbers(of: insertedItems)),
      ("moved", tables.numbers(of: movedItems)),
    ]
    return .object(members.filter { !$0.1.isEmpty })
  }
}

extension UpdateReport.MovedItem {
  fileprivate func traced(_ tables: inout TraceTables) -> JSONValue {
    .ints([tables.number(of: from), tables.number(of: to)])
  }
}

extension UpdateReport.Timings {
  /// The phases in milliseconds.
  fileprivate var traced: JSONValue {
    .object([
      ("waiting", waiting.milliseconds),
      ("flattening", flattening.milliseconds),
      ("comparing", comparing.milliseconds),
      ("committing", committing.milliseconds),
      ("settling", settling.milliseconds),
    ])
  }
}

extension Duration {
  fileprivate var milliseconds: JSONValue { .number(self / .milliseconds(1)) }
}

extension UpdateReport.MakeReason {
  fileprivate var words: String {
    switch self {
    case .inserted: "the item is new"
    case .firstShown: "the item is shown for the first time"
    case .controllerChanged(let kind): "the identifier belonged to a \(kind) before"
    }
  }
}

extension UpdateReport.ReleaseReason {
  fileprivate var words: String {
    switch self {
    case .removed: "the item is gone"
    case .sectionRemoved: "the section is gone"
    case .controllerChanged(let kind): "the identifier belongs to a \(kind) now"
    }
  }
}
#endif
