/// The layout of a section: groups of items, one after another.
@preconcurrency @MainActor public class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// The provider of leading and trailing swipe actions, if the section is a list.
  var leadingSwipeActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  var trailingSwipeActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  /// The configuration of the list, if the section is one.
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

  /// The reference for the insets of the section's container.
  public var contentInsetsReference: UIContentInsetsReference = .automatic

  /// The headers, footers and other views at the edges of the section.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The views behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Whether and how the groups scroll across the direction of the layout.
  public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    .none

  /// How the groups move after a finger is lifted.
  @available(iOS 17, macOS 10.15, *)
  public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    scrollingProperties
  }

  let scrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// What headers and other views at the edges are inset by; automatic means the section's insets.
  public var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic

  /// Whether headers and other views at the edges keep to the section's insets beside its groups.
  public var supplementariesFollowContentInsets = true

  /// Called with the visible elements of the section whenever they are laid out, to change their
  /// appearance.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
