/// How the items of one section are placed: in groups, one after the other.
@preconcurrency @MainActor public class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// What swiping an item aside offers in a list, away from where reading starts and ends.
  var leadingSwipeActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  var trailingSwipeActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  /// What the section was made from, if it is a list.
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space around the groups.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space between two groups, in points.
  public var interGroupSpacing: CGFloat = 0

  /// What the room of the section is measured from.
  public var contentInsetsReference: UIContentInsetsReference = .automatic

  /// The headers, footers and other views at the edges of the section.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The views behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Whether and how the groups scroll across the direction of the layout.
  public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    .none

  /// Called with what is visible of the section whenever that is laid out, to change how it looks.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
