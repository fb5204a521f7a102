import Foundation
import RosterPlatform

@MainActor
extension ListAxis {
  /// Returns a size from its lengths along and across the list.
  func layoutSize(
    along: NSCollectionLayoutDimension,
    across: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    self == .vertical
      ? NSCollectionLayoutSize(widthDimension: across, heightDimension: along)
      : NSCollectionLayoutSize(widthDimension: along, heightDimension: across)
  }

  /// Converts an edge of a vertical list.
  func turned(_ edge: NSRectAlignment) -> NSRectAlignment {
    guard self == .horizontal else { return edge }
    return edge == .top ? .leading : edge == .bottom ? .trailing : edge
  }

  /// The whole breadth across the list.
  var wholeBreadth: NSCollectionLayoutDimension {
    self == .vertical ? .fractionalWidth(1) : .fractionalHeight(1)
  }

  /// Returns a group whose members follow each other along the list.
  func alongGroup(
    _ size: NSCollectionLayoutSize,
    _ members: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    self == .vertical
      ? .vertical(layoutSize: size, subitems: members)
      : .horizontal(layoutSize: size, subitems: members)
  }

  /// Returns a group whose members are side by side.
  func acrossGroup(
    _ size: NSCollectionLayoutSize,
    _ members: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    self == .vertical
      ? .horizontal(layoutSize: size, subitems: members)
      : .vertical(layoutSize: size, subitems: members)
  }
}

extension SectionLayout.LineAlignment {
  /// Returns the space around an item that is shorter than its line.
  @MainActor
  func edgeSpacing(along axis: ListAxis) -> NSCollectionLayoutEdgeSpacing? {
    let before: NSCollectionLayoutSpacing?
    let after: NSCollectionLayoutSpacing?
    switch self {
    case .top, .stretch: return nil
    case .center: (before, after) = (.flexible(0), .flexible(0))
    case .bottom: (before, after) = (.flexible(0), nil)
    }
    return axis == .vertical
      ? NSCollectionLayoutEdgeSpacing(leading: nil, top: before, trailing: nil, bottom: after)
      : NSCollectionLayoutEdgeSpacing(leading: before, top: nil, trailing: after, bottom: nil)
  }
}

extension NSCollectionLayoutDimension {
  /// UIKit fails for a length of zero.
  static var least: CGFloat { 1 / 1024 }

  /// Returns a length in points, or an estimate that is replaced when the view is measured.
  static func length(_ length: CGFloat, isEstimated: Bool = false) -> NSCollectionLayoutDimension {
    isEstimated ? .estimated(max(1, length)) : .absolute(max(least, length))
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates UIKit's insets.
  init(_ insets: ListInsets) {
    self.init(
      top: insets.top,
      leading: insets.leading,
      bottom: insets.bottom,
      trailing: insets.trailing
    )
  }
}
