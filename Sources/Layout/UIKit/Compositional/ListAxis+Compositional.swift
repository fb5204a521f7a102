import Foundation
import RosterPlatform

@MainActor
extension ListAxis {
  /// A size from its extents along and across the list.
  func layoutSize(
    along: NSCollectionLayoutDimension,
    across: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    self == .vertical
      ? NSCollectionLayoutSize(widthDimension: across, heightDimension: along)
      : NSCollectionLayoutSize(widthDimension: along, heightDimension: across)
  }

  /// The edge of a list that another one is of a list that grows downwards.
  func turned(_ edge: NSRectAlignment) -> NSRectAlignment {
    guard self == .horizontal else { return edge }
    return edge == .top ? .leading : edge == .bottom ? .trailing : edge
  }

  /// The whole extent across the list.
  var wholeBreadth: NSCollectionLayoutDimension {
    self == .vertical ? .fractionalWidth(1) : .fractionalHeight(1)
  }

  /// A group whose members follow each other as the list grows.
  func alongGroup(
    _ size: NSCollectionLayoutSize,
    _ members: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    self == .vertical
      ? .vertical(layoutSize: size, subitems: members)
      : .horizontal(layoutSize: size, subitems: members)
  }

  /// A group whose members stand beside each other.
  func acrossGroup(
    _ size: NSCollectionLayoutSize,
    _ members: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    self == .vertical
      ? .horizontal(layoutSize: size, subitems: members)
      : .vertical(layoutSize: size, subitems: members)
  }
}

extension LineAlignment {
  /// The space around an item that is shorter than its line.
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
  /// UIKit refuses a length of zero.
  static var least: CGFloat { 1 / 1024 }

  /// A length in points, which may be one that holds until a view says what it needs.
  static func length(_ length: CGFloat, isEstimated: Bool = false) -> NSCollectionLayoutDimension {
    isEstimated ? .estimated(max(1, length)) : .absolute(max(least, length))
  }
}

extension NSDirectionalEdgeInsets {
  /// The same insets in UIKit's terms.
  init(_ insets: Insets) {
    self.init(
      top: insets.top,
      leading: insets.leading,
      bottom: insets.bottom,
      trailing: insets.trailing
    )
  }
}
