public import Roster

/// The list of all that is to be done.
public final class TodoViewController: UIViewController {
  private let store: TodoStore
  private let onUpdate: (UpdateReport) -> Void

  private let titleLabel = UILabel()
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  /// What turns one state of the list into the next.
  public private(set) lazy var adapter = ListAdapter(collectionView)

  /// Makes a screen that shows a store.
  ///
  /// - Parameters:
  ///   - store: What to show, and where changes go.
  ///   - onUpdate: Is told what each change of the store changed in the list.
  public init(store: TodoStore, onUpdate: @escaping (UpdateReport) -> Void = { _ in }) {
    self.store = store
    self.onUpdate = onUpdate
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.text = "Today"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    collectionView.backgroundColor = .clear
    view.addSubview(titleLabel)
    view.addSubview(collectionView)
    store.onChange = { [weak self] in self?.showTodos() }
    showTodos()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    titleLabel.frame = CGRect(x: safe.minX + 20, y: safe.minY, width: safe.width - 40, height: 52)
    // The list runs on below the home indicator; the collection view insets its content by itself.
    collectionView.frame = CGRect(
      x: safe.minX,
      y: titleLabel.frame.maxY,
      width: safe.width,
      height: view.bounds.maxY - titleLabel.frame.maxY
    )
  }

  private func showTodos() {
    adapter.apply(TodoList(store: store), completion: onUpdate)
  }
}
