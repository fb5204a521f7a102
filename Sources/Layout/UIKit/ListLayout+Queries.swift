import Foundation
import RosterCore
import RosterPlatform

extension ListLayout {
  /// The attributes of what is in a rectangle of the layout, from top to bottom.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    let area = axis.turned(rect)
    for section in placement.sections(from: area.minY, to: area.maxY) {
      if let background = background(of: section) { result.append(background) }
      if let header = boundary(UICollectionView.elementKindSectionHeader, of: section) {
        result.append(header)
      }
      let start = placement.start(of: section) + placement.sections[section].itemsStart
      let items = placement.sections[section].items
        .items(from: area.minY - start, to: area.maxY - start)
      result += items.compactMap { item($0, in: section) }
      result += separators(below: items, in: section)
      if let footer = boundary(UICollectionView.elementKindSectionFooter, of: section) {
        result.append(footer)
      }
    }
    return result.filter { !$0.isHidden && $0.frame.intersects(rect) }
  }

  /// The attributes of an item, or nil if there is none; one without area is hidden.
  func item(_ item: Int, in section: Int) -> UICollectionViewLayoutAttributes? {
    guard let frame = placement.frame(ofItem: item, in: section) else { return nil }
    let path = IndexPath(item: item, section: section)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = shown(frame)
    attributes.isHidden = frame.isEmpty
    return attributes
  }

  /// The attributes of a header or footer, or nil if there is no such section.
  ///
  /// One that has no length, or is gone, is hidden: collection views ask for what was on the screen
  /// before an update, and do not go on without an answer.
  func boundary(_ kind: String, of section: Int) -> UICollectionViewLayoutAttributes? {
    guard placement.sections.indices.contains(section) else { return nil }
    let content = placement.sections[section]
    let start = placement.start(of: section)
    let place: CGFloat
    let length: CGFloat
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      length = content.headerLength
      place = content.headerStart(visibleFrom: visiblePart.minY - start)
    case UICollectionView.elementKindSectionFooter:
      length = content.footerLength
      place = content.footerStart(visibleTo: visiblePart.maxY - start)
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
    attributes.zIndex = content.layout.isSticky(kind) ? 10 : 0
    return attributes
  }
}

extension ListLayout {
  /// Places the list for other bounds, and holds what is seen first in place there.
  ///
  /// It is done before the bounds are in force, because a context can only scroll by a distance that is
  /// known when it is made.
  func place(for newBounds: CGRect, in context: PlacedContext) {
    guard
      isUpToDate, let view = collectionView, !view.bounds.isEmpty, !newBounds.isEmpty,
      let source = view.dataSource as? any ListLayoutSource, hasCounts(of: view)
    else {
      staleness = .everything
      return
    }
    context.isPlaced = true
    let old = view.bounds
    let size = visibleSize(in: newBounds)
    let isAsBroad = axis.turned(size).width == breadth
    // Where only the insets along the list differ, somebody scrolls, and means to.
    let held = newBounds.size != old.size || !isAsBroad ? held(in: old) : nil
    heldInBounds = held.map { ($0, old) }
    let isSameSize = size == placedSize
    placedSize = size
    placedSides = sides
    if !isAsBroad {
      placeEverything(source, in: view)
    } else if !isSameSize {
      refit(source, in: view)
    }
    guard let held else { return }
    let distance = adjustment(from: old, to: newBounds, holding: held, view.adjustedContentInset)
    context.contentOffsetAdjustment = shifted(.zero, by: distance).origin
  }

  /// Where the content is to be at the end of an animation to other bounds.
  ///
  /// The answer does not depend on how far the collection view has followed the context of these bounds.
  func offsetOfHeldPart(near proposed: CGPoint) -> CGPoint {
    guard let view = collectionView, let held = heldInBounds else { return proposed }
    let new = CGRect(origin: proposed, size: view.bounds.size)
    let distance = adjustment(
      from: held.old,
      to: new,
      holding: held.part,
      view.adjustedContentInset
    )
    return shifted(new, by: distance).origin
  }

  /// How far to scroll other bounds for a part to stand as far from the edge where the list begins as it
  /// stood, but not beyond the ends of the list.
  private func adjustment(
    from old: CGRect,
    to new: CGRect,
    holding part: HeldPart,
    _ insets: UIEdgeInsets
  ) -> CGFloat {
    let held = shifted(old, by: shift(of: old, holding: part))
    let (wanted, present, least, most): (CGFloat, CGFloat, CGFloat, CGFloat)
    switch axis {
    case .vertical:
      (wanted, present) = (held.minY, new.minY)
      (least, most) = (-insets.top, contentSize.height + insets.bottom - new.height)
    case .horizontal:
      (wanted, present) = (isMirrored ? held.maxX - new.width : held.minX, new.minX)
      (least, most) = (-insets.left, contentSize.width + insets.right - new.width)
    }
    return min(max(wanted, least), max(least, most)) - present
  }
}

/// Sections are placed in a space of their own: the list grows along y, and text begins at x = 0, beside
/// what is kept free at that side.
///
/// In a horizontal list, x and y change places on the way to the collection view. Where text runs from
/// right to left, the collection view mirrors what it is given.
extension ListLayout {
  /// The extent of the list across its axis, between what is kept free at its sides, in points.
  var breadth: CGFloat { axis.turned(placedSize).width }

  /// The extent of the content across the axis, in points.
  private var wholeBreadth: CGFloat {
    breadth + placedSides.left + placedSides.right + placedSides.top + placedSides.bottom
  }

  /// The size of everything in the collection view.
  var contentSize: CGSize {
    guard axis == .horizontal else {
      return CGSize(width: wholeBreadth, height: placement.length)
    }
    // What is mirrored in whole pixels stands on whole pixels, and in all of the visible width begins at
    // its edge.
    let length = (placement.length * displayScale).rounded(.up) / displayScale
    return CGSize(
      width: isMirrored ? max(length, placedSize.width) : length,
      height: wholeBreadth
    )
  }

  /// A frame in the layout's coordinates, with its edges on pixels.
  func shown(_ frame: CGRect) -> CGRect {
    axis.turned(frame.offsetBy(dx: leadingSide, dy: 0)).aligned(toPixelsOf: displayScale)
  }

  /// The part of a list that is in the bounds of the collection view and not under its insets.
  func visiblePart(in bounds: CGRect) -> CGRect {
    let insets = collectionView?.adjustedContentInset ?? .zero
    return placed(bounds.inset(by: insets))
  }

  /// What is visible at the moment, between which sticky headers and footers stay.
  ///
  /// A refresh control that spins is an inset to the collection view, and no bar to headers: they stay where
  /// they would without it, so that no gap opens above them.
  var visiblePart: CGRect {
    guard let view = collectionView else { return .zero }
    var bounds = view.bounds
    if axis == .vertical {
      bounds.origin.y -= view.refreshingHeight
      bounds.size.height += view.refreshingHeight
    }
    return visiblePart(in: bounds)
  }

  /// Whether text runs from right to left, so that the collection view mirrors the layout.
  var isMirrored: Bool {
    collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A rectangle of the collection view in the space in which sections are placed.
  func placed(_ rect: CGRect) -> CGRect {
    var rect = rect
    if isMirrored {
      rect.origin.x = contentSize.width - rect.maxX
    }
    return axis.turned(rect).offsetBy(dx: -leadingSide, dy: 0)
  }

  /// The number of pixels in a point.
  var displayScale: CGFloat { max(1, collectionView?.traitCollection.displayScale ?? 1) }
}
