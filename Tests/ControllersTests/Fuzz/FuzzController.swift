import Roster

/// A controller under test, of any type.
@MainActor
protocol FuzzControlling: CellControlling {
  var record: FuzzRecord { get }
  var isShowingLatest: Bool { get }
  func setState(_ state: FuzzState)
}

extension FuzzControlling {
  var world: FuzzWorld { record.world }

  /// What the controller has of its state.
  var remembered: FuzzState? { state as? FuzzState ?? (state as? FuzzShelfState)?.base }
}

/// A cell that writes down what it was configured for.
@MainActor
protocol FuzzShowing: UICollectionViewCell {
  var shown: FuzzEntry? { get set }
  var shownState: FuzzState? { get set }
  var shownDensity: Int? { get set }
}

class FuzzCell: UICollectionViewCell, FuzzShowing {
  var shown: FuzzEntry?
  var shownState: FuzzState?
  var shownDensity: Int?
}

final class FuzzWideCell: FuzzCell {}

/// Shows an entry, and checks that what happens to it is in order.
class FuzzController<Cell: FuzzCell>: CellController<FuzzEntry, FuzzState, Cell>, FuzzControlling {
  let record: FuzzRecord

  /// The text that the controller has been told about.
  private var told: Int

  init(_ entry: FuzzEntry, world: FuzzWorld) {
    record = FuzzRecord(world)
    told = entry.text
    super.init(entry)
    world.register(self)
  }

  override class func size(
    of entry: FuzzEntry,
    state: FuzzState,
    in container: Container
  ) -> ItemSize {
    let height = 30 + CGFloat(entry.text % 3) * 10 + (state.isTall ? 40 : 0)
    return .height(height + CGFloat(container.environment.density))
  }

  func setState(_ state: FuzzState) {
    updateState { $0 = state }
  }

  var isShowingLatest: Bool {
    guard let cell else { return true }
    return cell.shown?.id == viewModel.id && cell.shown?.text == viewModel.text
      && cell.shownState == state && cell.shownDensity == environment.density
  }

  override func didLoad() {
    record.load()
  }

  override func didMount(on cell: Cell) {
    cell.shown = nil
    record.mount(on: cell)
  }

  override func configure(_ cell: Cell) {
    cell.shown = viewModel
    cell.shownState = state
    cell.shownDensity = environment.density
    record.configure(cell)
  }

  override func willDisplay(_ cell: Cell) {
    record.display(cell)
  }

  override func didEndDisplaying(_ cell: Cell) {
    record.endDisplay(cell)
  }

  override func willUnmount(from cell: Cell) {
    record.unmount(from: cell)
  }

  override func didUpdate(from old: FuzzEntry) {
    let isInOrder = old.text == told && old != viewModel && old.id == viewModel.id
    told = viewModel.text
    record.tell(.update, if: isInOrder)
  }

  override func didMove(from old: ItemPosition, to new: ItemPosition) {
    record.tell(.move, if: old != position)
  }

  override var canMove: Bool { viewModel.id % 5 != 0 }

  override func canMove(to move: ItemMove) -> Bool { move.to.item % 4 != 3 }

  override func didSelect() {
    record.tell(.select)
  }

  override func didAppear() {
    record.appear()
  }

  override func didAppearFully() {
    record.appearFully()
  }

  override func didDisappearPartially() {
    record.disappearPartially()
  }

  override func didDisappear() {
    record.disappear()
  }

  override func didRemove() {
    record.remove()
  }
}

final class FuzzPlainController: FuzzController<FuzzCell> {}

final class FuzzOtherController: FuzzController<FuzzCell> {}

final class FuzzWideController: FuzzController<FuzzWideCell> {}
