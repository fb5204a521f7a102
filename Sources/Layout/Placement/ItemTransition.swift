public import Foundation

/// How the cell of an item appears or disappears in an animated update.
///
/// It describes how the cell differs from its final place at the far end of the animation.
/// `ListLayout`, `CompositionalListLayout` and `FlowListLayout` use it, and your own layouts that ask
/// `ItemTransitions`; other layouts fade cells.
public struct ItemTransition: Hashable, Sendable {
  /// The opacity of the cell, from 0 to 1.
  public var alpha: CGFloat

  /// The scale of the cell.
  public var scale: CGFloat

  /// The distance of the cell from its place, in points; a positive width is towards the trailing
  /// edge.
  public var offset: CGSize

  /// Creates a transition from the far end of the animation.
  ///
  /// - Parameters:
  ///   - alpha: The opacity of the cell, from 0 to 1.
  ///   - scale: The scale of the cell.
  ///   - offset: The distance of the cell from its place, in points.
  public init(alpha: CGFloat = 1, scale: CGFloat = 1, offset: CGSize = .zero) {
    self.alpha = alpha
    self.scale = scale
    self.offset = offset
  }

  /// The cell fades in its place.
  public static let fade = ItemTransition(alpha: 0)

  /// The cell appears and disappears immediately.
  public static let none = ItemTransition()

  /// The cell fades while it grows or shrinks.
  ///
  /// - Parameter scale: The scale of the cell.
  /// - Returns: A transition that fades, too.
  public static func scale(_ scale: CGFloat) -> ItemTransition {
    ItemTransition(alpha: 0, scale: scale)
  }

  /// The cell fades while it moves to its place, or away from it.
  ///
  /// - Parameters:
  ///   - width: The distance towards the trailing edge, in points.
  ///   - height: The distance towards the end of the list, in points.
  /// - Returns: A transition that fades, too.
  public static func slide(width: CGFloat = 0, height: CGFloat = 0) -> ItemTransition {
    ItemTransition(alpha: 0, offset: CGSize(width: width, height: height))
  }
}
