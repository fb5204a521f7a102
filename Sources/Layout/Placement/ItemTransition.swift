public import Foundation

/// How the cell of an item comes into a list, or leaves it, in an animated update.
///
/// It says how the cell differs from its place in the list at the far end of the animation.
/// `ListLayout` follows it; stock layouts fade cells.
public struct ItemTransition: Hashable, Sendable {
  /// How opaque the cell is, from 0 to 1.
  public var alpha: CGFloat

  /// How large the cell is, in multiples of its size.
  public var scale: CGFloat

  /// How far the cell is away from its place, in points; positive widths lead towards the trailing edge.
  public var offset: CGSize

  /// Describes the far end of an animation.
  ///
  /// - Parameters:
  ///   - alpha: How opaque the cell is, from 0 to 1.
  ///   - scale: How large the cell is, in multiples of its size.
  ///   - offset: How far the cell is away from its place, in points.
  public init(alpha: CGFloat = 1, scale: CGFloat = 1, offset: CGSize = .zero) {
    self.alpha = alpha
    self.scale = scale
    self.offset = offset
  }

  /// The cell fades in its place.
  public static let fade = ItemTransition(alpha: 0)

  /// The cell is there at once, and gone at once.
  public static let none = ItemTransition()

  /// The cell fades while it grows or shrinks.
  ///
  /// - Parameter scale: How large the cell is, in multiples of its size.
  /// - Returns: A transition that fades, too.
  public static func scale(_ scale: CGFloat) -> ItemTransition {
    ItemTransition(alpha: 0, scale: scale)
  }

  /// The cell fades while it passes to its place, or away from it.
  ///
  /// - Parameters:
  ///   - width: How far it is away, in points towards the trailing edge.
  ///   - height: How far it is away, in points towards the end of the list.
  /// - Returns: A transition that fades, too.
  public static func slide(width: CGFloat = 0, height: CGFloat = 0) -> ItemTransition {
    ItemTransition(alpha: 0, offset: CGSize(width: width, height: height))
  }
}
