import ListFixtures
@testable import Roster

class FuzzCell: UICollectionViewCell, FuzzShowing {
  var shown: FuzzEntry?
  var shownState: FuzzState?
  var shownDensity: Int?

  /// The mood that was read; `nil` for entries that do not follow it.
  var shownMood: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(MoveHandle(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
  }

  required init?(coder: NSCoder) {
    nil
  }
}

final class FuzzWideCell: FuzzCell {}

/// Shows an entry, which can be selected and carried to some places.
class FuzzEntryController<Cell: FuzzCell>: FuzzController<FuzzEntry, Cell> {
  override class func size(
    of entry: FuzzEntry,
    state: FuzzState,
    in container: ItemContainer
  ) -> ItemSize {
    let height = 30 + CGFloat(entry.text % 3) * 10 + (state.isTall ? 40 : 0)
    return .height(height + CGFloat(container.environment.density))
  }

  override func configure(_ cell: Cell) {
    cell.shownMood = viewModel.followsMood ? record.world.mood.value : nil
    super.configure(cell)
  }

  override func didMove(from old: ItemPosition, to new: ItemPosition) {
    record.tell(.move, if: old != position)
  }

  override var canMove: Bool { viewModel.id % 5 != 0 }

  override func canMove(to move: ItemMove) -> Bool { move.to.item % 4 != 3 }

  override var canEdit: Bool { viewModel.id % 7 != 0 }

  override var acceptsDrops: Bool { viewModel.id % 3 != 1 }

  override var leadingActions: [SwipeAction] {
    guard viewModel.id % 3 != 0 else { return [] }
    return [SwipeAction("Act") { [weak self] in self?.record.tell(.act) }]
  }

  override var trailingActions: [SwipeAction] {
    [
      SwipeAction("Tap") { [weak self] in self?.tap() },
      SwipeAction("Act", style: .destructive) { [weak self] in self?.record.tell(.act) },
    ]
  }

  override var performsFirstActionWithFullSwipe: Bool { viewModel.id % 2 == 0 }

  override func willBeginSwiping(from edge: SwipeAction.Edge) { record.beginSwiping() }

  override func didEndSwiping() { record.endSwiping() }

  override func didSelect() {
    record.tell(.select)
  }

  private func tap() {
    record.world[record.serial].taps += 1
    setState(record.world[record.serial])
  }
}

final class FuzzPlainController: FuzzEntryController<FuzzCell> {}

final class FuzzOtherController: FuzzEntryController<FuzzCell> {}

final class FuzzWideController: FuzzEntryController<FuzzWideCell> {}
