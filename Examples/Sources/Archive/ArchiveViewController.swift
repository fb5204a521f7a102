public import Roster

/// A million readings in one list, of which those are read that are on the screen.
public final class ArchiveViewController: UIViewController {
  private let archive: ReadingArchive
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())

  /// What turns one state of the list into the next.
  public private(set) lazy var adapter = ListAdapter(collectionView)

  /// Makes a screen for an archive.
  public init(_ archive: ReadingArchive) {
    self.archive = archive
    super.init(nibName: nil, bundle: nil)
    title = "Readings"
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Record") { [weak self] _ in self?.record() }
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "First") { [weak self] _ in self?.showFirst() }
    )
    show()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  private func show() {
    adapter.apply(ReadingList(readings: archive.models), policy: .anchor(.firstVisible))
  }

  private func record() {
    archive.record()
    show()
  }

  /// Shows the first reading ever, which is the last of the list.
  private func showFirst() {
    guard let id = adapter.itemID(ReadingController.self, id: 0) else { return }
    adapter.scroll(to: id, at: .bottom, animated: false) { _ in }
  }
}
