import ListFixtures
import Roster
import RosterTesting

/// A tree to show: files, and folders of files.
struct File: ViewModel {
  let id: Int
  var name: String
  var children: [File]?

  init(_ id: Int, _ children: [File]? = nil) {
    self.id = id
    name = "\(id)"
    self.children = children
  }
}

final class FileController: CellController<File, NoteState, NoteCell> {
  let log: Log

  init(_ file: File, log: Log) {
    self.log = log
    super.init(file)
  }

  override class func size(
    of file: File,
    state: NoteState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(CGFloat(40 - container.environment.outlineLevel))
  }

  override func configure(_ cell: NoteCell, for reason: ListedController.ConfigureReason) {
    log.add("configure", viewModel.id)
    cell.label.text = Self.text(viewModel.name, outline)
  }

  override func didSelect() {
    toggleExpansion()
  }

  override func didRemove() {
    log.add("remove", viewModel.id)
  }

  /// What a cell shows of a file at a place: `- 1` for an open folder, `  + 2` for a closed one in it, and
  /// `  3` for a file.
  static func text(_ name: String, _ position: OutlinePosition?) -> String {
    guard let position else { return name }
    let mark = position.isExpandable ? (position.isExpanded ? "- " : "+ ") : ""
    return String(repeating: "  ", count: position.level) + mark + name
  }
}

/// An outline of files in a section.
struct Files: ListContent {
  let roots: [File]
  var expansion: OutlineExpansion<Int>?
  let log: Log

  var body: some ListContent {
    Section("files") {
      Outline(roots, children: \.children, expansion: expansion) { FileController($0, log: log) }
    }
  }
}
