import RosterCore
import RosterLayout

extension ListCoordinator {
  /// How an inserted item comes into the list, as its controller says, which is made for that.
  func transition(ofInsertedItemAt position: Position) -> ItemTransition {
    guard let item = list.item(at: position) else { return .fade }
    return hold { controller(of: item, at: position)?.insertion } ?? .fade
  }

  /// How an item that was removed leaves the list, as its controller says.
  func transition(ofRemovedItemAt position: Position) -> ItemTransition {
    let departure = traffic.departures.last { departure in
      if case .item(_, let origin) = departure.origin { origin == position } else { false }
    }
    return hold { departure?.controller.removal } ?? .fade
  }
}
