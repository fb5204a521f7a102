import Foundation
import RosterPlatform

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
