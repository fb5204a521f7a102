import Foundation
import Roster
import RosterTesting

/// An item of lists that are recorded.
struct Entry: ViewModel {
  let id: Int
  var height: CGFloat = 44
  var text = ""
  var weight = 0.0
}

/// Grows by what its state says.
class EntryController: CellController<Entry, EntryController.Growth, UICollectionViewCell> {
  struct Growth: ViewState {
    var height: CGFloat = 0
  }

  override class func size(
    of entry: Entry,
    state: Growth,
    in container: ItemContainer
  ) -> ItemSize {
    .height(entry.height + state.height)
  }

  override var canMove: Bool { true }

  override func didMount(on cell: UICollectionViewCell) {
    guard !cell.contentView.subviews.contains(where: { $0 is MoveHandle }) else { return }
    cell.contentView.addSubview(MoveHandle(frame: CGRect(x: 276, y: 0, width: 44, height: 20)))
  }
}

/// Entries in sections; sections and entries may be in it twice.
struct Entries: ListContent {
  var sections: [(id: Int, entries: [Entry])]

  init(_ sections: [(id: Int, entries: [Entry])]) {
    self.sections = sections
  }

  /// Creates a section of entries.
  init(_ ids: [Int]) {
    sections = [(0, ids.map { Entry(id: $0) })]
  }

  var body: some ListContent {
    for section in sections {
      Section(section.id) { Items(section.entries, EntryController.init) }
    }
  }
}

extension ListHarness {
  /// Creates a list that is recorded into a file of a test.
  static func recorded(
    size: CGSize = CGSize(width: 320, height: 480),
    byteCount: Int = 1 << 20
  ) -> ListHarness {
    let list = ListHarness(size: size)
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("recordings-\(ProcessInfo.processInfo.processIdentifier)")
    list.adapter.startRecording(
      RecordingSettings("list", byteCount: byteCount, directory: directory)
    )
    return list
  }
}
