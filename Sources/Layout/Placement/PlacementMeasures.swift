package import Foundation

/// What a changed list is placed by: arrangements and sizes as they are after the change.
package struct PlacementMeasures {
  /// How a section arranges its items.
  package let arrangement: (_ section: Int) -> SectionLayout

  /// A section as a whole.
  package let section: (_ section: Int) -> SectionPlacement

  /// The sizes of neighbouring items.
  package let sizes: (_ items: Range<Int>, _ section: Int) -> ItemSizes

  /// The heights of a section's header and footer.
  package let boundaries: (_ section: Int) -> (header: CGFloat, footer: CGFloat)

  package init(
    arrangement: @escaping (Int) -> SectionLayout,
    section: @escaping (Int) -> SectionPlacement,
    sizes: @escaping (Range<Int>, Int) -> ItemSizes,
    boundaries: @escaping (Int) -> (header: CGFloat, footer: CGFloat)
  ) {
    self.arrangement = arrangement
    self.section = section
    self.sizes = sizes
    self.boundaries = boundaries
  }
}
