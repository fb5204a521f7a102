import Roster

/// Adds what the user writes to the store.
///
/// The row makes room for the results of a search. It is kept in mind what was written when it goes, so
/// that the user goes on where a word was looked up.
final class NewTodoController: CellController<NewTodo, NewTodoState, NewTodoCell> {
  private let store: TodoStore

  init(_ new: NewTodo, store: TodoStore) {
    self.store = store
    super.init(new)
  }

  override class var stateRetention: StateRetention<NewTodoState> { .keep(last: 1) }

  override class func size(
    of new: NewTodo,
    state: NewTodoState,
    in container: ItemContainer
  ) -> ItemSize {
    let font = UIFont.preferredFont(
      forTextStyle: TodoLayout.titleStyle,
      compatibleWith: container.traits
    )
    return .height(max(48, (font.lineHeight + 20).rounded(.up)))
  }

  override func didMount(on cell: NewTodoCell) {
    bind(cell.field, .editingChanged) { controller, field in
      controller.updateState { $0.title = field.text ?? "" }
    }
    bind(cell.addButton) { $0.add() }
    bind(cell.field, .primaryActionTriggered) { controller, _ in controller.add() }
  }

  override func configure(_ cell: NewTodoCell) {
    cell.show(state.title)
  }

  private func add() {
    let title = state.title
    guard !title.isEmpty else { return }
    updateState { $0.title = "" }
    store.add(title)
  }
}
