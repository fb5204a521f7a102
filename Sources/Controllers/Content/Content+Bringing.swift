package import RosterCore
import RosterPlatform

extension Items {
  /// The same items, which bring values along in their environment.
  package func bringing(_ add: @escaping @MainActor (inout ListEnvironment) -> Void) -> Items {
    var copy = self
    copy.presenter.addToEnvironment = add
    return copy
  }
}

extension Item {
  /// The same item, which brings values along in its environment.
  package func bringing(_ add: @escaping @MainActor (inout ListEnvironment) -> Void) -> Item {
    Item(items.bringing(add))
  }
}

extension SectionContent {
  /// The same section with one more header, footer or other supplementary item, which brings values along
  /// in its environment.
  package func supplementary<Controller: CellControlling>(
    _ kind: String,
    _ viewModel: Controller.Model,
    at location: CodeLocation,
    bringing add: @escaping @MainActor (inout ListEnvironment) -> Void,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> Self {
    var presenter = CellPresenter([viewModel], makeController)
    presenter.addToEnvironment = add
    return adding(SupplementaryNode(kind, viewModel, of: Controller.self, presenter, location))
  }
}
