import Roster

/// An item whose cell says how high it is.
struct MeasuredItem: ViewModel {
  let id: Int
  var height: CGFloat
  var estimate: CGFloat = 50
}

/// Asks for a height of its own, which grows by a tenth of what it lacks in width below 300.
final class MeasuringCell: UICollectionViewCell {
  var height: CGFloat = 0

  /// Whether the cell asks for more each time.
  var isRestless = false

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if isRestless { height += 10 }
    return CGSize(width: size.width, height: height + max(0, 300 - size.width) / 10)
  }
}

final class MeasuredController: CellController<
  MeasuredItem, MeasuredController.Growth, MeasuringCell
>
{
  struct Growth: ViewState {
    var extra: CGFloat = 0
  }

  /// A height that neither view model nor state know of.
  var image: CGFloat = 0

  override class func size(
    of item: MeasuredItem,
    state: Growth,
    in container: ItemContainer
  ) -> ItemSize {
    .automatic(estimated: item.estimate)
  }

  override func configure(_ cell: MeasuringCell) {
    cell.isRestless = viewModel.id < 0
    cell.height = viewModel.height + state.extra + image
  }

  func showImage(_ height: CGFloat) {
    image = height
    cell?.height = viewModel.height + state.extra + image
    invalidateSize(animated: false)
  }
}

struct MeasuredList: ListContent {
  let models: [MeasuredItem]
  var layout = SectionLayout.list

  var body: some ListContent {
    Section(0) {
      Items(models, MeasuredController.init)
    }
    .layout(layout)
  }
}

/// A layout whose rows are as high as their cells ask to be.
enum SelfSizingLayout: CaseIterable {
  case list, flow, compositional

  @MainActor
  func make() -> UICollectionViewLayout {
    switch self {
    case .list: ListLayout()
    case .flow: UICollectionViewFlowLayout()
    case .compositional: CompositionalListLayout()
    }
  }
}

/// An item whose size is only asked for when it is shown.
final class LazyController: CellController<MeasuredItem, NoState, MeasuringCell> {
  static var asked = 0

  override class func size(
    of item: MeasuredItem,
    state: NoState,
    in container: ItemContainer
  )
    -> ItemSize
  {
    asked += 1
    return .height(item.height)
  }

  override class func estimatedSize(in container: ItemContainer) -> ItemSize? { .height(50) }
}

struct LazyList: ListContent {
  let models: [MeasuredItem]

  var body: some ListContent {
    Section(0) {
      Items(models, LazyController.init)
    }
  }
}

/// An item without an estimate, which counts how often it is asked for one.
final class UnestimatedController: CellController<MeasuredItem, NoState, MeasuringCell> {
  static var asked = 0

  override class func size(
    of item: MeasuredItem,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(item.height)
  }

  override class func estimatedSize(in container: ItemContainer) -> ItemSize? {
    asked += 1
    return nil
  }
}

struct UnestimatedList: ListContent {
  let models: [MeasuredItem]

  var body: some ListContent {
    Section(0) {
      Items(models, UnestimatedController.init)
    }
  }
}
