#if !canImport(UIKit)
import ListFixtures
import Roster
import RosterTesting

/// A card that can be dragged; with a title of `fixed` it stays.
struct Card: ViewModel {
  let id: Int
  var title = ""
}

final class CardController: CellController<Card, NoState, NoteCell> {
  let desk: DragDesk

  init(_ card: Card, desk: DragDesk) {
    self.desk = desk
    super.init(card)
  }

  override class func size(of card: Card, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(card.title == "tall" ? 80 : 40)
  }

  override func configure(_ cell: NoteCell) {
    cell.label.text = "\(viewModel.id)"
  }

  override var dragItems: [UIDragItem] {
    guard viewModel.title != "fixed" else { return [] }
    let item = UIDragItem(
      itemProvider: NSItemProvider(object: "card \(viewModel.id)" as NSString)
    )
    if viewModel.title == "pictured" {
      item.previewProvider = { [desk] in UIDragPreview(view: desk.picture) }
    }
    return [item]
  }

  override var dragPreviewParameters: UIDragPreviewParameters? {
    viewModel.title == "round" ? desk.preview : nil
  }

  override func didLoad() { desk.add("load", viewModel.id) }

  override func willBeginDragging() { desk.add("begin", viewModel.id) }

  override func didEndDragging(_ result: ListedController.DragResult) {
    desk.add("\(result)", viewModel.id)
  }

  override func didRemove() { desk.add("remove", viewModel.id) }
}

/// A folder that takes cards.
struct Folder: ViewModel {
  let id: String
}

final class FolderController: CellController<Folder, NoState, NoteCell> {
  let desk: DragDesk

  init(_ folder: Folder, desk: DragDesk) {
    self.desk = desk
    super.init(folder)
  }

  override class func size(
    of folder: Folder,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(40)
  }

  override func configure(_ cell: NoteCell) {
    cell.label.text = viewModel.id + (isDropTarget ? " !" : "")
  }
}

/// The cards of two lists, what was dropped, and what their controllers have heard.
@MainActor
final class DragDesk {
  var left: [Card] = []
  var right: [Card] = []
  var drops: [ItemDrop<Card>] = []
  var log: [String] = []
  var folders: [Folder] = []
  var filed: [String: [Int]] = [:]
  var texts: [String: [String]] = [:]
  let preview = UIDragPreviewParameters()
  let picture = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))

  func add(_ event: String, _ id: Int) { log.append("\(event) \(id)") }

  func put(_ drop: ItemDrop<Card>, isLeft: Bool) {
    drops.append(drop)
    left = isLeft ? drop.applied(to: left) : drop.removed(from: left)
    right = isLeft ? drop.removed(from: right) : drop.applied(to: right)
  }
}

/// Two lists side by side, each 100 points wide.
final class DeskViewController: UIViewController {
  let desk: DragDesk
  var leftRefuses = false
  let left = ListAdapter(DeskViewController.makeView(at: 0))
  let right = ListAdapter(DeskViewController.makeView(at: 100))

  init(_ desk: DragDesk) {
    self.desk = desk
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private static func makeView(at x: CGFloat) -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: x, y: 0, width: 100, height: 400),
      collectionViewLayout: ListLayout()
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for list in [left, right] {
      view.addSubview(list.collectionView)
      list.itemDragging = .withinApp
    }
    show()
  }

  func show() {
    left.apply(
      Section("left") {
        Items(desk.left) { [desk] in CardController($0, desk: desk) }
        Items(desk.folders) { [desk] in FolderController($0, desk: desk) }
      }
      .onDrop(of: Card.self, onto: FolderController.self) { [desk, weak self] drop, folder in
        desk.filed[folder.viewModel.id, default: []] += drop.items.map(\.id)
        desk.left = drop.removed(from: desk.left)
        desk.right = drop.removed(from: desk.right)
        self?.show()
      }
      .onDrop(of: Card.self) { [weak self] _ in
        self?.leftRefuses == false
      } perform: { [desk, weak self] drop in
        desk.put(drop, isLeft: true)
        self?.show()
      }
    )
    right.apply(
      Section("right") { Items(desk.right) { [desk] in CardController($0, desk: desk) } }
        .onDrop(of: Card.self) { [desk, weak self] drop in
          desk.put(drop, isLeft: false)
          self?.show()
        }
    )
  }
}

extension ItemDrop {
  /// The numbers of the cards on either side.
  var neighbours: [Int?] {
    [previous, next].map { $0?.identifier(of: CardController.self) }
  }
}

extension ListAdapter {
  /// What the cells show, from top to bottom.
  var texts: [String] {
    collectionView.layoutIfNeeded()
    return collectionView.visibleCells.compactMap { $0 as? NoteCell }
      .sorted { $0.frame.minY < $1.frame.minY }
      .map { $0.label.text ?? "" }
  }
}
#endif
