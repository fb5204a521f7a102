public import RosterPlatform

/// A view controller that shows a list in its whole view.
///
/// It makes the collection view and the adapter, and passes editing mode on.
///
/// ```swift
/// let notes = ListViewController { NoteList(store: store) }
/// navigationController.pushViewController(notes, animated: true)
/// ```
///
/// Subclass it for a screen with more than a list:
///
/// ```swift
/// final class NotesViewController: ListViewController {
///   private let store = NoteStore()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     title = "Notes"
///     navigationItem.rightBarButtonItem = editButtonItem
///     adapter.follow { [store] in NoteList(store: store) }
///   }
/// }
/// ```
open class ListViewController: UIViewController {
  /// The collection view that shows the list, which fills the view.
  public let collectionView: UICollectionView

  /// The adapter of the list.
  public let adapter: ListAdapter

  private var show: (@MainActor (ListAdapter) -> Void)?

  /// Creates a controller whose list is empty, for subclasses.
  ///
  /// - Parameters:
  ///   - layout: The layout of the list; by default, a vertical `ListLayout`.
  ///   - stateStorage: Where states of controllers are stored whose `stateRetention` is `.persistent`.
  public init(
    layout: UICollectionViewLayout? = nil,
    stateStorage: (any StateStorage)? = nil
  ) {
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout ?? ListLayout()
    )
    adapter = ListAdapter(collectionView, stateStorage: stateStorage)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shows content, and follows what the content reads.
  ///
  /// - Parameters:
  ///   - layout: The layout of the list; by default, a vertical `ListLayout`.
  ///   - stateStorage: Where states of controllers are stored whose `stateRetention` is `.persistent`.
  ///   - content: Makes the content. It is called again whenever an observable value that it reads
  ///     changes.
  public convenience init<Content: ListContent>(
    layout: UICollectionViewLayout? = nil,
    stateStorage: (any StateStorage)? = nil,
    @ListBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(layout: layout, stateStorage: stateStorage)
    show = { $0.follow(content) }
  }

  /// Creates a controller from a storyboard, with a vertical `ListLayout`.
  public required init?(coder: NSCoder) {
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: ListLayout()
    )
    adapter = ListAdapter(collectionView)
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    show?(adapter)
    show = nil
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    adapter.setEditing(editing, animated: animated)
  }
}
