public import Roster

/// All emoji in a grid, with a field that searches them while the user types.
public final class EmojiViewController: UIViewController {
  private let catalog: EmojiCatalog
  private let query: String

  private let titleLabel = UILabel()
  let searchBar = SearchBar()
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: ListLayout()
  )

  /// What turns the results of one search into the next.
  public private(set) lazy var adapter = ListAdapter(collectionView)

  /// Makes a screen that shows a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The emoji to show.
  ///   - query: What is searched for at first.
  public init(catalog: EmojiCatalog, query: String = "") {
    self.catalog = catalog
    self.query = query
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Emoji"
    titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle)
      .scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.accessibilityTraits = .header
    searchBar.field.text = query
    searchBar.field.addAction(
      UIAction { [weak self] _ in self?.search() },
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
    titleLabel.frame = CGRect(
      x: safe.minX + 16,
      y: safe.minY,
      width: safe.width - 32,
      height: max(52, (titleLabel.font.lineHeight + 11).rounded(.up))
    )
    searchBar.frame = CGRect(
      x: safe.minX + 16,
      y: titleLabel.frame.maxY,
      width: safe.width - 32,
      height: max(38, ((searchBar.field.font?.lineHeight ?? 20) + 17).rounded(.up))
    )
    // The list runs on below the home indicator; the collection view insets its content by itself.
    let top = searchBar.frame.maxY + 8
    collectionView.frame = CGRect(
      x: safe.minX,
      y: top,
      width: safe.width,
      height: view.bounds.maxY - top
    )
  }

  private func search() {
    showResults()
    let top = CGPoint(x: 0, y: -collectionView.adjustedContentInset.top)
    collectionView.setContentOffset(top, animated: false)
  }

  private func showResults() {
    let query = searchBar.field.text ?? ""
    adapter.apply(EmojiList(catalog: catalog.matching(query), query: query))
  }
}
