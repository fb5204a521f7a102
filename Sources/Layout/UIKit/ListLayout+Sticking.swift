import Foundation
import RosterPlatform

/// Sticky items, and the sticky header and footer of the whole list.
extension ListLayout {
  /// The visible part of the list between the sticky header and footer of the whole list.
  var uncoveredPart: CGRect {
    var part = visiblePart
    part.origin.y += placement.stickyHeaderLength
    part.size.height -= placement.stickyHeaderLength + placement.stickyFooterLength
    return part
  }

  /// Returns whether the header or the footer of a section is that of the whole list, and sticky.
  ///
  /// One that is not at an end of the list belongs to a part of it, and scrolls.
  func isStickyBoundaryOfList(_ kind: String, _ section: Int) -> Bool {
    guard placement.sections[section].layout.listBoundary == .sticky else { return false }
    return switch kind {
    case UICollectionView.elementKindSectionHeader: section == 0
    case UICollectionView.elementKindSectionFooter: section == placement.sections.count - 1
    default: false
    }
  }

  /// Returns the sticky header and footer of the whole list if their sections are not between two heights.
  func distantBoundaries(
    from start: CGFloat,
    to end: CGFloat
  ) -> [(kind: String, section: Int)] {
    guard placement.hasStickySections else { return [] }
    let sections = placement.sections(from: start, to: end)
    let last = placement.sections.count - 1
    var boundaries: [(kind: String, section: Int)] = []
    if placement.stickyHeaderLength > 0, !sections.contains(0) {
      boundaries.append((UICollectionView.elementKindSectionHeader, 0))
    }
    if placement.stickyFooterLength > 0, !sections.contains(last) {
      boundaries.append((UICollectionView.elementKindSectionFooter, last))
    }
    return boundaries
  }

  /// Returns the sticky items of a section.
  func stickyItems(ofSection section: Int) -> IndexSet {
    guard
      placement.sections.indices.contains(section),
      placement.sections[section].layout.hasStickyItems,
      let source = collectionView?.dataSource as? any ListLayoutSource
    else { return IndexSet() }
    return source.stickyItems(ofSection: section)
  }

  /// Invalidates the sticky items whose frames depend on a visible area, and what is laid over them.
  func invalidateStickyItems(
    ofSection section: Int,
    in area: CGRect,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    let sticky = stickyItems(ofSection: section).near(items(of: section, in: area))
    guard !sticky.isEmpty else { return }
    context.invalidateItems(at: sticky.map { IndexPath(item: $0, section: section) })
    for overlay in overlays(ofItems: sticky, in: section) {
      guard let kind = overlay.representedElementKind else { continue }
      context.invalidateSupplementaryElements(ofKind: kind, at: [overlay.indexPath])
    }
  }

  /// Returns where a sticky item is: at the edge of the visible part, from where the next one, or the end of
  /// the section's items, pushes it out.
  func start(
    ofStickyItem item: Int,
    among sticky: IndexSet,
    in section: Int,
    _ frame: CGRect
  ) -> CGFloat {
    let content = placement.sections[section]
    let next = sticky.integerGreaterThan(item).flatMap { placement.frame(ofItem: $0, in: section) }
    let end = placement.start(of: section) + content.itemsStart + content.items.length
    let edge = visiblePart.minY + placement.coveredLength(inSection: section)
    return max(frame.minY, min(edge, (next?.minY ?? end) - frame.height))
  }

  /// Returns the frame of an item in the collection view as if it was not sticky.
  ///
  /// - Complexity: O(log n).
  func restingFrame(ofItem position: Position) -> CGRect? {
    placement.frame(ofItem: position.item, in: position.section).map { mirrored(shown($0)) }
  }

  /// Returns what covers the edges of the visible part while an item, or a section as a whole, is between them.
  func coveredLengths(of item: Int?, in section: Int) -> (start: CGFloat, end: CGFloat) {
    guard placement.sections.indices.contains(section), let item else {
      return (placement.stickyHeaderLength, placement.stickyFooterLength)
    }
    let content = placement.sections[section]
    let sticky = stickyItems(ofSection: section)
    var start = placement.coveredLength(inSection: section)
    if !sticky.contains(item), let above = sticky.integerLessThan(item) {
      start += placement.frame(ofItem: above, in: section)?.height ?? 0
    }
    let footer = content.layout.hasStickyFooter ? content.footerLength : 0
    return (start, placement.stickyFooterLength + footer)
  }

  /// Returns a frame as the collection view shows it, which mirrors frames in right-to-left layout.
  func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      origin: CGPoint(x: contentSize.width - frame.maxX, y: frame.minY),
      size: frame.size
    )
  }
}

/// The order of what sticks, from back to front, in front of the items around it.
enum StickyOrder {
  static let items = 5
  static let boundariesOfSections = 10
  static let boundariesOfList = 20
}

extension IndexSet {
  /// Returns those in a range, and the last one before it.
  func near(_ range: Range<Int>) -> IndexSet {
    guard !isEmpty else { return self }
    var result = intersection(IndexSet(integersIn: range))
    if let before = integerLessThan(range.lowerBound) { result.insert(before) }
    return result
  }
}
