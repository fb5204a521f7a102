import RosterTesting

/// A list as an app would write it.
struct Todos: ListContent {
  var names: [String]

  var body: some ListContent {
    Section("todos") {
      Items(names.map(Todo.init)) { TodoController($0) }
    }
    .header(TodoTitle(text: "To do (\(names.count))"), TodoTitleController.init)
    .layout(.grid(columns: names.count > 4 ? 2 : 1))
  }
}

struct Todo: ViewModel {
  var id: String
}

struct TodoTitle: ViewModel {
  var id: Int { 0 }
  var text: String
}

final class TodoCell: UICollectionViewCell {
  let label = UILabel()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.frame = CGRect(x: 100, y: 0, width: 60, height: 44)
    contentView.addSubview(button)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

final class TodoController: CellController<Todo, NoState, TodoCell> {
  /// Something that keeps controllers alive longer than it should.
  static var hoard: [TodoController] = []

  override func configure(_ cell: TodoCell) {
    cell.label.text = viewModel.id
    cell.button.setTitle("Done", for: .normal)
    cell.button.isHidden = viewModel.id.isEmpty
  }

  override func didSelect() {
    if viewModel.id == "keep" { Self.hoard.append(self) }
  }
}

final class TodoTitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

final class TodoTitleController: CellController<TodoTitle, NoState, TodoTitleView> {
  override func configure(_ view: TodoTitleView) {
    view.label.text = viewModel.text
  }
}
