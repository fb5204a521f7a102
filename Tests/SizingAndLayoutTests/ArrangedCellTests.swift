import Roster
import RosterTesting
import TestSupport
import Testing

/// A text whose cell puts it beside its title, or below it in large text and while it is open, and makes room for a
/// circle while the list is edited.
private struct Entry: ViewModel {
  let id: Int
}

private struct EntryState: ViewState {
  var isOpen = false
}

private final class EntryCell: UICollectionViewListCell {
  let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for text in ["Title", "Some words about it, which take a line or two"] {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    // An accessory that grows with the text has the cell measured as soon as the size changes.
    accessories = [.multiselect(), .disclosureIndicator()]
    stack.alignment = .top
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class EntryController: CellController<Entry, EntryState, EntryCell> {
  override class func size(
    of entry: Entry,
    state: EntryState,
    in container: ItemContainer
  ) -> ItemSize { .automatic(estimated: 50) }

  override func configure(_ cell: EntryCell) {
    let isLarge = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    cell.stack.axis = isLarge || state.isOpen ? .vertical : .horizontal
  }
}

/// A list as large as its screen, below a bar, as most lists are.
private final class EntryViewController: UIViewController {
  let collectionView: UICollectionView
  private(set) lazy var adapter = ListAdapter(collectionView)

  init(_ layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    title = "Entries"
    navigationItem.searchController = UISearchController(searchResultsController: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func showEntries() {
    adapter.apply(Section(0) { Items((0..<5).map { Entry(id: $0) }) { EntryController($0) } })
  }
}

/// The way that a cell is arranged is part of its height, whenever `configure` decides it.
@MainActor
@Suite struct ArrangedCellTests {
  /// What a list is shown with.
  private struct World {
    var size = UIContentSizeCategory.large
    var width: CGFloat = 320
    var open: Set<Int> = []
    var isEditing = false
  }

  private func freshList(_ layout: SelfSizingLayout, in world: World) -> ListHarness {
    let (screen, list) = emptyList(layout)
    list.resize(to: CGSize(width: world.width, height: 2_000))
    list.setContentSize(world.size)
    screen.adapter.isEditing = world.isEditing
    screen.showEntries()
    for item in world.open { toggle(item, in: list) }
    list.finishAnimations()
    return list
  }

  private func emptyList(_ layout: SelfSizingLayout) -> (EntryViewController, ListHarness) {
    let screen = EntryViewController(layout.make())
    let navigation = UINavigationController(rootViewController: screen)
    return (screen, ListHarness(showing: navigation, list: screen.adapter))
  }

  private func toggle(_ item: Int, in list: ListHarness) {
    list.controller(EntryController.self, at: [0, item])?.updateState { $0.isOpen.toggle() }
  }

  private func heights(of list: ListHarness) -> [CGFloat?] {
    (0..<5).map { list.cell(EntryCell.self, at: [0, $0])?.frame.height }
  }

  @Test(arguments: SelfSizingLayout.allCases)
  func `rows are as high as in a fresh list after changes of text size, width, state and editing`(
    _ layout: SelfSizingLayout
  ) {
    var random = SeededGenerator(seed: 7)
    var world = World()
    let (screen, list) = emptyList(layout)
    screen.showEntries()
    list.resize(to: CGSize(width: world.width, height: 2_000))
    for _ in 0..<40 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let sizes: [UIContentSizeCategory] = [.small, .accessibilityMedium, .accessibilityLarge]
        world.size = sizes.randomElement(using: &random) ?? .large
        list.setContentSize(world.size)
      case 1:
        world.width = [280, 320, 480].randomElement(using: &random) ?? 320
        list.resize(to: CGSize(width: world.width, height: 2_000))
      case 2:
        world.isEditing.toggle()
        screen.adapter.setEditing(world.isEditing, animated: .random(using: &random))
      default:
        let item = Int.random(in: 0..<5, using: &random)
        world.open.formSymmetricDifference([item])
        toggle(item, in: list)
        // A layout that is asked for meanwhile measures the cell before it shows the new state.
        if Bool.random(using: &random) {
          list.collectionView.collectionViewLayout.invalidateLayout()
        }
        list.collectionView.layoutIfNeeded()
      }
      list.finishAnimations()
      #expect(heights(of: list) == heights(of: freshList(layout, in: world)))
    }
    #expect(list.issues.isEmpty)
  }
}
