/// Holds the controllers of a list: of the items that have been needed, and of supplementary items.
///
/// Controllers travel with their items by the operations of each update; they are never looked up by
/// identity, so two items that share an identifier do not share a controller.
@MainActor
final class ControllerStore {
  private let table = PositionTable<any CellControlling> { $0.seat = $1 }

  /// The number of lists shown so far; a controller stores the number of the list it was last given.
  var listNumber: UInt32 { number }

  private var number: UInt32 = 0

  private var supplementaries: [SupplementaryPlace: any CellControlling] = [:]
  private var supplementaryPlaces: [ObjectIdentifier: SupplementaryPlace] = [:]

  /// The views over items, and their controllers.
  let overlays = OverlayTable()

  /// The number of controllers.
  var count: Int { table.count + supplementaries.count + overlays.controllerCount }

  /// The controllers of items, in the order of the list.
  var items: [(position: Position, element: any CellControlling)] { table.entries }

  /// All controllers and their places: those of items in the order of the list, then those of
  /// supplementary items and of overlays in no particular order.
  var all: [(place: ControllerPlace, controller: any CellControlling)] {
    table.entries.map { (.item($0.position), $0.element) } + others
  }

  /// The controllers of supplementary items and of overlays, in no particular order.
  var others: [(place: ControllerPlace, controller: any CellControlling)] {
    supplementaryItems
      + overlays.all.compactMap { overlay in
        overlay.controller.map { (.overlay(overlay.number), $0) }
      }
  }

  /// The controllers of supplementary items and their places, in no particular order.
  var supplementaryItems: [(place: ControllerPlace, controller: any CellControlling)] {
    supplementaries.map { (.supplementary($0.key), $0.value) }
  }

  /// The controller of an item, if it has been needed.
  subscript(position: Position) -> (any CellControlling)? { table[position] }

  /// The controller that belongs to a place, if it has been needed.
  subscript(place: ControllerPlace) -> (any CellControlling)? {
    switch place {
    case .item(let position): table[position]
    case .supplementary(let place): supplementaries[place]
    case .overlay(let number): overlays[number]?.controller
    }
  }

  /// The controllers of neighboring items of a section, in order.
  ///
  /// - Complexity: O(log(number of controllers) + number of those).
  func items(
    _ items: Range<Int>,
    inSection section: Int
  ) -> [(position: Position, element: any CellControlling)] {
    table.entries(
      from: Position(section: section, item: items.lowerBound),
      to: Position(section: section, item: items.upperBound)
    )
  }

  /// Adds a new controller.
  func insert(_ controller: any CellControlling, at place: ControllerPlace) {
    controller.listNumber = number
    switch place {
    case .item(let position):
      table[position] = controller
    case .supplementary(let place):
      supplementaries[place] = controller
      supplementaryPlaces[ObjectIdentifier(controller)] = place
    case .overlay(let number):
      overlays.keep(controller, of: number)
    }
  }

  /// Moves the controllers to the new positions of their items.
  ///
  /// Neighbors that stay neighbors are moved together.
  ///
  /// - Parameters:
  ///   - map: The new positions.
  ///   - list: The list with the old positions.
  /// - Returns: The controllers of removed items.
  func apply(_ map: PositionMap, from list: Snapshot) -> Departure.Controllers {
    table.apply(map) { counts(ofSection: $0, in: list) }
  }

  /// Moves the controllers to the positions that a function returns.
  ///
  /// - Parameters:
  ///   - list: The list with the old positions.
  ///   - place: Returns the new position of the item at an old one; `nil` if it was removed.
  /// - Returns: The controllers of removed items.
  func apply(from list: Snapshot, _ place: (Position) -> Position?) -> Departure.Controllers {
    table.apply(place) { counts(ofSection: $0, in: list) }
  }

  private func counts(ofSection index: Int, in list: Snapshot) -> PositionCounts {
    let sections = list.sections
    return PositionCounts(items: sections[index].count, sections: sections.count)
  }

  /// Releases a supplementary controller.
  func remove(at place: SupplementaryPlace) -> (any CellControlling)? {
    guard let controller = supplementaries.removeValue(forKey: place) else { return nil }
    supplementaryPlaces[ObjectIdentifier(controller)] = nil
    return controller
  }

  /// Releases all controllers.
  ///
  /// - Parameter list: The list that they are in.
  /// - Returns: Those of items.
  func removeAll(from list: Snapshot) -> Departure.Controllers {
    supplementaries = [:]
    supplementaryPlaces = [:]
    overlays.removeAll()
    return table.removeAll { counts(ofSection: $0, in: list) }
  }

  /// Returns the place of a controller; `nil` if it is not in the list.
  ///
  /// - Complexity: That of `position(of:)`, or O(1) for a supplementary item or an overlay.
  func place(of controller: ListedController) -> ControllerPlace? {
    if let place = supplementaryPlaces[ObjectIdentifier(controller)] {
      return .supplementary(place)
    }
    if let number = overlays.number(of: controller) { return .overlay(number) }
    return position(of: controller).map(ControllerPlace.item)
  }

  /// Returns the position of the item of a controller that was made for this list; `nil` if the item was removed, and
  /// for supplementary items.
  ///
  /// - Complexity: O(1).
  func presentPosition(of controller: ListedController) -> Position? {
    controller.seat?.presentPosition
  }

  /// Returns the position of a controller's item; `nil` if it is not in the list.
  ///
  /// - Complexity: O(log(number of controllers)).
  func position(of controller: ListedController) -> Position? {
    guard let position = controller.seat?.position, table[position] === controller else {
      return nil
    }
    return position
  }

  /// Records that another list is shown, whose view models no controller has yet.
  func listDidChange() {
    number &+= 1
  }
}
