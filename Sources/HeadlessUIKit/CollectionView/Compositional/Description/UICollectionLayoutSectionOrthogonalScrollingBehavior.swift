/// Whether and how the groups of a section scroll across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They do not; they follow each other in the direction of the layout.
  case none = 0
  /// They come to rest anywhere.
  case continuous = 1
  /// They come to rest with a group at the leading edge.
  case continuousGroupLeadingBoundary = 2
  /// They come to rest at multiples of the section's width.
  case paging = 3
  /// They go on by one group at a time, which comes to rest at the leading edge.
  case groupPaging = 4
  /// They go on by one group at a time, which comes to rest in the middle.
  case groupPagingCentered = 5
}
