public import Roster

/// The list of all that is to be done, with a field that searches it while the user types.
public final class TodoViewController: UIViewController {
  private let store: TodoStore
  private let states: any StateStorage

  private let titleLabel = UILabel()
  let searchBar = SearchBar()
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  /// What turns one state of the list into the next.
  public private(set) lazy var adapter = ListAdapter(collectionView, stateStorage: states)

  /// Makes a screen that shows a store.
  ///
  /// - Parameters:
  ///   - store: What to show, and where changes go.
  ///   - states: Remembers which rows are expanded, also while the app is closed: in an app, a
  ///     `FileStateStorage`.
  public init(store: TodoStore, states: any StateStorage) {
    self.store = store
    self.states = states
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.text = "Today"
    titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle)
      .scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.accessibilityTraits = .header
    collectionView.backgroundColor = .clear
    searchBar.field.addAction(
      UIAction { [weak self] _ in self?.showTodos() },
      for: .editingChanged
    )
    searchBar.clearButton.addAction(
      UIAction { [weak self] _ in self?.endSearch() },
      for: .primaryActionTriggered
    )
    view.addSubview(titleLabel)
    view.addSubview(searchBar)
    view.addSubview(collectionView)
    adapter.observeMoves { [store] move in
      store.reorder(move.order.compactMap { $0.identifier(of: TodoController.self) })
    }
    store.onChange = { [weak self] in self?.showTodos() }
    showTodos()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    titleLabel.frame = CGRect(
      x: safe.minX + 20,
      y: safe.minY,
      width: safe.width - 40,
      height: max(52, (titleLabel.font.lineHeight + 11).rounded(.up))
    )
    searchBar.frame = CGRect(
      x: safe.minX + 16,
      y: titleLabel.frame.maxY,
      width: safe.width - 32,
      height: max(38, ((searchBar.field.font?.lineHeight ?? 20) + 17).rounded(.up))
    )
    // The list runs on below the home indicator; the collection view insets its content by itself.
    let top = searchBar.frame.maxY
    collectionView.frame = CGRect(
      x: safe.minX,
      y: top,
      width: safe.width,
      height: view.bounds.maxY - top
    )
  }

  private func endSearch() {
    searchBar.field.text = ""
    showTodos()
  }

  private func showTodos() {
    let query = searchBar.field.text ?? ""
    searchBar.clearButton.isHidden = query.isEmpty
    adapter.apply(TodoList(store: store, query: query))
  }
}
