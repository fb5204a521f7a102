package import Foundation

extension SectionLayout {
  /// The space that the section offers to each of its items.
  ///
  /// The width of a column is rounded down to whole pixels, so that a line never holds one item less
  /// than it has columns.
  ///
  /// - Parameters:
  ///   - size: The visible size of the list, less its content insets.
  ///   - scale: The number of pixels in a point.
  /// - Returns: The container of any one item.
  package func container(in size: CGSize, scale: CGFloat) -> Container {
    let inner = size.width - insets.leading - insets.trailing
    let free = inner - itemSpacing * CGFloat(columns - 1)
    let width = (free / CGFloat(columns) * scale).rounded(.down) / scale
    return Container(size: size, width: max(0, width), columns: columns)
  }

  /// The space that the section offers to its header and footer: the whole width.
  package func supplementaryContainer(in size: CGSize) -> Container {
    Container(size: size)
  }
}
