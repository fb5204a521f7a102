import RosterCore

/// Holds the controllers of a list: of the items that have been needed, and of supplementary items.
///
/// Controllers travel with their items by the operations of each update; they are never looked up by
/// identity, so two items that share an identifier do not share a controller.
@MainActor
struct ControllerStore {
  /// Where a supplementary controller belongs.
  struct SupplementaryKey: Hashable {
    let section: SectionID
    let kind: String
  }

  private var items = PositionTable<any CellControlling>()
  private var supplementaries: [SupplementaryKey: any CellControlling] = [:]

  /// How many controllers have been made so far.
  private(set) var made = 0

  /// The number of controllers.
  var count: Int { items.count + supplementaries.count }

  /// The controllers of items, in the order of the list.
  var all: [(position: Position, element: any CellControlling)] { items.entries }

  /// The controllers of supplementary items, in no particular order.
  var allSupplementary: [SupplementaryKey: any CellControlling] { supplementaries }

  /// The controller of an item, if it has been needed.
  subscript(position: Position) -> (any CellControlling)? { items[position] }

  /// The controller of a supplementary item, if it has been needed.
  subscript(key: SupplementaryKey) -> (any CellControlling)? { supplementaries[key] }

  /// Keeps a new controller for an item.
  mutating func insert(_ controller: any CellControlling, at position: Position) {
    items[position] = controller
    made += 1
  }

  /// Keeps a new controller for a supplementary item.
  mutating func insert(_ controller: any CellControlling, for key: SupplementaryKey) {
    supplementaries[key] = controller
    made += 1
  }

  /// Moves the controllers to where their items are.
  ///
  /// - Returns: The controllers of items that are gone, in the order of the list.
  mutating func apply(_ map: PositionMap) -> [any CellControlling] {
    items.apply(map)
  }

  /// Moves the controllers to where a function says that their items are.
  ///
  /// - Returns: The controllers of items that are gone, in the order of the list.
  mutating func apply(_ place: (Position) -> Position?) -> [any CellControlling] {
    let entries = items.entries
    items = PositionTable()
    return entries.compactMap { position, controller in
      guard let new = place(position), items[new] == nil else { return controller }
      items[new] = controller
      return nil
    }
  }

  /// Lets go of a supplementary controller.
  mutating func remove(_ key: SupplementaryKey) -> (any CellControlling)? {
    supplementaries.removeValue(forKey: key)
  }

  /// Lets go of all controllers.
  mutating func removeAll() -> [any CellControlling] {
    let controllers = items.entries.map(\.element) + supplementaries.values
    items = PositionTable()
    supplementaries = [:]
    return controllers
  }

  /// The place of a controller's item.
  ///
  /// - Complexity: O(number of controllers); meant for messages.
  func position(of controller: any CellControlling) -> Position? {
    items.entries.first { $0.element === controller }?.position
  }
}
