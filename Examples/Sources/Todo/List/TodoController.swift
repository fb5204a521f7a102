import Roster

/// What the user did to a row.
struct TodoState: ViewState, Codable {
  var isExpanded = false
}

/// Shows something to do; a tap on the row expands it, a tap on the button or a swipe ticks it off, and
/// its handle carries it to another place among what is to be done.
///
/// An expanded row is still expanded when the app is opened the next time.
final class TodoController: CellController<TodoItem, TodoState, TodoCell> {
  private let store: TodoStore

  init(_ item: TodoItem, store: TodoStore) {
    self.store = store
    super.init(item)
  }

  override class var stateRetention: StateRetention<TodoState> { .persistent }

  override class func persistentKey(for item: TodoItem) -> String? { "todo-\(item.id)" }

  override class func size(
    of item: TodoItem,
    state: TodoState,
    in container: ItemContainer
  ) -> ItemSize {
    let layout = TodoLayout(
      item,
      isExpanded: state.isExpanded,
      width: container.width,
      traits: container.traits
    )
    return .height(layout.height)
  }

  override func didMount(on cell: TodoCell) {
    bind(cell.checkButton) { $0.tick() }
  }

  override func configure(_ cell: TodoCell) {
    cell.show(viewModel, isExpanded: state.isExpanded)
  }

  override var canMove: Bool { !viewModel.isDone }

  override func canMove(to move: ItemMove) -> Bool { !move.changesSection }

  override var trailingActions: [SwipeAction] {
    [SwipeAction(tickTitle) { [weak self] in self?.tick() }]
  }

  override var accessibilityActions: [AccessibilityAction] {
    [AccessibilityAction(tickTitle) { [weak self] in self?.tick() }]
  }

  /// What ticking the item off, or taking that back, is called.
  private var tickTitle: String { viewModel.isDone ? "To do" : "Done" }

  private func tick() {
    store.toggle(viewModel.id)
  }

  override func didSelect() {
    updateState { $0.isExpanded.toggle() }
  }
}
