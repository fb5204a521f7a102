#if !canImport(UIKit)
import HeadlessRendering
import Roster

/// A controller that has received a call.
///
/// It is not kept alive, so that leaks can be detected.
@MainActor
struct TouchedController {
  let list: FollowedList
  weak var controller: (any CellControlling)?
}

/// The controllers in a trace, by number, with what is known about each.
@MainActor
struct ControllerTable {
  private typealias Members = [(name: String, value: JSONValue)]

  private struct Entry {
    weak var controller: (any CellControlling)?
    let number: Int
    var known: Members = []
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0

  /// The numbers of controllers that were removed since the last difference.
  private var ended: Set<Int> = []

  /// Returns the number of a controller, which it keeps for its whole life.
  mutating func number(of controller: any CellControlling) -> Int {
    let key = ObjectIdentifier(controller)
    if let entry = entries[key], entry.controller === controller { return entry.number }
    let number = count
    count += 1
    entries[key] = Entry(controller: controller, number: number)
    return number
  }

  /// Records that a controller was removed.
  mutating func noteEnd(of controller: any CellControlling) {
    ended.insert(number(of: controller))
  }

  /// Returns what has changed about controllers since the last call, by their numbers.
  mutating func takeDifference(
    of touched: [TouchedController],
    _ nodes: NodeTracker,
    _ tables: inout TraceTables
  ) -> JSONValue {
    var seen = ended
    var result: [(number: Int, members: Members)] = ended.map {
      ($0, [("node", .null), ("ended", true)])
    }
    for touch in touched {
      guard let controller = touch.controller else { continue }
      let list = touch.list
      let number = number(of: controller)
      guard seen.insert(number).inserted else { continue }
      let members = describe(controller, in: list, nodes, &tables)
      let key = ObjectIdentifier(controller)
      let known = entries[key]?.known ?? []
      let patch = members.filter { member in
        known.first { $0.name == member.name }?.value != member.value
      }
      entries[key]?.known = members
      if !patch.isEmpty { result.append((number, patch)) }
    }
    ended = []
    entries = entries.filter { $0.value.controller != nil }
    return .object(
      result.sorted { $0.number < $1.number }.map { (String($0.number), .object($0.members)) }
    )
  }

  private func describe(
    _ controller: any CellControlling,
    in list: FollowedList,
    _ nodes: NodeTracker,
    _ tables: inout TraceTables
  ) -> Members {
    let node = controller.mountedView.flatMap { nodes.number(of: $0) }
    var members: Members = [
      ("type", .int(tables.texts.number(of: String(describing: type(of: controller))))),
      ("id", .int(tables.texts.number(of: controller.identifierText))),
      ("list", .int(list.number)),
      ("model", controller.modelDescription),
      ("state", controller.stateDescription),
      ("selected", .bool(controller.isSelected)),
      ("node", node.map(JSONValue.int) ?? .null),
    ]
    if let item = list.adapter?.itemID(of: controller) {
      members.append(("item", .int(tables.number(of: item))))
    }
    return members
  }
}

extension CellControlling {
  fileprivate var identifierText: String { ListIdentifier(of: viewModel.id).description }
  fileprivate var modelDescription: JSONValue { ValueDescription.members(of: viewModel) }
  fileprivate var stateDescription: JSONValue { ValueDescription.members(of: state) }
}

/// Describes a value in words, member by member.
enum ValueDescription {
  /// More text for a member than anyone reads in a panel.
  private static let longest = 240

  /// Returns the names and descriptions of a value's members, or the value's description if it has
  /// no members.
  static func members(of value: Any) -> JSONValue {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else {
      return [["", .string(text(of: value))]]
    }
    return .array(
      mirror.children.map { [.string($0.label ?? ""), .string(text(of: $0.value))] }
    )
  }

  private static func text(of value: Any) -> String {
    let text = (value as? String).map { "“\($0)”" } ?? String(describing: value)
    return text.count > longest ? text.prefix(longest) + "…" : text
  }
}
#endif
