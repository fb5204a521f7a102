public import Foundation
import RosterPlatform

extension OverlayPlace {
  /// Where an overlay is on the area that it belongs to, such as a badge on its item.
  ///
  /// ```swift
  /// .badge(at: .topTrailing.offset(x: -4, y: 4)) { … }
  /// ```
  public struct Anchor: Hashable, Sendable {
    /// The place along the width: 0 is the leading edge, and 1 the trailing one.
    let x: CGFloat

    /// The place along the height: 0 is the top edge, and 1 the bottom one.
    let y: CGFloat

    /// The distance from that place, in points; the width points to the trailing edge.
    private(set) var offset = CGSize.zero

    /// Whether the overlay covers the whole area.
    private(set) var fills = false

    /// Creates an anchor at a fraction of the free width and of the free height.
    ///
    /// The overlay is inside the area at 0 and at 1, as long as it fits.
    ///
    /// - Parameters:
    ///   - x: From 0 at the leading edge to 1 at the trailing edge.
    ///   - y: From 0 at the top edge to 1 at the bottom edge.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x.isUsable ? x : 0
      self.y = y.isUsable ? y : 0
    }

    /// In the top leading corner.
    public static let topLeading = OverlayPlace.Anchor(x: 0, y: 0)

    /// In the middle of the top edge.
    public static let top = OverlayPlace.Anchor(x: 0.5, y: 0)

    /// In the top trailing corner.
    public static let topTrailing = OverlayPlace.Anchor(x: 1, y: 0)

    /// In the middle of the leading edge.
    public static let leading = OverlayPlace.Anchor(x: 0, y: 0.5)

    /// In the middle.
    public static let center = OverlayPlace.Anchor(x: 0.5, y: 0.5)

    /// In the middle of the trailing edge.
    public static let trailing = OverlayPlace.Anchor(x: 1, y: 0.5)

    /// In the bottom leading corner.
    public static let bottomLeading = OverlayPlace.Anchor(x: 0, y: 1)

    /// In the middle of the bottom edge.
    public static let bottom = OverlayPlace.Anchor(x: 0.5, y: 1)

    /// In the bottom trailing corner.
    public static let bottomTrailing = OverlayPlace.Anchor(x: 1, y: 1)

    /// Over the whole area; the size of the overlay's controller is not used.
    public static let fill = {
      var anchor = OverlayPlace.Anchor.center
      anchor.fills = true
      return anchor
    }()

    /// Returns the anchor at a distance from this one.
    ///
    /// Negative distances move an overlay out of its area at the top and at the leading edge.
    ///
    /// - Parameters:
    ///   - x: The distance toward the trailing edge, in points.
    ///   - y: The distance toward the bottom edge, in points.
    /// - Returns: The anchor with both distances added to its own.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OverlayPlace.Anchor {
      var copy = self
      copy.offset.width += x.isUsable ? x : 0
      copy.offset.height += y.isUsable ? y : 0
      return copy
    }

    /// Returns the frame of an overlay.
    ///
    /// - Parameters:
    ///   - size: The size of the overlay.
    ///   - area: The area that it belongs to.
    ///   - isMirrored: Whether the leading edge is the right one.
    /// - Returns: The frame, in the coordinates of the area.
    func frame(of size: CGSize, in area: CGRect, isMirrored: Bool) -> CGRect {
      let size = fills ? area.size : size
      let x = isMirrored ? 1 - x : x
      return CGRect(
        x: area.minX + (area.width - size.width) * x + (isMirrored ? -offset.width : offset.width),
        y: area.minY + (area.height - size.height) * y + offset.height,
        width: size.width,
        height: size.height
      )
    }
  }
}

/// The items of a section that an overlay is laid over, by the identifiers of their view models.
///
/// ```swift
/// .overlay("now", over: .before(nextMeeting.id), Now(), NowController.init)
/// .overlay("trip", over: .items(from: first.id, through: last.id), Trip(), TripController.init)
/// ```
///
/// The overlay stays with its items when others are inserted, removed or moved. It is not shown while
/// one of the named items is not in the section.
public struct OverlayPlace: Hashable, Sendable {
  /// What an overlay is laid over.
  enum Target: Hashable, Sendable {
    case items(from: ListIdentifier, through: ListIdentifier)
    case before(ListIdentifier)
    case after(ListIdentifier)
    case section
  }

  let target: Target

  /// Where the overlay is on the area of its items.
  let anchor: OverlayPlace.Anchor

  init(_ target: Target, _ anchor: OverlayPlace.Anchor) {
    self.target = target
    self.anchor = anchor
  }

  /// Over an item.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item's view model.
  ///   - anchor: Where on the item; by default, over all of it.
  /// - Returns: The place.
  @MainActor
  public static func item(
    _ id: some Hashable,
    at anchor: OverlayPlace.Anchor = .fill
  ) -> OverlayPlace {
    items(from: id, through: id, at: anchor)
  }

  /// Over neighboring items: the smallest rectangle around them.
  ///
  /// The items may be named in either order.
  ///
  /// - Parameters:
  ///   - first: The identifier of the first item's view model.
  ///   - last: The identifier of the last item's view model.
  ///   - anchor: Where on the items; by default, over all of them.
  /// - Returns: The place.
  @MainActor
  public static func items(
    from first: some Hashable,
    through last: some Hashable,
    at anchor: OverlayPlace.Anchor = .fill
  ) -> OverlayPlace {
    OverlayPlace(.items(from: ListIdentifier(of: first), through: ListIdentifier(of: last)), anchor)
  }

  /// On the line between an item and the one before it.
  ///
  /// The line is as long as the item is broad, and the overlay is centered on it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item's view model.
  ///   - anchor: Where on the line; by default, at its center.
  /// - Returns: The place.
  @MainActor
  public static func before(
    _ id: some Hashable,
    at anchor: OverlayPlace.Anchor = .center
  ) -> OverlayPlace {
    OverlayPlace(.before(ListIdentifier(of: id)), anchor)
  }

  /// On the line between an item and the one after it.
  ///
  /// The line is as long as the item is broad, and the overlay is centered on it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item's view model.
  ///   - anchor: Where on the line; by default, at its center.
  /// - Returns: The place.
  @MainActor
  public static func after(
    _ id: some Hashable,
    at anchor: OverlayPlace.Anchor = .center
  ) -> OverlayPlace {
    OverlayPlace(.after(ListIdentifier(of: id)), anchor)
  }

  /// Over all items of the section.
  ///
  /// - Parameter anchor: Where on the items; by default, over all of them.
  /// - Returns: The place.
  public static func section(at anchor: OverlayPlace.Anchor = .fill) -> OverlayPlace {
    OverlayPlace(.section, anchor)
  }
}

/// An overlay of a list, as its layout places it.
struct ListOverlay: Equatable, Sendable {
  /// The items that the overlay is laid over, by their indices in the section.
  enum Span: Equatable, Sendable {
    case items(Range<Int>)
    case before(Int)
    case after(Int)
  }

  /// The kind, without the prefix for UIKit.
  let kind: String

  /// Distinguishes the overlay from all others of the list, as long as it exists.
  let number: Int

  let section: Int
  let span: Span
  let anchor: OverlayPlace.Anchor

  init(
    _ kind: String,
    number: Int,
    section: Int,
    span: Span,
    anchor: OverlayPlace.Anchor
  ) {
    self.kind = kind
    self.number = number
    self.section = section
    self.span = span
    self.anchor = anchor
  }
}
