import Foundation
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
    if case .item(let item) = element, source.isUnmeasured(itemAt: item) {
      // What is kept is determined before the item counts as measured.
      _ = keptPlace(in: expectedBounds(of: view), source)
    }
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
    let bounds = expectedBounds(of: view)
    let kept = keptPlace(in: bounds, source)
    let length = placement.length
    whilePlacing(source) { placement.apply(change, measures(source, in: view)) }
    hasShrunk = hasShrunk || placement.length < length
    let shift = kept.map { self.shift(of: bounds, keeping: $0) } ?? 0
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
  func showWhatMeasuringUncovered() {
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

/// What is visible stays in place while the sizes around it change.
///
/// In right-to-left layout, a horizontal list begins at the right end of its content. There, an
/// element stays in place if its distance from that end changes as much as the length of the list.
extension ListLayout {
  /// Returns what is kept in place, which is the same until somebody scrolls.
  func keptPlace(in bounds: CGRect, _ source: any ListLayoutSource) -> KeptPlace? {
    if let kept = source.keptPlace { return kept }
    let kept = place(in: bounds, source)
    source.keptPlace = kept
    return kept
  }

  /// Returns the bounds of the collection view after the requested corrections.
  private func expectedBounds(of view: UICollectionView) -> CGRect {
    shifted(view.bounds, by: pendingShift + (stagedShift ?? 0))
  }

  /// Returns what is to be kept in place in bounds: something visible of known size, if there is any.
  ///
  /// At its beginning, a list shows how it begins, whether that was measured or not.
  private func place(in bounds: CGRect, _ source: any ListLayoutSource) -> KeptPlace? {
    let stretch = stretch(of: bounds)
    let isAtStart = stretch.start <= 1 - stretch.lead
    let anchor = placement.anchor(
      from: stretch.start + stretch.lead,
      to: stretch.start + stretch.length - stretch.trail
    ) { part in
      switch part {
      case .header: true
      case .item(let position): isAtStart || !source.isUnmeasured(itemAt: position)
      }
    }
    guard let anchor, let range = placement.range(of: anchor.part) else { return nil }
    let most = lengthOfContent + stretch.trail - stretch.length
    return KeptPlace(
      anchor.part,
      distance: anchor.start - stretch.start,
      visibleLength: stretch.visibleLength(of: range),
      start: stretch.start,
      isAtEnd: most > -stretch.lead && stretch.start >= most - 1
    )
  }

  /// Returns the part of the list that bounds show.
  func stretch(of bounds: CGRect) -> VisibleStretch {
    let area = placed(bounds)
    let insets = collectionView?.adjustedContentInset ?? .zero
    let (lead, trail) =
      switch axis {
      case .vertical: (insets.top, insets.bottom)
      case .horizontal where isMirrored: (insets.right, insets.left)
      case .horizontal: (insets.left, insets.right)
      }
    return VisibleStretch(start: area.minY, length: area.height, lead: lead, trail: trail)
  }

  /// Returns where bounds have to start along the list to keep a place; `nil` if its element does not exist.
  func start(of bounds: CGRect, keeping place: KeptPlace) -> CGFloat? {
    placement.range(of: place.part).map {
      stretch(of: bounds)
        .start(
          keeping: $0,
          at: place.distance,
          visibleLength: place.visibleLength,
          from: place.start
        )
    }
  }

  /// Returns how far bounds have to scroll to keep a place after the list was placed again.
  func shift(of bounds: CGRect, keeping place: KeptPlace) -> CGFloat {
    guard let start = start(of: bounds, keeping: place) else { return 0 }
    let wanted = start - placed(bounds).minY
    // Content that fits into the list moves in it, and there is nowhere to scroll.
    let distance = placement.lead > 0 ? min(0, wanted) : wanted
    return axis == .horizontal && isMirrored ? -distance : distance
  }

  /// What a list shows that is at its end; `nil` if it is elsewhere.
  var placeAtEnd: KeptPlace? {
    guard isUpToDate, let view = collectionView,
      let source = view.dataSource as? any ListLayoutSource,
      let place = place(in: view.bounds, source), place.isAtEnd
    else { return nil }
    return place
  }

  /// Returns whether the collection view is where the list keeps a place, or on the way there.
  func keeps(_ place: KeptPlace) -> Bool {
    guard pendingShift == 0, stagedShift == nil, isUpToDate, let view = collectionView else {
      return true
    }
    // Offsets are rounded to pixels.
    let most: CGFloat = 0.5
    let distance = shift(of: view.bounds, keeping: place)
    guard abs(distance) > most else { return true }
    // A collection view scrolls to the nearest valid offset.
    let wanted = shifted(view.bounds, by: distance).origin
    let valid = view.restingOffset(for: wanted)
    return max(abs(valid.x - view.bounds.minX), abs(valid.y - view.bounds.minY)) <= most
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
