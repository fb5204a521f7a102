import Roster

/// An item that is higher in larger text.
final class TextSizedController: CellController<MeasuredItem, NoState, UICollectionViewCell> {
  override class func size(
    of item: MeasuredItem,
    state: NoState,
    in container: Container
  ) -> ItemSize {
    .height(container.traits.preferredContentSizeCategory == .accessibilityLarge ? 90 : 30)
  }
}

struct TextSizedList: ListContent {
  let count: Int

  var body: some ListContent {
    Section(0) {
      Items((0..<count).map { MeasuredItem(id: $0, height: 0) }, TextSizedController.init)
    }
  }
}
