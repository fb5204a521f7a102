extension NSCollectionLayoutSection {
  /// Returns a section that is a list of self-sizing rows.
  ///
  /// UIKit does not document its dimensions. Those here are plausible, and only good for
  /// comparisons.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = ListMeasures.rowSize
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    let measures = ListMeasures(configuration.appearance)
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
@preconcurrency @MainActor private struct ListMeasures {
  /// The height of rows and headers until they have been measured.
  static var rowSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
  }

  var insets = NSDirectionalEdgeInsets.zero
  var pinsHeaders = false

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    switch appearance {
    case .plain:
      pinsHeaders = true
    case .sidebarPlain:
      break
    case .grouped:
      insets = NSDirectionalEdgeInsets(top: 18, leading: 0, bottom: 18, trailing: 0)
    case .insetGrouped, .sidebar:
      insets = NSDirectionalEdgeInsets(top: 18, leading: 16, bottom: 18, trailing: 16)
    }
  }
}
