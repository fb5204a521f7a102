package import RosterCore

extension ListAdapter {
  /// Calls a function before each hook of the controllers that the list makes from then on, after those
  /// that asked for it before.
  package func trace(_ observer: @escaping (ControllerHook, any CellControlling) -> Void) {
    guard let earlier = coordinator.trace else {
      coordinator.trace = observer
      return
    }
    coordinator.trace = { hook, controller in
      earlier(hook, controller)
      observer(hook, controller)
    }
  }

  /// What the list shows, or is about to.
  package var snapshot: Snapshot { coordinator.list.snapshot }

  /// The controllers that the list holds: those of items in order, those of headers and footers, and those
  /// whose items are gone and whose cells are still animated away.
  package var allControllers: [any CellControlling] {
    coordinator.controllers.all.map(\.element)
      + coordinator.controllers.allSupplementary.values
      + coordinator.mounts.departing.map(\.controller)
  }

  /// The identity of a controller's item, or of the section it is the header or footer of; `nil` if the item
  /// is gone.
  package func itemID(of controller: any CellControlling) -> ItemID? {
    coordinator.id(of: controller)
  }

  /// Calls a function with each issue that is reported, until the observation is cancelled or the list
  /// is gone.
  @discardableResult
  package func observeIssues(_ observer: @escaping (ListIssue) -> Void) -> ListObservation {
    coordinator.issues.observers.add(observer)
  }

  /// Is told of each list that is made, but for those inside cells.
  package static var newAdapterObserver: ((ListAdapter) -> Void)?
}
