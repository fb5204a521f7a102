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

/// A flow layout that counts how often it is computed for other sizes, and writes down in which animation.
public final class SizeCountingLayout: UICollectionViewFlowLayout {
  /// The duration of the animation in which the layout was last computed.
  public private(set) var duration: TimeInterval?

  /// The number of times that the layout was computed with sizes that were asked for anew.
  ///
  /// A batch may invalidate the layout once more than the list does, so invalidations are not counted.
  public var computationsOfSizes = 0

  private var asksForSizes = false

  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    let metrics = (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics
    let isAboutItems = context.invalidatedItemIndexPaths != nil
    if metrics != false, !context.invalidateDataSourceCounts, !isAboutItems {
      asksForSizes = true
    }
  }

  public override func prepare() {
    super.prepare()
    if asksForSizes { computationsOfSizes += 1 }
    asksForSizes = false
    duration = UIView.inheritedAnimationDuration
  }
}
