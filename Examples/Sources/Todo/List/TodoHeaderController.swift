import Roster

/// Shows the header of a section, and performs its action.
final class TodoHeaderController: CellController<TodoHeader, NoState, TodoHeaderView> {
  private static let action = UIAction.Identifier("action")
  private let perform: @MainActor () -> Void

  init(_ header: TodoHeader, perform: @escaping @MainActor () -> Void = {}) {
    self.perform = perform
    super.init(header)
  }

  override class func size(
    of header: TodoHeader,
    state: NoState,
    in container: Container
  ) -> ItemSize {
    .height(52)
  }

  override func didMount(on view: TodoHeaderView) {
    let action = UIAction(identifier: Self.action) { [weak self] _ in self?.perform() }
    view.actionButton.addAction(action, for: .primaryActionTriggered)
  }

  override func willUnmount(from view: TodoHeaderView) {
    view.actionButton.removeAction(identifiedBy: Self.action, for: .primaryActionTriggered)
  }

  override func configure(_ view: TodoHeaderView) {
    view.titleLabel.text = "\(viewModel.title) (\(viewModel.count))"
    view.actionButton.setTitle(viewModel.actionTitle, for: .normal)
    view.actionButton.isHidden = viewModel.actionTitle == nil
    view.setNeedsLayout()
  }
}
