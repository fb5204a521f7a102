import RosterCore

/// A header, footer or other supplementary item of a section.
struct SupplementaryNode {
  let kind: String
  let run: Run
  var presenter: CellPresenter

  @MainActor
  init<Controller: CellControlling>(
    _ kind: String,
    _ viewModel: Controller.Model,
    of controller: Controller.Type,
    _ presenter: CellPresenter,
    _ location: CodeLocation
  ) {
    self.kind = kind
    self.presenter = presenter
    run = Run(
      Column([viewModel]),
      controller: ControllerKind(controller),
      location: location
    )
  }
}
