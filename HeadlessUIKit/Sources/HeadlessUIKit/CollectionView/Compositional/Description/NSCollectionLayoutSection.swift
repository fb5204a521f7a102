/// The layout of a section: groups of items, one after another.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
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
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space between two groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// The reference for the insets of the section's container.
  open var contentInsetsReference: UIContentInsetsReference = .automatic

  /// The headers, footers and other views at the edges of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Whether and how the groups scroll across the direction of the layout.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    .none

  /// How the groups move after a finger is lifted.
  @available(iOS 17, macOS 10.15, *)
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    scrollingProperties
  }

  let scrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// What headers and other views at the edges are inset by; automatic means the section's insets.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic

  /// Whether headers and other views at the edges keep to the section's insets beside its groups.
  open var supplementariesFollowContentInsets = true

  /// Called with the visible elements of the section whenever they are laid out, to change their
  /// appearance.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
