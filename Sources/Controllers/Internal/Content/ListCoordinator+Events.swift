import RosterCore

extension ListCoordinator {
  func _eventWasIgnored(_ event: Any, from controller: any CellControlling) {
    let sender = id(of: controller).map { "\($0)" } ?? "A \(type(of: controller))"
    report(.unhandledEvent(type(of: event), from: sender))
  }
}
