import ListFixtures
import Roster

final class FuzzListCell: ListCell, FuzzShowing {
  var shown: FuzzEntry?
  var shownState: FuzzState?
  var shownDensity: Int?
}

struct FuzzShelfState: NestedListHolding {
  var base = FuzzState()
  var nestedList = NestedListState()
}

/// Holds a list of books, and checks that what happens to it is in order.
final class FuzzShelfController: NestedListController<FuzzEntry, FuzzShelfState, FuzzListCell>,
  FuzzControlling
{
  let record: FuzzRecord

  init(_ entry: FuzzEntry, world: FuzzWorld) {
    record = FuzzRecord(world)
    super.init(entry)
    world.register(self)
  }

  override class func size(
    of entry: FuzzEntry,
    state: FuzzShelfState,
    in container: ItemContainer
  ) -> ItemSize {
    FuzzEntryController<FuzzCell>.size(of: entry, state: state.base, in: container)
  }

  override var content: any ListContent {
    Section("books") { [world = record.world] in
      Items(viewModel.books) { FuzzBookController($0, world: world) }
    }
  }

  func setState(_ state: FuzzState) {
    updateState { $0.base = state }
  }

  var isShowingLatest: Bool {
    guard let cell else { return true }
    return cell.shown?.looksLike(viewModel) == true
      && cell.shownState == state.base && cell.shownDensity == environment.density
  }

  override func didLoad() { record.load() }

  override func didMount(on cell: FuzzListCell) {
    cell.shown = nil
    record.mount(on: cell)
  }

  override func configure(_ cell: FuzzListCell) {
    cell.shown = viewModel
    cell.shownState = state.base
    cell.shownDensity = environment.density
    record.configure(cell)
  }

  override func willDisplay(_ cell: FuzzListCell) { record.display(cell) }

  override func didEndDisplaying(_ cell: FuzzListCell) { record.endDisplay(cell) }

  override func willUnmount(from cell: FuzzListCell) { record.unmount(from: cell) }

  override func didUpdate(from old: FuzzEntry) { record.tell(.update, if: old != viewModel) }

  override func didMove(from old: ItemPosition, to new: ItemPosition) {
    record.tell(.move, if: old != position)
  }

  override func didSelect() { record.tell(.select) }

  override func didAppear() { record.appear() }

  override func didAppearFully() { record.appearFully() }

  override func didDisappearPartially() { record.disappearPartially() }

  override func didDisappear() { record.disappear() }

  override func didRemove() { record.remove() }
}

/// An item of the list that another item holds.
final class FuzzBookController: FuzzEntryController<FuzzCell> {
  override class func size(
    of entry: FuzzEntry,
    state: FuzzState,
    in container: ItemContainer
  ) -> ItemSize {
    .fixed(width: state.isTall ? 70 : 40, height: 20)
  }

  /// Nobody takes note of where a person puts a book, so it stays: a swipe of the shelf may begin on its handle.
  override var canMove: Bool { false }
}
