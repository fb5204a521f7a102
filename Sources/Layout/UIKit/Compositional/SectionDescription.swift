import Foundation
import RosterPlatform

/// The description of a section for a compositional layout.
///
/// The layout and the sizes are in coordinates in which lists grow along y.
@MainActor
struct SectionDescription {
  /// A header or a footer.
  struct Boundary {
    /// The length along the list, zero if there is none.
    let length: CGFloat

    /// Whether its view is measured.
    let isEstimated: Bool

    /// Returns the supplementary item for a section; nil if there is none.
    @MainActor
    func item(
      _ kind: String,
      at edge: NSRectAlignment,
      isSticky: Bool,
      along axis: ListAxis
    ) -> NSCollectionLayoutBoundarySupplementaryItem? {
      guard length > 0 else { return nil }
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: axis.layoutSize(
          along: .length(length, isEstimated: isEstimated),
          across: axis.wholeBreadth
        ),
        elementKind: kind,
        alignment: edge
      )
      item.pinToVisibleBounds = isSticky
      item.zIndex = isSticky ? 10 : 0
      return item
    }
  }

  let layout: SectionLayout
  let container: ItemContainer
  let sizes: ItemSizes

  /// The items whose views are measured.
  let estimatedItems: IndexSet
  let header: Boundary
  let footer: Boundary

  /// The placement of the items, if they cannot be members of groups.
  let placement: SectionPlacement?

  init(
    layout: SectionLayout,
    container: ItemContainer,
    sizes: ItemSizes,
    estimatedItems: IndexSet,
    header: Boundary,
    footer: Boundary
  ) {
    self.layout = layout
    self.container = container
    self.sizes = sizes
    self.estimatedItems = estimatedItems
    self.header = header
    self.footer = footer
    // Members of groups without a length would be repeated without end.
    let hasRoom = layout.metrics(in: container).columnWidth >= 1
    if layout.groupsItems, hasRoom, sizes.count > 0 {
      placement = nil
    } else {
      placement = SectionPlacement(
        layout,
        in: container,
        sizes: sizes,
        headerLength: header.length,
        footerLength: footer.length
      )
    }
  }

  var axis: ListAxis { container.axis }
}

extension SectionDescription {
  /// The section in UIKit's terms.
  var section: NSCollectionLayoutSection {
    let section = placement.map(framed) ?? grouped
    // The groups contain the insets at their sides, which headers and footers ignore.
    section.contentInsets = NSDirectionalEdgeInsets(
      axis.turned(
        ListInsets(top: layout.insets.top.distance, bottom: layout.insets.bottom.distance)
      )
    )
    section.boundarySupplementaryItems =
      [
        header.item(
          UICollectionView.elementKindSectionHeader,
          at: axis.turned(.top),
          isSticky: layout.hasStickyHeader,
          along: axis
        ),
        footer.item(
          UICollectionView.elementKindSectionFooter,
          at: axis.turned(.bottom),
          isSticky: layout.hasStickyFooter,
          along: axis
        ),
      ]
      .compactMap(\.self)
    section.decorationItems = background.map { [$0] } ?? []
    return section
  }

  /// Returns all items in one group, with the frames of the arrangement.
  private func framed(_ placement: SectionPlacement) -> NSCollectionLayoutSection {
    let items = placement.items
    let scale = max(1, container.traits.displayScale)
    return .framed(
      (0..<items.count).map { item in
        NSCollectionLayoutGroupCustomItem(
          frame: axis.turned(items.frame(of: item)).aligned(toPixelsOf: scale),
          zIndex: items.zIndex(of: item)
        )
      },
      in: axis.turned(
        CGSize(width: axis.turned(container.size).width, height: items.length)
      )
    )
  }

  /// The background of the items, from the header to the footer.
  private var background: NSCollectionLayoutDecorationItem? {
    guard let background = layout.background else { return nil }
    let item = NSCollectionLayoutDecorationItem.background(
      elementKind: DecorationKind(background).name
    )
    var insets = background.insets
    insets.top += header.length
    insets.bottom += footer.length
    item.contentInsets = NSDirectionalEdgeInsets(axis.turned(insets))
    item.zIndex = -1
    return item
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section with one group, which contains all items with given frames.
  static func framed(
    _ items: [NSCollectionLayoutGroupCustomItem],
    in size: CGSize
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .length(size.width),
        heightDimension: .length(size.height)
      ),
      itemProvider: { _ in items }
    )
    return NSCollectionLayoutSection(group: group)
  }
}
