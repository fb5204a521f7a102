import Foundation
import RosterCore
import RosterPlatform

extension ListLayout {
  /// Whether an element has another size, after its view was asked which one it would rather have.
  func takes(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard
      isUpToDate, let view = collectionView,
      let source = view.dataSource as? any ListLayoutSource,
      let element = FittedElement(original), placement.sections.indices.contains(element.section)
    else { return false }
    let section = placement.sections[element.section]
    let measures = measures(source, in: view)
    switch element {
    case .item(let item):
      guard item.item < section.items.count else { return false }
      let container = source.arrangement(ofSection: item.section)
        .container(in: placedSize, traits: view.traitCollection, axis: axis)
      let isTaken = source.takeSize(
        preferred.size,
        insteadOf: original.size,
        ofItemAt: item,
        in: container
      )
      guard
        isTaken,
        let size = measures.sizes(item.item..<item.item + 1, item.section).runs.first?.size
      else { return false }
      let placed = section.items.size(of: item.item)
      return size.height != placed.height
        || section.layout.followsWidths && size.width != placed.width
    case .boundary(let kind, let index):
      let container = source.arrangement(ofSection: index)
        .supplementaryContainer(in: placedSize, traits: view.traitCollection, axis: axis)
      let isTaken = source.takeSize(
        preferred.size,
        insteadOf: original.size,
        ofBoundary: kind,
        inSection: index,
        in: container
      )
      return isTaken
        && measures.boundaries(index) != (section.headerLength, section.footerLength)
    }
  }

  /// Gives an element the size that its view asked for, and says how far to scroll for that not to be
  /// seen where the element is above what is visible.
  ///
  /// What is below the element moves as well, so the context must not name the element alone: a
  /// collection view would take everything else to be where it was.
  func fit(_ original: UICollectionViewLayoutAttributes, in context: PlacedContext) {
    context.isPlaced = true
    guard
      let view = collectionView, let source = view.dataSource as? any ListLayoutSource,
      let element = FittedElement(original)
    else { return }
    var change = ListChange()
    switch element {
    case .item(let item):
      change.resizedItems = [item]
    case .boundary(_, let section):
      change.resizedBoundaries = [section]
    }
    let bounds = shifted(view.bounds, by: pendingShift)
    let held = held(in: bounds)
    placement.apply(change, measures(source, in: view))
    if let held {
      let shift = shift(of: bounds, holding: held)
      context.contentOffsetAdjustment = shifted(.zero, by: shift).origin
      pendingShift += shift
    }
  }

  /// Whether all that is known to have changed has been placed.
  var isUpToDate: Bool { announcement == nil && staleness == .changes([]) }
}

extension SectionLayout {
  /// Whether items are as wide as they ask to be, and not as wide as their column.
  fileprivate var followsWidths: Bool {
    switch arrangement {
    case .list, .grid, .waterfall, .carousel: false
    case .flow, .custom: true
    }
  }
}
