/// How the sections of a layout look that are lists of rows.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// What a list looks like.
  public enum Appearance: Hashable, Sendable {
    /// Rows from edge to edge, with headers that stay in sight.
    case plain
    /// Rows from edge to edge, with space between sections.
    case grouped
    /// Rows away from the edges, with space between sections.
    case insetGrouped
    /// Rows beside other content.
    case sidebar
    /// Rows beside other content, from edge to edge.
    case sidebarPlain
  }

  /// What the header of a section is.
  public enum HeaderMode: Hashable, Sendable {
    /// There is none.
    case none
    /// A supplementary view that the data source is asked for.
    case supplementary
    /// The first item of the section.
    case firstItemInSection
  }

  /// What the footer of a section is.
  public enum FooterMode: Hashable, Sendable {
    /// There is none.
    case none
    /// A supplementary view that the data source is asked for.
    case supplementary
  }

  /// Returns the actions that swiping an item aside reveals; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// What the list looks like.
  public let appearance: UICollectionLayoutListConfiguration.Appearance

  /// What the header of a section is.
  public var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none

  /// What the footer of a section is.
  public var footerMode = UICollectionLayoutListConfiguration.FooterMode.none

  /// How much is free above the header of each section, in points; nil leaves it to the list.
  public var headerTopPadding: CGFloat?

  /// Returns the separators of a row, given its path and those of its section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath,
    _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Whether there are lines between the rows.
  public var showsSeparators: Bool

  /// The lines between the rows.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Returns the separators of a row that differs from the others.
  public var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler?

  /// The color behind the list; nil is the collection view's own.
  public var backgroundColor: UIColor?

  /// Returns the actions at the leading edge, which swiping an item away from it reveals.
  public var leadingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  /// Returns the actions at the trailing edge, which swiping an item away from it reveals.
  public var trailingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  /// Creates a configuration without headers and footers.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The lines of one row, or nil where there are none.
  func separators(at indexPath: IndexPath, isLast: Bool) -> UIListSeparatorConfiguration? {
    guard showsSeparators else { return nil }
    let own = itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    return own.resolved(isLastOfGroup: isLast && isGrouped)
  }
}
