public import Roster

/// The first screen of an app that shows the examples.
public final class ExampleMenuViewController: UIViewController {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
  private(set) lazy var adapter = ListAdapter(collectionView)
  private let open: @MainActor (ExampleScreen) -> Void

  /// Makes a menu.
  ///
  /// - Parameter open: Takes the user to an example.
  public init(open: @escaping @MainActor (ExampleScreen) -> Void) {
    self.open = open
    super.init(nibName: nil, bundle: nil)
    title = "Roster"
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    adapter.apply(ExampleMenu(open: open))
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }
}
