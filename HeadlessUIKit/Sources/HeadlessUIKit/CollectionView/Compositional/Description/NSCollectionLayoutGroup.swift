/// Items that are placed together; a section repeats the group for all of its items.
@preconcurrency @MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Members {
    /// The members one after another, repeated as long as there is space.
    case cycle([NSCollectionLayoutItem])

    /// The same member a number of times; if the space is divided, each gets an equal part.
    case repeated(NSCollectionLayoutItem, count: Int, isDivided: Bool)
  }

  enum Arrangement {
    case line(LayoutAxis, Members)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement

  /// The space between the members; nil means none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// The supplementary items that are attached to the group; each time it is repeated it has its own.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  required init(layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a group without members, which places no items.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, .line(.horizontal, .cycle([])))
  }

  /// Returns a group that places as many members in reading direction as fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .horizontal, subitems)
  }

  /// Returns a group that places as many members from top to bottom as fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .vertical, subitems)
  }

  /// Returns a group of equal members in reading direction.
  ///
  /// They have their own size, and need not fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .horizontal, subitem, count, isDivided: false)
  }

  /// Returns a group of equal members from top to bottom.
  ///
  /// They have their own size, and need not fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .vertical, subitem, count, isDivided: false)
  }

  /// Returns a group of members in reading direction that divide the space equally.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .horizontal, subitem, count, isDivided: true)
  }

  /// Returns a group of members from top to bottom that divide the space equally.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .vertical, subitem, count, isDivided: true)
  }

  /// Returns a group whose members are placed by a closure.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(layoutSize: layoutSize, .custom(itemProvider))
  }

  /// The items and groups that the group was made from.
  public var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .line(_, .cycle(let items)): items
    case .line(_, .repeated(let item, _, _)): [item]
    case .custom: []
    }
  }

  private class func make(
    _ layoutSize: NSCollectionLayoutSize,
    _ axis: LayoutAxis,
    _ subitems: [NSCollectionLayoutItem]
  ) -> Self {
    if subitems.isEmpty {
      Headless.fail("F-COMP-EMPTY", "At least 1 subitem is required for a group")
    }
    return Self(layoutSize: layoutSize, .line(axis, .cycle(subitems)))
  }

  private class func make(
    _ layoutSize: NSCollectionLayoutSize,
    _ axis: LayoutAxis,
    _ subitem: NSCollectionLayoutItem,
    _ count: Int,
    isDivided: Bool
  ) -> Self {
    let members = Members.repeated(subitem, count: count, isDivided: isDivided)
    return Self(layoutSize: layoutSize, .line(axis, members))
  }

  override func content(in size: CGSize, _ environment: LayoutEnvironment) -> LayoutNode.Content {
    switch arrangement {
    case .line(let axis, let members):
      let line = LayoutLine(axis: axis, gap: interItemSpacing?.gap ?? .none)
      return .line(line, nodes(of: members, line, in: size, environment))
    case .custom(let provider):
      let frames = provider(environment.inContainer(of: size)).map {
        LayoutNode.CustomFrame(frame: $0.frame.finite, zIndex: $0.zIndex)
      }
      return .frames(frames)
    }
  }
}

extension CGRect {
  /// The rectangle, or the null rectangle if it is not finite.
  fileprivate var finite: CGRect {
    let isFinite = [minX, minY, width, height].allSatisfy(\.isFinite)
    return isFinite ? self : .zero
  }
}
