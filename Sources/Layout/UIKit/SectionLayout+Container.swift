package import Foundation
package import RosterPlatform

extension SectionLayout {
  /// The space that the section offers to each of its items.
  ///
  /// The width of a column is rounded down to whole pixels, so that a line never holds one item less
  /// than it has columns.
  ///
  /// - Parameters:
  ///   - size: The visible size of the list, less its content insets.
  ///   - traits: The traits of the list; a scale that is not specified counts as one pixel a point.
  /// - Returns: The container of any one item.
  package func container(in size: CGSize, traits: UITraitCollection) -> Container {
    let inner = size.width - insets.leading - insets.trailing
    let columns = columns(in: inner)
    let free = inner - itemSpacing * CGFloat(columns - 1)
    let width = (free / CGFloat(columns)).roundedDown(toPixelsOf: max(1, traits.displayScale))
    return Container(
      size: size,
      width: max(0, width),
      columns: columns,
      insets: insets,
      traits: traits
    )
  }

  /// The space that the section offers to its header and footer: the whole width.
  package func supplementaryContainer(in size: CGSize, traits: UITraitCollection) -> Container {
    Container(size: size, traits: traits)
  }
}
