import RosterCore

extension ListCoordinator {
  func eventWasIgnored(_ event: Any, from controller: ListedController) {
    let sender = id(of: controller).map { "\($0)" } ?? "A \(type(of: controller))"
    report(.unhandledEvent(type(of: event), from: sender))
  }
}
