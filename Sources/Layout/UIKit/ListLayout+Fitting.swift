import Foundation
import RosterCore
import RosterPlatform

extension ListLayout {
  /// Returns whether the size of an element changes after its view was measured.
  func takes(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard
      mayTakeSizes, isUpToDate, !isPlacing,
      let view = collectionView, let source = view.dataSource as? any ListLayoutSource,
      let element = FittedElement(original), placement.sections.indices.contains(element.section)
    else { return false }
    return whilePlacing(source) { takes(preferred, element, original, source, in: view) }
  }

  private func takes(
    _ preferred: UICollectionViewLayoutAttributes,
    _ element: FittedElement,
    _ original: UICollectionViewLayoutAttributes,
    _ source: any ListLayoutSource,
    in view: UICollectionView
  ) -> Bool {
    let section = placement.sections[element.section]
    let measures = measures(source, in: view)
    switch element {
    case .item(let item):
      guard item.item < section.items.count else { return false }
      let traits = view.traitCollection
      let container =
        source
        .arrangement(ofSection: item.section, in: placedSize, traits: traits, axis: axis)
        .container(in: placedSize, traits: traits, axis: axis)
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
      let container = SectionLayout.list
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

  /// Sets the measured size of an element, and adds a scroll adjustment if the element is above the
  /// visible area.
  ///
  /// Everything below the element moves, too, so the context must not list the element alone: a
  /// collection view would leave everything else where it was.
  func fit(_ original: UICollectionViewLayoutAttributes, in context: PlacedContext) {
    context.isPlaced = true
    guard
      !isPlacing, let view = collectionView,
      let source = view.dataSource as? any ListLayoutSource,
      let element = FittedElement(original)
    else { return }
    var change = ListChange()
    switch element {
    case .item(let item):
      change.resizedItems = [item]
    case .boundary(_, let section):
      change.resizedBoundaries = [section]
    }
    let bounds = shifted(view.bounds, by: pendingShift + (stagedShift ?? 0))
    let held = held(in: bounds)
    let length = placement.length
    whilePlacing(source) { placement.apply(change, measures(source, in: view)) }
    hasShrunk = hasShrunk || placement.length < length
    let shift = held.map { self.shift(of: bounds, holding: $0) } ?? 0
    if let staged = stagedShift {
      stagedShift = staged + shift
    } else {
      context.contentOffsetAdjustment = shifted(.zero, by: shift).origin
      pendingShift += shift
    }
    if case .item(let item) = element,
      let frame = placement.frame(ofItem: item.item, in: item.section)
    {
      motion?.fit(item, to: shown(frame).size, shift: shifted(.zero, by: shift).origin)
    }
  }

  /// Makes the collection view request its visible elements again, if items are missing because
  /// others are shorter than their estimates.
  package func showWhatMeasuringUncovered() {
    guard hasShrunk, isUpToDate, stagedShift == nil, let view = collectionView else { return }
    hasShrunk = false
    let shown = Set(view.indexPathsForVisibleItems)
    let isWhole = elements(in: view.bounds).allSatisfy {
      $0.representedElementCategory != .cell || shown.contains($0.indexPath)
    }
    guard !isWhole else { return }
    let context = PlacedContext()
    context.isPlaced = true
    invalidateLayout(with: context)
  }

  /// Applies the scroll adjustments of views that were measured during an update.
  func finishStagedShift() {
    guard let shift = stagedShift else { return }
    stagedShift = nil
    guard shift != 0 else { return }
    let context = PlacedContext()
    context.isPlaced = true
    context.contentOffsetAdjustment = shifted(.zero, by: shift).origin
    pendingShift += shift
    invalidateLayout(with: context)
  }

  /// Whether all known changes have been placed.
  var isUpToDate: Bool { announcement == nil && staleness == .changes([]) }
}

extension SectionLayout {
  /// Whether items have their own widths, and not that of their column.
  fileprivate var followsWidths: Bool {
    switch arrangement {
    case .list, .grid, .waterfall, .carousel, .native: false
    case .flow, .custom: true
    }
  }
}

/// The first visible element stays in place while the sizes around it change.
///
/// In right-to-left layout, a horizontal list begins at the right end of its content. There, an
/// element stays in place if its distance from that end changes as much as the length of the list.
extension ListLayout {
  /// A part of the list, and the length of the content at that time.
  struct HeldPart {
    let anchor: PlacementAnchor
    fileprivate let length: CGFloat
  }

  /// Returns the visible part that is kept in place for bounds.
  func held(in bounds: CGRect) -> HeldPart? {
    let visible = visiblePart(in: bounds)
    return placement.anchor(from: visible.minY, to: visible.maxY).map {
      HeldPart(anchor: $0, length: lengthOfContent)
    }
  }

  /// Returns how far bounds have to scroll to keep a part in place after the list was placed again.
  ///
  /// A list at its beginning stays there, even if something before the visible area becomes
  /// smaller.
  func shift(of bounds: CGRect, holding part: HeldPart) -> CGFloat {
    guard let start = placement.start(of: part.anchor.part) else { return 0 }
    let distance = start - part.anchor.start
    let insets = collectionView?.adjustedContentInset ?? .zero
    switch axis {
    case .vertical:
      return max(distance, min(0, -insets.top - bounds.minY))
    case .horizontal where isMirrored:
      let beginning = part.length + insets.right - bounds.width
      let growth = lengthOfContent - part.length
      return growth - max(distance, min(0, bounds.minX - beginning))
    case .horizontal:
      return max(distance, min(0, -insets.left - bounds.minX))
    }
  }

  /// Returns bounds that are scrolled along the list.
  func shifted(_ bounds: CGRect, by distance: CGFloat) -> CGRect {
    axis == .vertical
      ? bounds.offsetBy(dx: 0, dy: distance) : bounds.offsetBy(dx: distance, dy: 0)
  }

  /// The length of the content along the list.
  private var lengthOfContent: CGFloat {
    axis == .vertical ? contentSize.height : contentSize.width
  }
}

/// An element whose view is measured.
enum FittedElement {
  case item(Position)
  case boundary(String, Int)

  @MainActor
  init?(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard path.count == 2 else { return nil }
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.cell, _):
      self = .item(Position(section: path.section, item: path.item))
    case (.supplementaryView, let kind?) where !OverlayViews.isOverlay(kind):
      self = .boundary(kind, path.section)
    default:
      return nil
    }
  }

  var section: Int {
    switch self {
    case .item(let position): position.section
    case .boundary(_, let section): section
    }
  }
}
