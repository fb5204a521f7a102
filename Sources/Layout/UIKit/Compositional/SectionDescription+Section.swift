import Foundation
import RosterPlatform

extension SectionDescription {
  /// The section in UIKit's terms.
  var section: NSCollectionLayoutSection {
    let section = placement.map(framed) ?? grouped
    // The groups know the insets at their sides, which headers and footers ignore.
    section.contentInsets = NSDirectionalEdgeInsets(
      axis.turned(
        Insets(top: layout.insets.top.distance, bottom: layout.insets.bottom.distance)
      )
    )
    section.boundarySupplementaryItems =
      [
        view(
          of: header,
          UICollectionView.elementKindSectionHeader,
          at: axis == .vertical ? .top : .leading,
          isSticky: layout.hasStickyHeader
        ),
        view(
          of: footer,
          UICollectionView.elementKindSectionFooter,
          at: axis == .vertical ? .bottom : .trailing,
          isSticky: layout.hasStickyFooter
        ),
      ]
      .compactMap(\.self)
    section.decorationItems = background.map { [$0] } ?? []
    return section
  }

  /// All items in one group, in frames that the arrangement has for them.
  private func framed(_ placement: SectionPlacement) -> NSCollectionLayoutSection {
    let items = placement.items
    let scale = max(1, container.traits.displayScale)
    return .framed(
      (0..<items.count).map { item in
        axis.turned(items.frame(of: item)).aligned(toPixelsOf: scale)
      },
      in: axis.turned(
        CGSize(width: axis.turned(container.size).width, height: items.length)
      )
    )
  }

  private func view(
    of boundary: Boundary,
    _ kind: String,
    at edge: NSRectAlignment,
    isSticky: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem? {
    guard boundary.length > 0 else { return nil }
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: axis.layoutSize(
        along: .length(boundary.length, isEstimated: boundary.isEstimated),
        across: axis.wholeBreadth
      ),
      elementKind: kind,
      alignment: edge
    )
    item.pinToVisibleBounds = isSticky
    item.zIndex = isSticky ? 10 : 0
    return item
  }

  /// What stands behind the items, from the header to the footer.
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
  /// A section of one group, which holds all items in given frames.
  static func framed(_ frames: [CGRect], in size: CGSize) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .length(size.width),
        heightDimension: .length(size.height)
      ),
      itemProvider: { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
    )
    return NSCollectionLayoutSection(group: group)
  }
}
