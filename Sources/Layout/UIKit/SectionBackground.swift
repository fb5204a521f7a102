public import Foundation
public import RosterPlatform

extension SectionLayout {
  /// The background of a section, behind its items from its header to its footer.
  public struct Background: Hashable, Sendable {
    /// The appearances of backgrounds.
    enum Appearance: Hashable, Sendable {
      case color(UIColor, cornerRadius: CGFloat)
      case view(BackgroundClass)
    }

    let appearance: Appearance

    /// The distances from the edges of the section, and from its header and footer.
    public var insets: ListInsets

    /// A background of one color.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - insets: The distances from the edges of the section, and from its header and footer.
    /// - Returns: The background.
    public static func color(
      _ color: UIColor,
      cornerRadius: CGFloat = 0,
      insets: ListInsets = .zero
    ) -> SectionLayout.Background {
      SectionLayout.Background(
        appearance: .color(color, cornerRadius: cornerRadius),
        insets: insets
      )
    }

    /// A custom view, which is made with `init(frame:)`.
    ///
    /// - Parameters:
    ///   - viewClass: The class of the view.
    ///   - insets: The distances from the edges of the section, and from its header and footer.
    /// - Returns: The background.
    public static func view(
      _ viewClass: UICollectionReusableView.Type,
      insets: ListInsets = .zero
    ) -> SectionLayout.Background {
      SectionLayout.Background(appearance: .view(BackgroundClass(viewClass)), insets: insets)
    }
  }
}

/// A class of background views.
struct BackgroundClass: Hashable, Sendable {
  let viewClass: UICollectionReusableView.Type

  init(_ viewClass: UICollectionReusableView.Type) {
    self.viewClass = viewClass
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.viewClass == rhs.viewClass
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(viewClass))
  }
}

/// Separators between the items of a list, except after the last.
///
/// A separator is one pixel thick. It is in the middle of the space between two items or, if there
/// is no space, on the last pixel of the upper item.
public struct Separators: Hashable, Sendable {
  /// The color of the separators.
  public var color: UIColor

  /// The insets of the separators from the leading and the trailing edge of the items; `top` and
  /// `bottom` are ignored.
  public var insets: ListInsets

  /// Creates separators.
  ///
  /// - Parameters:
  ///   - color: The color of the separators.
  ///   - insets: The insets of the separators from the leading and the trailing edge of the items.
  public init(color: UIColor = .separator, insets: ListInsets = .zero) {
    self.color = color
    self.insets = insets
  }
}
