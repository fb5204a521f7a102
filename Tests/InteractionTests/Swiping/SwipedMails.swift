import ListFixtures
import Roster

/// Rows one below the other, as an app may write them.
final class SwipedRowsLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 150) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 320, height: 50)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: [0, $0]) }
  }
}

struct SwipedMails: ListContent {
  let ids: [Int]
  var changed: Int?
  var columns = 1
  let log: Log

  var body: some ListContent {
    Section("a") {
      Items(ids.map { Note($0, $0 == changed ? "\($0)!" : "\($0)") }) {
        SwipedMailController($0, log: log)
      }
    }
    .layout(columns == 1 ? .list : .grid(columns: columns))
  }
}

/// The first item of two kinds of mail cannot be marked as read from the start: the second and the
/// seventh; the seventh does nothing by a full swipe.
final class SwipedMailController: NoteController {
  override var leadingActions: [SwipeAction] {
    guard viewModel.id != 2 else { return [] }
    return [SwipeAction("Read") { [weak self] in self.map { $0.log.add("read", $0.viewModel.id) } }]
  }

  override var trailingActions: [SwipeAction] {
    [
      SwipeAction("Delete", style: .destructive) { [weak self] in
        guard let self else { return }
        log.add("delete", viewModel.id)
        updateState { $0.taps = 1 }
        log.onSelect?(self)
      },
      SwipeAction("Flag", image: UIImage(systemName: "flag"), backgroundColor: .systemBlue) {
        [weak self] in
        self.map { $0.log.add("flag", $0.viewModel.id) }
      },
    ]
  }

  override var performsFirstActionWithFullSwipe: Bool { viewModel.id != 7 }

  override func willBeginSwiping(from edge: SwipeAction.Edge) {
    log.add("swipe \(edge)", viewModel.id)
  }

  override func didEndSwiping() { log.add("end of swipe", viewModel.id) }
}
