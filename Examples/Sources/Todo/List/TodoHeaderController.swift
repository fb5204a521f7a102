import Roster

/// A tap on the action of what has been done: all of that is to go.
struct ClearDone {}

/// Shows the header of a section, and sends its action.
final class TodoHeaderController: CellController<TodoHeader, NoState, TodoHeaderView> {
  override class func size(
    of header: TodoHeader,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(TodoHeaderView.height(of: header, width: container.width, traits: container.traits))
  }

  override func didMount(on view: TodoHeaderView) {
    send(ClearDone(), from: view.actionButton)
  }

  override func configure(_ view: TodoHeaderView) {
    view.titleLabel.text = viewModel.text
    view.actionButton.setTitle(viewModel.actionTitle, for: .normal)
    view.actionButton.isHidden = viewModel.actionTitle == nil
    view.setNeedsLayout()
  }
}
