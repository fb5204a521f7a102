import RosterCore

extension ListCoordinator {
  func services(for controller: any CellControlling) -> ListServices {
    var services = ListServices(issues: issues.reporter, clock: clock)
    services.outer = self
    if let storage = states.storage,
      let key = controllers.place(of: controller).flatMap({ list.stateKey(at: $0) })
    {
      services.stateStorage = ScopedStateStorage(storage, scope: states.name(of: controller, key))
    }
    return services
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
