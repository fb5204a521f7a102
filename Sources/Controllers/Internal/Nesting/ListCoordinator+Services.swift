import RosterCore

extension ListCoordinator {
  func _services(for controller: any CellControlling) -> _ListServices {
    var services = _ListServices(issues: issues.reporter, clock: clock)
    services.outer = self
    if let storage = states.storage, let key = stateKey(of: controller) {
      services.stateStorage = ScopedStateStorage(storage, scope: states.name(of: controller, key))
    }
    return services
  }

  private func stateKey(of controller: any CellControlling) -> StateKey? {
    if let key = controllers.supplementaryKey(of: controller) {
      return list.snapshot.index(of: key.section).flatMap { section in
        list.stateKey(ofKind: key.kind, inSection: section)
      }
    }
    return controllers.position(of: controller).flatMap(list.stateKey)
  }
}

extension StateArchive {
  /// The name under which the state of a controller would be stored.
  fileprivate func name<Controller: CellControlling>(
    of controller: Controller,
    _ key: StateKey
  ) -> String {
    name(of: Controller.self, controller.viewModel, for: key)
  }
}
