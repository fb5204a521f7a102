import Roster

class FuzzTitleView: UICollectionReusableView {
  var shown: FuzzTitle?
  var shownState: FuzzState?
}

final class FuzzBannerView: FuzzTitleView {}

/// Shows a header or a footer, and checks that what happens to it is in order.
class FuzzHeading<View: FuzzTitleView>: CellController<FuzzTitle, FuzzState, View>,
  FuzzControlling
{
  let record: FuzzRecord

  init(_ title: FuzzTitle, world: FuzzWorld) {
    record = FuzzRecord(world)
    super.init(title)
    world.register(self)
  }

  override class func size(
    of title: FuzzTitle,
    state: FuzzState,
    in container: Container
  ) -> ItemSize {
    .height(state.isTall ? 45 : 25)
  }

  func setState(_ state: FuzzState) {
    updateState { $0 = state }
  }

  var isShowingLatest: Bool {
    guard let cell else { return true }
    return cell.shown == viewModel && cell.shownState == state
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
    record.configure(view)
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

  override func didUpdate(from old: FuzzTitle) {
    record.tell(.update, if: old != viewModel)
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

final class FuzzTitleController: FuzzHeading<FuzzTitleView> {}

final class FuzzBannerController: FuzzHeading<FuzzBannerView> {}
