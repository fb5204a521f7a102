public import Roster

/// Two columns of cards side by side, each a list of its own, between which the user drags cards; large text puts one
/// below the other.
public final class BoardViewController: UIViewController {
  private let board: Board
  private let lists: [Column: ListAdapter]
  private let row = UIStackView()

  /// Makes a screen for a board.
  public init(_ board: Board) {
    self.board = board
    let pairs = Column.allCases.map { column in
      let view = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
      view.alwaysBounceVertical = true
      view.accessibilityLabel = column.title
      return (column, ListAdapter(view))
    }
    lists = Dictionary(uniqueKeysWithValues: pairs)
    super.init(nibName: nil, bundle: nil)
    title = "Garden and house"
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// What shows the first column.
  public var adapter: ListAdapter { adapter(of: .planned) }

  func adapter(of column: Column) -> ListAdapter {
    guard let adapter = lists[column] else {
      preconditionFailure("Each column has a list from the beginning.")
    }
    return adapter
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let columns = Column.allCases.map { column in
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .headline)
      label.adjustsFontForContentSizeCategory = true
      label.text = column.title
      label.textAlignment = .center
      let stack = UIStackView(arrangedSubviews: [label, adapter(of: column).collectionView])
      stack.axis = .vertical
      stack.spacing = 4
      return stack
    }
    for column in columns { row.addArrangedSubview(column) }
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      row.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    for adapter in lists.values { adapter.itemDragging = .everywhere }
    board.onChange = { [weak self] in self?.showCards() }
    showCards()
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // Large text leaves no room for two columns side by side.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
  }

  private func showCards() {
    for column in Column.allCases {
      adapter(of: column).apply(ColumnList(board: board, column: column))
    }
  }
}
