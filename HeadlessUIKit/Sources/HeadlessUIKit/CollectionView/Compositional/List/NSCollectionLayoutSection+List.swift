extension NSCollectionLayoutSection {
  /// Returns a section that is a list of self-sizing rows.
  ///
  /// Its dimensions are those that were recorded with UIKit.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = ListMeasures.rowSize
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    let measures = ListMeasures(configuration, layoutEnvironment)
    section.contentInsets = measures.insets
    section.boundarySupplementaryItems = boundaries(configuration, measures)
    section.list = configuration
    section.leadingSwipeActions = configuration.leadingSwipeActionsConfigurationProvider
    section.trailingSwipeActions = configuration.trailingSwipeActionsConfigurationProvider
    return section
  }

  private static func boundaries(
    _ configuration: UICollectionLayoutListConfiguration,
    _ measures: ListMeasures
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var result: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: ListMeasures.rowSize,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      header.pinToVisibleBounds = measures.pinsHeaders
      header.padding = max(0, configuration.headerTopPadding ?? 0)
      result.append(header)
    }
    if configuration.footerMode == .supplementary {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: ListMeasures.rowSize,
        elementKind: UICollectionView.elementKindSectionFooter,
        alignment: .bottom
      )
      result.append(footer)
    }
    return result
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// The dimensions of lists, in points.
@preconcurrency @MainActor struct ListMeasures {
  /// The height of rows and headers until they have been measured.
  static var rowSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
  }

  /// The space above and below each section of a grouped list, which makes 35 points between two.
  private static let sectionSpace: CGFloat = 17.5
  /// What the space above the first section and below the last one exceeds that of the others by.
  private static let spaceAtStart: CGFloat = 17.5
  private static let spaceAtEnd: CGFloat = 2.5

  var insets = NSDirectionalEdgeInsets.zero
  var pinsHeaders = false

  init(
    _ configuration: UICollectionLayoutListConfiguration,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    // A header takes the place of the space above its section.
    let top = configuration.headerMode == .none ? Self.sectionSpace : 0
    let bottom = Self.sectionSpace
    switch configuration.appearance {
    case .plain:
      pinsHeaders = true
    case .sidebarPlain:
      break
    case .grouped:
      insets = NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    case .insetGrouped, .sidebar:
      let side = ListMargins.side(environment.traitCollection)
      insets = NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }
  }

  /// Adds the space at the two ends of a grouped list to the insets of a section.
  static func addEnds(
    to section: NSCollectionLayoutSection,
    isFirst: Bool,
    isLast: Bool,
    isBelowLargeTitle: Bool
  ) {
    guard let list = section.list, list.appearance != .plain, list.appearance != .sidebarPlain
    else { return }
    if isFirst, list.headerMode == .none {
      section.contentInsets.top += isBelowLargeTitle ? -sectionSpace : spaceAtStart
    }
    if isLast { section.contentInsets.bottom += spaceAtEnd }
  }
}

/// The margins of lists and their rows, in points.
@preconcurrency @MainActor enum ListMargins {
  /// Returns the space beside rows, and beside what is in them.
  static func side(_ traits: UITraitCollection) -> CGFloat {
    traits.horizontalSizeClass == .regular ? 20 : 16
  }
}
