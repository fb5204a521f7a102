import RosterPlatform

extension Items {
  /// Returns the items with values added to their environment.
  package func bringing(_ add: @escaping @MainActor (inout ListEnvironment) -> Void) -> Items {
    var copy = self
    copy.addToEnvironment = add
    return copy
  }
}

extension Item {
  /// Returns the item with values added to its environment.
  package func bringing(_ add: @escaping @MainActor (inout ListEnvironment) -> Void) -> Item {
    Item(items.bringing(add))
  }
}

extension SectionContent {
  /// Adds a header, a footer or another supplementary item to the section, with values in its
  /// environment.
  package func supplementary<Controller: CellControlling>(
    _ kind: String,
    _ viewModel: Controller.Model,
    at location: CodeLocation,
    bringing add: @escaping @MainActor (inout ListEnvironment) -> Void,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> Self {
    adding(SupplementaryNode(kind, viewModel, at: location, makeController, bringing: add))
  }
}
