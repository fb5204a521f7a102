#if !canImport(UIKit)
import HeadlessRendering
import Roster

/// A list in a trace.
@MainActor
final class FollowedList {
  let number: Int
  private(set) weak var adapter: ListAdapter?

  /// The controller of the cell that contains the list; `nil` for a top-level list.
  private weak var holder: (any CellControlling)?

  private var snapshot = Snapshot.empty
  private var node: Int?
  private var isTold = false

  init(_ adapter: ListAdapter, number: Int, holder: (any CellControlling)?) {
    self.adapter = adapter
    self.number = number
    self.holder = holder
  }

  /// Returns what has changed about the list since the last call; `nil` if nothing has.
  func takeDifference(
    _ nodes: NodeTracker,
    _ tables: inout TraceTables,
    _ controllers: inout ControllerTable
  ) -> (String, JSONValue)? {
    guard let adapter else { return nil }
    var members: [(String, JSONValue)] = []
    let node = nodes.number(of: adapter.collectionView)
    if node != self.node || !isTold {
      self.node = node
      members.append(("node", node.map(JSONValue.int) ?? .null))
    }
    if let holder, !isTold { members.append(("holder", .int(controllers.number(of: holder)))) }
    if !adapter.snapshot.isSameStorage(as: snapshot) || !isTold {
      snapshot = adapter.snapshot
      members.append(("sections", sections(&tables)))
    }
    isTold = true
    return members.isEmpty ? nil : (String(number), .object(members))
  }

  /// More items of a section than anyone reads in a tree.
  private static let mostItems = 5_000

  private func sections(_ tables: inout TraceTables) -> JSONValue {
    .array(
      snapshot.sections.enumerated().map { index, section in
        let count = min(section.count, Self.mostItems)
        let positions = (0..<count).map { Position(section: index, item: $0) }
        return .object([
          ("id", .int(tables.texts.number(of: "\(section.id)"))),
          ("count", .int(section.count)),
          ("items", tables.numbers(of: snapshot.itemIDs(at: positions))),
        ])
      }
    )
  }
}
#endif
