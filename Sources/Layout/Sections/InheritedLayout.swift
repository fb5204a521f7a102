import Foundation

/// The layout settings of content for the sections inside it, from the outside to the inside.
///
/// The innermost modifier wins. Distances also apply to inner layouts that have none. It is an
/// object because each controller keeps its surroundings.
final class InheritedLayout: Sendable {
  /// The layout of a section that has none.
  let layout: SectionLayout

  private let insets: ListInsets?
  private let spacing: CGFloat?

  /// Without any settings.
  static let none = InheritedLayout(.list)

  private init(_ layout: SectionLayout, insets: ListInsets? = nil, spacing: CGFloat? = nil) {
    self.layout = layout
    self.insets = insets
    self.spacing = spacing
  }

  /// Returns the settings inside content with a layout.
  func taking(_ nearer: SectionLayout) -> InheritedLayout {
    let layout = nearer.completed(insets: insets, spacing: spacing)
    return InheritedLayout(layout, insets: insets, spacing: spacing)
  }

  /// Returns the settings inside content with insets.
  func taking(_ nearer: ListInsets) -> InheritedLayout {
    InheritedLayout(layout.insets(nearer), insets: nearer, spacing: spacing)
  }

  /// Returns the settings inside content with spacing.
  func taking(spacing nearer: CGFloat) -> InheritedLayout {
    InheritedLayout(layout.spacing(nearer), insets: insets, spacing: nearer)
  }
}

extension InheritedLayout: Equatable {
  static func == (left: InheritedLayout, right: InheritedLayout) -> Bool {
    left === right
      || left.layout == right.layout && left.insets == right.insets && left.spacing == right.spacing
  }
}
