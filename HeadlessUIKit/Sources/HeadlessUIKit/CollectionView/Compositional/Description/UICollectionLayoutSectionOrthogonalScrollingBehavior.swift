/// Whether and how a section scrolls orthogonally to its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll orthogonally.
  case none = 0
  /// Scrolling stops anywhere.
  case continuous = 1
  /// Scrolling stops with a group at the leading edge.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling stops at multiples of the section's width.
  case paging = 3
  /// Scrolling moves by one group, which stops at the leading edge.
  case groupPaging = 4
  /// Scrolling moves by one group, which stops in the center.
  case groupPagingCentered = 5
}
