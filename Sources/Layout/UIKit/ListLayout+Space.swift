import Foundation
import RosterPlatform

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

  /// What is visible at the moment.
  var visiblePart: CGRect { visiblePart(in: collectionView?.bounds ?? .zero) }

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
