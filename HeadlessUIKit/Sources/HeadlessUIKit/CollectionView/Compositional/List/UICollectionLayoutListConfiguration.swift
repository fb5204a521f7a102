/// The appearance and behavior of list sections.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The appearances of lists.
  public enum Appearance: Hashable, Sendable {
    /// Rows from edge to edge, with pinned headers.
    case plain
    /// Rows from edge to edge, with space between sections.
    case grouped
    /// Rows inset from the edges, with space between sections.
    case insetGrouped
    /// Rows of a sidebar.
    case sidebar
    /// Rows of a sidebar, from edge to edge.
    case sidebarPlain
  }

  /// What is used as the header of a section.
  public enum HeaderMode: Hashable, Sendable {
    /// No header.
    case none
    /// A supplementary view from the data source.
    case supplementary
    /// The first item of the section.
    case firstItemInSection
  }

  /// What is used as the footer of a section.
  public enum FooterMode: Hashable, Sendable {
    /// No footer.
    case none
    /// A supplementary view from the data source.
    case supplementary
  }

  /// Returns the swipe actions of an item; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The appearance of the list.
  public let appearance: UICollectionLayoutListConfiguration.Appearance

  /// What is used as the header of a section.
  public var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none

  /// What is used as the footer of a section.
  public var footerMode = UICollectionLayoutListConfiguration.FooterMode.none

  /// The free space above the header of each section, in points; nil means the default.
  public var headerTopPadding: CGFloat?

  /// Returns the separators of a row, given its index path and the section's separators.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath,
    _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Whether there are separators between the rows.
  public var showsSeparators: Bool

  /// The separators between the rows.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Returns the separators of a row that differ from the section's.
  public var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler?

  /// The color behind the list; nil means the collection view's own.
  public var backgroundColor: UIColor?

  /// Returns the swipe actions at the leading edge.
  public var leadingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  /// Returns the swipe actions at the trailing edge.
  public var trailingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  /// Creates a configuration without headers and footers.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Returns the separators of one row, or nil if it has none.
  func separators(at indexPath: IndexPath, isLast: Bool) -> UIListSeparatorConfiguration? {
    guard showsSeparators else { return nil }
    let own = itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    return own.resolved(isLastOfGroup: isLast && isGrouped)
  }
}
