import Foundation
import RosterPlatform

extension ListLayout {
  /// Returns the attributes of the elements in a rectangle of the layout, from top to bottom.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var shown: [UICollectionViewLayoutAttributes] = []
    func add(_ attributes: UICollectionViewLayoutAttributes) {
      if !attributes.isHidden && attributes.frame.intersects(rect) { shown.append(attributes) }
    }
    let area = axis.turned(rect)
    let pixels = PixelPlace(side: leadingSide, scale: displayScale)
    for section in placement.sections(from: area.minY, to: area.maxY) {
      let content = placement.sections[section]
      if let background = background(of: section) { add(background) }
      if content.headerLength > 0,
        let header = boundary(UICollectionView.elementKindSectionHeader, of: section)
      {
        add(header)
      }
      let items = items(of: section, in: area)
      let sticky = stickyItems(ofSection: section)
      addItems(items, of: section, except: sticky, at: pixels, in: rect, to: &shown)
      for item in sticky.near(items) { self.item(item, in: section).map(add) }
      for separator in separators(below: items, in: section) { add(separator) }
      if content.footerLength > 0,
        let footer = boundary(UICollectionView.elementKindSectionFooter, of: section)
      {
        add(footer)
      }
    }
    for (kind, section) in distantBoundaries(from: area.minY, to: area.maxY) {
      boundary(kind, of: section).map(add)
    }
    return shown
  }

  /// What all frames need on their way to the collection view, requested once: it is done at each step of a scroll.
  private struct PixelPlace {
    /// The space at the leading side.
    let side: CGFloat

    /// The number of pixels per point.
    let scale: CGFloat
  }

  /// Adds the attributes of those neighboring items that are in a rectangle of the layout.
  private func addItems(
    _ range: Range<Int>,
    of section: Int,
    except sticky: IndexSet,
    at pixels: PixelPlace,
    in rect: CGRect,
    to shown: inout [UICollectionViewLayoutAttributes]
  ) {
    guard !range.isEmpty else { return }
    let content = placement.sections[section]
    let start = placement.start(of: section) + content.itemsStart
    if shown.isEmpty { shown.reserveCapacity(range.count) }
    for (item, frame) in zip(range, content.items.frames(of: range))
    where !frame.isEmpty && (sticky.isEmpty || !sticky.contains(item)) {
      let place = axis.turned(frame.offsetBy(dx: pixels.side, dy: start))
        .aligned(toPixelsOf: pixels.scale)
      guard place.intersects(rect) else { continue }
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: section)
      )
      attributes.frame = place
      attributes.zIndex = content.items.zIndex(of: item)
      shown.append(attributes)
    }
  }

  /// Returns the items of a section in an area, which is in the coordinates of sections.
  func items(of section: Int, in area: CGRect) -> Range<Int> {
    let start = placement.start(of: section) + placement.sections[section].itemsStart
    return placement.sections[section].items.items(from: area.minY - start, to: area.maxY - start)
  }

  /// Returns the attributes of an item, or nil if it does not exist; one without area is hidden.
  func item(_ item: Int, in section: Int) -> UICollectionViewLayoutAttributes? {
    guard var frame = placement.frame(ofItem: item, in: section) else { return nil }
    let path = IndexPath(item: item, section: section)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.zIndex = placement.sections[section].items.zIndex(of: item)
    let sticky = stickyItems(ofSection: section)
    if sticky.contains(item) {
      frame.origin.y = start(ofStickyItem: item, among: sticky, in: section, frame)
      attributes.zIndex = StickyOrder.items
    }
    attributes.frame = shown(frame)
    attributes.isHidden = frame.isEmpty
    return attributes
  }

  /// Returns the attributes of a header or footer, or nil if the section does not exist.
  ///
  /// One without length or one that was removed is hidden: collection views request what was on
  /// screen before an update, and fail without it.
  func boundary(_ kind: String, of section: Int) -> UICollectionViewLayoutAttributes? {
    guard placement.sections.indices.contains(section) else { return nil }
    let content = placement.sections[section]
    let start = placement.start(of: section)
    let isOfList = isStickyBoundaryOfList(kind, section)
    let place: CGFloat
    let length: CGFloat
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      length = content.headerLength
      place =
        isOfList
        ? max(0, visiblePart.minY - start)
        : content.headerStart(visibleFrom: uncoveredPart.minY - start)
    case UICollectionView.elementKindSectionFooter:
      length = content.footerLength
      place =
        isOfList
        ? min(content.length, visiblePart.maxY - start) - length
        : content.footerStart(visibleTo: uncoveredPart.maxY - start)
    default:
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = shown(
      CGRect(x: 0, y: start + place, width: breadth, height: length)
    )
    attributes.isHidden = length <= 0
    attributes.zIndex =
      isOfList
      ? StickyOrder.boundariesOfList
      : content.layout.isSticky(kind) ? StickyOrder.boundariesOfSections : 0
    return attributes
  }
}

extension ListLayout {
  /// Places the list for other bounds, and keeps the first visible element in place.
  ///
  /// This is done before the bounds take effect, because a context can only contain a scroll
  /// distance that is known when it is made.
  func place(for newBounds: CGRect, in context: PlacedContext) {
    guard
      !isPlacing, isUpToDate, let view = collectionView, !view.bounds.isEmpty, !newBounds.isEmpty,
      let source = view.dataSource as? any ListLayoutSource, hasCounts(of: view)
    else {
      staleness = .everything
      return
    }
    context.isPlaced = true
    let old = view.bounds
    let size = visibleSize(in: newBounds)
    let isAsBroad = axis.turned(size).width == breadth
    // If only the insets along the list differ, the app scrolls on purpose.
    let kept = newBounds.size != old.size || !isAsBroad ? keptPlace(in: old, source) : nil
    keptInBounds = kept.map { BoundsChange(place: $0, old: old, isAsBroad: isAsBroad) }
    let isSameSize = size == placedSize
    placedSize = size
    placedSides = sides
    whilePlacing(source) {
      if !isAsBroad {
        placeEverything(source, in: view)
      } else if !isSameSize {
        refit(source, in: view)
      }
    }
    guard let keptInBounds else { return }
    let distance = adjustment(to: newBounds, in: keptInBounds)
    context.contentOffsetAdjustment = shifted(.zero, by: distance).origin
  }

  /// Returns the content offset at the end of an animation to other bounds.
  ///
  /// The result does not depend on how far the collection view has applied the context for these
  /// bounds.
  func offsetOfKeptPlace(near proposed: CGPoint) -> CGPoint {
    guard let view = collectionView, let keptInBounds else { return proposed }
    let new = CGRect(origin: proposed, size: view.bounds.size)
    return shifted(new, by: adjustment(to: new, in: keptInBounds)).origin
  }

  /// Returns how far new bounds have to scroll to keep a place, within the limits of the list.
  ///
  /// A list at its end stays there if its lines are broken differently.
  private func adjustment(to new: CGRect, in change: BoundsChange) -> CGFloat {
    let insets = collectionView?.adjustedContentInset ?? .zero
    let wanted = shifted(new, by: shift(of: new, keeping: change.place)).origin
    let (least, most, goal, present): (CGFloat, CGFloat, CGFloat, CGFloat)
    switch axis {
    case .vertical:
      (least, most) = (-insets.top, contentSize.height + insets.bottom - new.height)
      (goal, present) = (wanted.y, new.minY)
    case .horizontal:
      (least, most) = (-insets.left, contentSize.width + insets.right - new.width)
      (goal, present) = (wanted.x, new.minX)
    }
    guard change.isAsBroad || !change.place.isAtEnd else {
      return (axis == .horizontal && isMirrored ? least : max(least, most)) - present
    }
    return min(max(goal, least), max(least, most)) - present
  }

  /// A change of bounds, and what is kept in place in it.
  struct BoundsChange {
    let place: KeptPlace
    let old: CGRect

    /// Whether lines have the same breadth as before.
    let isAsBroad: Bool
  }
}

/// Sections are placed in their own coordinates: the list grows along y, and x = 0 is the leading
/// side, after the space that is kept free there.
///
/// In a horizontal list, x and y are exchanged in the collection view. In right-to-left layout, the
/// collection view mirrors the frames it gets.
extension ListLayout {
  /// The breadth of the list across its axis, between the spaces at its sides, in points.
  var breadth: CGFloat { axis.turned(placedSize).width }

  /// The breadth of the content across the axis, in points.
  private var wholeBreadth: CGFloat {
    breadth + placedSides.left + placedSides.right + placedSides.top + placedSides.bottom
  }

  /// The content size of the collection view.
  var contentSize: CGSize {
    guard axis == .horizontal else {
      return CGSize(width: wholeBreadth, height: placement.length)
    }
    // Mirrored content in whole pixels stays on whole pixels, and content across the whole visible
    // width begins at its edge.
    let length = (placement.length * displayScale).rounded(.up) / displayScale
    return CGSize(
      width: isMirrored ? max(length, placedSize.width) : length,
      height: wholeBreadth
    )
  }

  /// Returns a frame in the layout's coordinates, with its edges on pixels.
  func shown(_ frame: CGRect) -> CGRect {
    axis.turned(frame.offsetBy(dx: leadingSide, dy: 0)).aligned(toPixelsOf: displayScale)
  }

  /// Returns the part of a list that is in the bounds of the collection view and not under its
  /// insets.
  func visiblePart(in bounds: CGRect) -> CGRect {
    let insets = collectionView?.adjustedContentInset ?? .zero
    return placed(bounds.inset(by: insets))
  }

  /// The visible part at the moment, between whose edges sticky headers and footers stay.
  ///
  /// A refresh control in progress is an inset of the collection view. Sticky headers ignore it, so
  /// that no gap opens above them.
  var visiblePart: CGRect {
    guard let view = collectionView else { return .zero }
    var bounds = view.bounds
    if axis == .vertical {
      bounds.origin.y -= view.refreshingHeight
      bounds.size.height += view.refreshingHeight
    }
    return visiblePart(in: bounds)
  }

  /// Whether the layout is right to left, so that the collection view mirrors it.
  var isMirrored: Bool {
    collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Converts a rectangle of the collection view to the coordinates of sections.
  func placed(_ rect: CGRect) -> CGRect {
    var rect = rect
    if isMirrored {
      rect.origin.x = contentSize.width - rect.maxX
    }
    return axis.turned(rect).offsetBy(dx: -leadingSide, dy: 0)
  }

  /// The number of pixels per point.
  var displayScale: CGFloat { max(1, collectionView?.traitCollection.displayScale ?? 1) }
}
