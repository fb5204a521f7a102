public import Roster

/// Files in folders, above a line that says what the list has done last.
public final class FilesViewController: UIViewController {
  private let store: FileStore
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
  let diary = UILabel()
  private let diaryBar = UIView()

  /// What turns one state of the list into the next.
  public private(set) lazy var adapter = ListAdapter(collectionView)

  /// Makes a screen for files.
  public init(_ store: FileStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Files"
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    diary.font = .preferredFont(forTextStyle: .footnote)
    diary.adjustsFontForContentSizeCategory = true
    diary.textColor = .secondaryLabel
    diary.numberOfLines = 0
    diaryBar.backgroundColor = .secondarySystemBackground
    view.addSubview(collectionView)
    view.addSubview(diaryBar)
    diaryBar.addSubview(diary)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Open all") { [store] _ in store.expansion.expandAll() }
    )
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "Select all") { [store] _ in store.selectAll() }
      ),
      UIBarButtonItem(primaryAction: UIAction(title: "Why?") { [weak self] _ in self?.explain() }),
    ]
    adapter.selectionMode = .multiple
    adapter.itemDragging = .everywhere
    // In an app, this goes to the crash reporter.
    adapter.leaveBreadcrumbs { [weak self] crumb in self?.write("\(crumb)") }
    store.onChange = { [weak self] in self?.show() }
    show()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Large text may need more, and leaves at least half of the screen to the list.
    let safe = view.safeAreaInsets
    let margins = UIEdgeInsets(
      top: 8,
      left: 16 + safe.left,
      bottom: safe.bottom,
      right: 16 + safe.right
    )
    let room = view.bounds.inset(by: margins).size
    let needed = diary.sizeThatFits(room).height + margins.top + margins.bottom
    let height = max(96, min(view.bounds.height / 2, needed.rounded(.up)))
    collectionView.frame = view.bounds
    diaryBar.frame = view.bounds.divided(atDistance: height, from: .maxYEdge).slice
    diary.frame = diaryBar.bounds.inset(by: margins)
    // The last file can be scrolled above the line.
    adapter.contentInsets = ListInsets(bottom: height - view.safeAreaInsets.bottom)
  }

  private func show() {
    let count = store.selection.count
    title = count == 0 ? "Files" : "\(count) selected"
    adapter.apply(FileList(store: store))
  }

  /// Says why the first selected row looks as it does.
  private func explain() {
    guard let id = adapter.selectedItems.first else { return }
    write(adapter.explain(id))
  }

  private func write(_ text: String?) {
    diary.text = text
    view.setNeedsLayout()
  }
}
