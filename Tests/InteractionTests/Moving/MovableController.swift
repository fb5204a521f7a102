import ListFixtures
@testable import Roster
import RosterTesting

/// A text beside a handle.
final class MovableCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    contentView.addSubview(MoveHandle(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// An item that says by its text whether and where it may be moved: `fixed` stays, `here` stays in its
/// section.
final class MovableController: CellController<Note, NoteState, MovableCell> {
  let log: MoveLog

  init(_ note: Note, log: MoveLog) {
    self.log = log
    super.init(note)
    log.made += 1
  }

  /// Tests count the controllers that are made.
  override class var comparesDependencies: Bool { false }

  override class func size(of note: Note, state: NoteState, in container: ItemContainer) -> ItemSize
  {
    .height(state.isExpanded ? 100 : 50)
  }

  override func configure(_ cell: MovableCell) {
    cell.label.text = "\(viewModel.id)\(state.isExpanded ? " open" : "")"
  }

  override var canMove: Bool { viewModel.text != "fixed" }

  override func canMove(to move: ItemMove) -> Bool {
    log.asked.append("\(move.from) → \(move.to)")
    return viewModel.text != "here" || !move.changesSection
  }

  override func didBeginMoving() { log.add("begin", viewModel.id) }

  override func didEndMoving() {
    log.add("end", viewModel.id)
    log.onEnd?()
  }

  override func didEndDragging(_ result: ListedController.DragResult) { log.results.append(result) }

  override func didMove(from old: ItemPosition, to new: ItemPosition) {
    log.add("\(old.section)-\(old.item) → \(new.section)-\(new.item)", viewModel.id)
  }

  override func didUpdate(from old: Note) { log.add("update", viewModel.id) }

  override func didRemove() { log.add("remove", viewModel.id) }
}

/// What happened to movable items.
@MainActor
final class MoveLog {
  var all: [String] = []
  var asked: [String] = []
  var results: [ListedController.DragResult] = []
  var made = 0
  var onEnd: (() -> Void)?

  func add(_ event: String, _ id: Int) {
    all.append("\(event) \(id)")
  }
}

/// Sections of movable items, each under a title.
struct Movables: ListContent {
  let log: MoveLog
  let sections: [(name: String, notes: [Note])]

  init(_ sections: KeyValuePairs<String, [Note]>, log: MoveLog) {
    self.log = log
    self.sections = sections.map { ($0.key, $0.value) }
  }

  init(_ sections: KeyValuePairs<String, [Int]>, log: MoveLog) {
    self.log = log
    self.sections = sections.map { ($0.key, $0.value.map { Note($0) }) }
  }

  var body: some ListContent {
    for section in sections {
      Section(section.name) {
        Items(section.notes) { MovableController($0, log: log) }
      }
      .header(Title(section.name), TitleController.init)
    }
  }
}

extension ListHarness {
  /// The numbers of the items of each section, as the list has them.
  var order: [[Int]] {
    (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).compactMap { item in
        adapter.itemID(at: [section, item])?.identifier(of: MovableController.self)
      }
    }
  }

  /// The numbers of the cells on screen, from top to bottom.
  var shown: [String] {
    collectionView.visibleCells.compactMap { $0 as? MovableCell }
      .sorted { $0.frame.minY < $1.frame.minY }
      .compactMap(\.label.text)
  }
}
