public import Roster

/// All emoji in a grid, with a field that searches them while the user types.
public final class EmojiViewController: UIViewController {
  private let catalog: EmojiCatalog
  private let onUpdate: (UpdateReport) -> Void

  private let titleLabel = UILabel()
  private let searchBar = SearchBar()
  private let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private lazy var adapter = ListAdapter(collectionView)

  /// Makes a screen that shows a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The emoji to show.
  ///   - onUpdate: Is told what each search changed in the list.
  public init(catalog: EmojiCatalog, onUpdate: @escaping (UpdateReport) -> Void = { _ in }) {
    self.catalog = catalog
    self.onUpdate = onUpdate
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Emoji"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    searchBar.field.addAction(
      UIAction { [weak self] _ in self?.showResults() },
      for: .editingChanged
    )
    view.addSubview(titleLabel)
    view.addSubview(searchBar)
    view.addSubview(collectionView)
    showResults()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let (header, list) = safe.divided(atDistance: 104, from: .minYEdge)
    let (title, search) = header.insetBy(dx: 16, dy: 4).divided(atDistance: 48, from: .minYEdge)
    titleLabel.frame = title
    searchBar.frame = search.insetBy(dx: 0, dy: 4)
    // The list runs on below the home indicator; the collection view insets its content by itself.
    collectionView.frame = list.union(
      CGRect(x: list.minX, y: list.minY, width: list.width, height: view.bounds.maxY - list.minY)
    )
  }

  private func showResults() {
    let query = searchBar.field.text ?? ""
    adapter.apply(EmojiList(catalog: catalog.matching(query), query: query), completion: onUpdate)
  }
}
