import ListFixtures
import Roster

class FuzzCell: UICollectionViewCell, FuzzShowing {
  var shown: FuzzEntry?
  var shownState: FuzzState?
  var shownDensity: Int?
}

final class FuzzWideCell: FuzzCell {}

/// Shows an entry, which can be selected and carried to some places.
class FuzzEntryController<Cell: FuzzCell>: FuzzController<FuzzEntry, Cell> {
  override class func size(
    of entry: FuzzEntry,
    state: FuzzState,
    in container: Container
  ) -> ItemSize {
    let height = 30 + CGFloat(entry.text % 3) * 10 + (state.isTall ? 40 : 0)
    return .height(height + CGFloat(container.environment.density))
  }

  override func didMove(from old: ItemPosition, to new: ItemPosition) {
    record.tell(.move, if: old != position)
  }

  override var canMove: Bool { viewModel.id % 5 != 0 }

  override func canMove(to move: ItemMove) -> Bool { move.to.item % 4 != 3 }

  override func didSelect() {
    record.tell(.select)
  }
}

final class FuzzPlainController: FuzzEntryController<FuzzCell> {}

final class FuzzOtherController: FuzzEntryController<FuzzCell> {}

final class FuzzWideController: FuzzEntryController<FuzzWideCell> {}
