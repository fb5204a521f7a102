import ListFixtures
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

/// A view that writes down what it was configured for.
@MainActor
protocol FuzzShowing: UICollectionReusableView {
  associatedtype Shown: FuzzViewModel
  var shown: Shown? { get set }
  var shownState: FuzzState? { get set }
  var shownDensity: Int? { get set }
}

/// Shows a view model, and checks that what happens to it is in order.
class FuzzController<Model: FuzzViewModel, View: FuzzShowing>:
  CellController<Model, FuzzState, View>, FuzzControlling
where View.Shown == Model {
  let record: FuzzRecord

  /// The view model that the controller has been told about.
  private var told: Model

  init(_ viewModel: Model, world: FuzzWorld) {
    record = FuzzRecord(world)
    told = viewModel
    super.init(viewModel)
    world.register(self)
  }

  func setState(_ state: FuzzState) {
    updateState { $0 = state }
  }

  var isShowingLatest: Bool {
    guard let cell else { return true }
    return cell.shown?.looksLike(viewModel) == true
      && cell.shownState == state && cell.shownDensity == environment.density
  }

  override func didLoad() {
    record.load()
  }

  override func didMount(on view: View) {
    view.shown = nil
    record.mount(on: view)
  }

  override func configure(_ view: View) {
    view.shown = viewModel
    view.shownState = state
    view.shownDensity = environment.density
    record.configure(view)
  }

  override func didInsert() {
    record.insert()
  }

  override func willDisplay(_ view: View) {
    record.display(view)
  }

  override func didEndDisplaying(_ view: View) {
    record.endDisplay(view)
  }

  override func willUnmount(from view: View) {
    record.unmount(from: view)
  }

  override func didUpdate(from old: Model) {
    let isInOrder = old.looksLike(told) && old != viewModel && old.id == viewModel.id
    told = viewModel
    record.tell(.update, if: isInOrder)
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
