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
    let bounds = shifted(view.bounds, by: pendingShift + (stagedShift ?? 0))
    let held = held(in: bounds)
    let length = placement.length
    placement.apply(change, measures(source, in: view))
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

  /// Has the collection view ask again for what is in its bounds, if it lacks items there because others have
  /// turned out to be shorter than their estimates.
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

  /// Scrolls as far as views that were measured in an update have asked for.
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

  /// Whether all that is known to have changed has been placed.
  var isUpToDate: Bool { announcement == nil && staleness == .changes([]) }
}

extension SectionLayout {
  /// Whether items are as wide as they ask to be, and not as wide as their column.
  fileprivate var followsWidths: Bool {
    switch arrangement {
    case .list, .grid, .waterfall, .carousel, .native: false
    case .flow, .custom: true
    }
  }
}

/// What is seen first is held in place while what is around it changes its size.
///
/// Where text runs from right to left, a horizontal list begins at the right end of its content: there a
/// part of the list stands where it stood if its distance from that end and the length of the list have
/// changed by the same.
extension ListLayout {
  /// A part of the list, and the length of the content when it was looked at.
  struct HeldPart {
    let anchor: PlacementAnchor
    fileprivate let length: CGFloat
  }

  /// What is held in place of that which some bounds show.
  func held(in bounds: CGRect) -> HeldPart? {
    let visible = visiblePart(in: bounds)
    return placement.anchor(from: visible.minY, to: visible.maxY).map {
      HeldPart(anchor: $0, length: lengthOfContent)
    }
  }

  /// How far bounds have to be scrolled for a part to stand in them where it stood, after the list was
  /// placed anew.
  ///
  /// What becomes smaller before the visible area does not pull the list away from its beginning.
  func shift(of bounds: CGRect, holding part: HeldPart) -> CGFloat {
    guard let start = placement.start(of: part.anchor.part) else { return 0 }
    let distance = start - part.anchor.start
    let insets = collectionView?.adjustedContentInset ?? .zero
    switch axis {
    case .vertical:
      return max(distance, min(0, -insets.top - bounds.minY))
    case .horizontal where isMirrored:
      let growth = lengthOfContent - part.length
      let end = lengthOfContent + insets.right - bounds.width
      return min(growth - distance, max(0, end - bounds.minX))
    case .horizontal:
      return max(distance, min(0, -insets.left - bounds.minX))
    }
  }

  /// Bounds that are scrolled along the list.
  func shifted(_ bounds: CGRect, by distance: CGFloat) -> CGRect {
    axis == .vertical
      ? bounds.offsetBy(dx: 0, dy: distance) : bounds.offsetBy(dx: distance, dy: 0)
  }

  /// The extent of the content along the list.
  private var lengthOfContent: CGFloat {
    axis == .vertical ? contentSize.height : contentSize.width
  }
}

/// An element whose view is asked for its size.
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
    case (.supplementaryView, let kind?):
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
