/// Items that are placed together, over and over until a section has no more of them.
@preconcurrency @MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Members {
    /// One after the other and from the start again, as long as there is room.
    case cycle([NSCollectionLayoutItem])

    /// The same a number of times; if the room is divided, each gets its part.
    case repeated(NSCollectionLayoutItem, count: Int, isDivided: Bool)
  }

  enum Arrangement {
    case line(LayoutAxis, Members)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement

  /// The space between the members; nil is none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  required init(layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a group without members, which shows nothing.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, .line(.horizontal, .cycle([])))
  }

  /// A group whose members follow each other in reading direction, as many as there is room for.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .horizontal, subitems)
  }

  /// A group whose members follow each other downwards, as many as there is room for.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .vertical, subitems)
  }

  /// A group of a number of equal members that follow each other in reading direction.
  ///
  /// They have the size they were made with, and need not fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .horizontal, subitem, count, isDivided: false)
  }

  /// A group of a number of equal members that follow each other downwards.
  ///
  /// They have the size they were made with, and need not fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .vertical, subitem, count, isDivided: false)
  }

  /// A group of a number of equal members in reading direction, which divide the room between them.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .horizontal, subitem, count, isDivided: true)
  }

  /// A group of a number of equal members downwards, which divide the room between them.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .vertical, subitem, count, isDivided: true)
  }

  /// A group whose members are where a closure says.
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
  /// The rectangle, or none at all if it is no finite one.
  fileprivate var finite: CGRect {
    let isFinite = [minX, minY, width, height].allSatisfy(\.isFinite)
    return isFinite ? self : .zero
  }
}
