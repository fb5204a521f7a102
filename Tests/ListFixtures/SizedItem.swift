public import Roster

/// An item that says how large it is.
public struct SizedItem: SendableViewModel {
  public let id: Int
  public var size: ItemSize

  public init(id: Int, size: ItemSize) {
    self.id = id
    self.size = size
  }
}

/// Grows when it is told to, and counts how often sizes are asked for.
public final class SizedController: CellController<
  SizedItem, SizedController.Growth, UICollectionViewCell
>
{
  public struct Growth: ViewState {
    public var height: CGFloat?

    public init() {}
  }

  public static var asked = 0

  public override class func size(
    of item: SizedItem,
    state: Growth,
    in container: ItemContainer
  ) -> ItemSize {
    asked += 1
    return state.height.map { .height($0) } ?? item.size
  }
}

/// A section of items of given sizes below a header.
public struct SizedSection: ListContent {
  public let name: Int
  public let layout: SectionLayout
  public let sizes: [ItemSize]

  public init(name: Int, layout: SectionLayout, sizes: [ItemSize]) {
    self.name = name
    self.layout = layout
    self.sizes = sizes
  }

  public var body: some ListContent {
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
public final class SizedHeaderController: CellController<
  SizedItem, NoState, UICollectionReusableView
>
{
  public override class func size(
    of item: SizedItem,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    item.size
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether a layout that is invalidated with the context asks for all sizes again, without an update.
  public var asksForSizes: Bool {
    let metrics = (self as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics
    return metrics != false && !invalidateDataSourceCounts && invalidatedItemIndexPaths == nil
  }
}
