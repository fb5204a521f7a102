public import Foundation
public import RosterPlatform

/// What is shown behind the items of a section, from its header to its footer.
public struct SectionBackground: Hashable, Sendable {
  /// What it looks like.
  package enum Appearance: Hashable, Sendable {
    case color(UIColor, cornerRadius: CGFloat)
    case view(BackgroundClass)
  }

  package let appearance: Appearance

  /// How much it keeps from the edges of the section, and from its header and footer.
  public var insets: Insets

  /// An area of one color.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - insets: How much it keeps from the edges of the section, and from its header and footer.
  /// - Returns: The background.
  public static func color(
    _ color: UIColor,
    cornerRadius: CGFloat = 0,
    insets: Insets = .zero
  ) -> SectionBackground {
    SectionBackground(appearance: .color(color, cornerRadius: cornerRadius), insets: insets)
  }

  /// A view of the app's own, which is made by `init(frame:)` and draws itself.
  ///
  /// - Parameters:
  ///   - viewClass: The class of the view.
  ///   - insets: How much it keeps from the edges of the section, and from its header and footer.
  /// - Returns: The background.
  public static func view(
    _ viewClass: UICollectionReusableView.Type,
    insets: Insets = .zero
  ) -> SectionBackground {
    SectionBackground(appearance: .view(BackgroundClass(viewClass)), insets: insets)
  }
}

/// A class of views that stand behind a section.
package struct BackgroundClass: Hashable, Sendable {
  package let viewClass: UICollectionReusableView.Type

  init(_ viewClass: UICollectionReusableView.Type) {
    self.viewClass = viewClass
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.viewClass == rhs.viewClass
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(viewClass))
  }
}

/// Lines between the items of a list; there is none after the last.
///
/// A line is one pixel thick. It stands in the middle of the space between two items, or, where there is
/// none, on the last pixel of the upper one.
public struct Separators: Hashable, Sendable {
  /// The color of the lines.
  public var color: UIColor

  /// How much the lines keep from the leading and the trailing edge of the items; `top` and `bottom` do
  /// not matter.
  public var insets: Insets

  /// Describes lines.
  ///
  /// - Parameters:
  ///   - color: The color of the lines.
  ///   - insets: How much the lines keep from the leading and the trailing edge of the items.
  public init(color: UIColor = .separator, insets: Insets = .zero) {
    self.color = color
    self.insets = insets
  }
}
