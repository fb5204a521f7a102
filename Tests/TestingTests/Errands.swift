import RosterTesting

/// Things to do that can be touched in every way.
struct Errand: ViewModel {
  var id: String
}

/// How a person writes down an errand: a row with a field in it.
final class ErrandCell: UICollectionViewCell {
  let label = UILabel()
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 22)
    field.frame = CGRect(x: 0, y: 22, width: 60, height: 22)
    contentView.addSubview(label)
    contentView.addSubview(field)
    contentView.addSubview(MoveHandle(frame: CGRect(x: 100, y: 0, width: 30, height: 30)))
  }

  required init?(coder: NSCoder) {
    nil
  }
}

final class ErrandController: CellController<Errand, NoState, ErrandCell> {
  /// What the traits were each time that they had changed.
  private(set) var sizes: [UIContentSizeCategory] = []
  private(set) var styles: [UIUserInterfaceStyle] = []

  override var impressions: [Impression] { [Impression("seen", dwell: .seconds(2))] }

  override var canMove: Bool { true }

  override func configure(_ cell: ErrandCell) {
    cell.label.text = viewModel.id
    cell.field.placeholder = "Note on \(viewModel.id)"
  }

  override func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    viewModel.id == "Bread"
      ? nil : UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
  }

  override var trailingActions: [SwipeAction] {
    [SwipeAction("Delete", style: .destructive) {}]
  }

  override func traitsDidChange(from old: UITraitCollection?) {
    guard let traits = cell?.window?.traitCollection else { return }
    sizes.append(traits.preferredContentSizeCategory)
    styles.append(traits.userInterfaceStyle)
  }
}

/// A list of errands, under a title if there is one.
struct Errands: ListContent {
  var names: [String]

  var body: some ListContent {
    Section("errands") {
      Items(names.map(Errand.init)) { ErrandController($0) }
    }
    .header(TodoTitle(text: "Errands"), TodoTitleController.init)
    .footer(TodoTitle(text: "\(names.count) in all"), TodoTitleController.init)
  }
}

/// A screen of an app with a list on it.
final class ErrandsViewController: UIViewController {
  /// Something that keeps screens alive longer than it should.
  static var hoard: [ErrandsViewController] = []

  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private(set) lazy var adapter = ListAdapter(collectionView)
  private let names: [String]

  init(names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    adapter.apply(Errands(names: names))
    if names.contains("keep") { Self.hoard.append(self) }
  }
}
