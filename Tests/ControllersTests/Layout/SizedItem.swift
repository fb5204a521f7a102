import Roster

/// An item that says how large it is.
struct SizedItem: ViewModel {
  let id: Int
  var size: ItemSize
}

/// Grows when it is told to, and counts how often sizes are asked for.
final class SizedController: CellController<SizedItem, SizedController.Growth, UICollectionViewCell>
{
  struct Growth: ViewState {
    var height: CGFloat?
  }

  static var asked = 0

  override class func size(
    of item: SizedItem,
    state: Growth,
    in container: Container
  ) -> ItemSize {
    asked += 1
    return state.height.map { .height($0) } ?? item.size
  }
}

/// A section of items of given sizes below a header.
struct SizedSection: ListContent {
  let name: Int
  let layout: SectionLayout
  let sizes: [ItemSize]

  var body: some ListContent {
    Section(name) {
      Items(
        sizes.enumerated().map { SizedItem(id: $0.offset, size: $0.element) },
        SizedController.init
      )
    }
    .header(SizedItem(id: 0, size: .height(20)), SizedHeaderController.init)
    .layout(layout)
  }
}

/// A header that says how high it is.
final class SizedHeaderController: CellController<SizedItem, NoState, UICollectionReusableView> {
  override class func size(
    of item: SizedItem,
    state: NoState,
    in container: Container
  ) -> ItemSize {
    item.size
  }
}
