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
  ///   - axis: The direction in which the list grows; in a horizontal list, columns are rows.
  /// - Returns: The container of any one item.
  package func container(
    in size: CGSize,
    traits: UITraitCollection,
    axis: ListAxis = .vertical
  ) -> Container {
    let around = axis.turned(insets)
    let inner = axis.turned(size).width - around.leading - around.trailing
    let columns = columns(in: inner)
    let free = inner - itemSpacing * CGFloat(columns - 1)
    let breadth = (free / CGFloat(columns)).roundedDown(toPixelsOf: max(1, traits.displayScale))
    let length = axis.turned(size).height - (axis == .vertical ? 0 : around.top + around.bottom)
    let item = axis.turned(CGSize(width: max(0, breadth), height: max(0, length)))
    var container = Container(
      size: size,
      width: item.width,
      height: item.height,
      columns: columns,
      insets: insets,
      axis: axis,
      traits: traits
    )
    if keepsToBreadth, inner > 0 { container.breadthLimit = inner }
    return container
  }

  /// Whether items must not reach beyond the insets; an arrangement of the app's own may have them do so.
  private var keepsToBreadth: Bool {
    if case .custom = arrangement { false } else { true }
  }

  /// The space that the section offers to its header and footer: the whole width.
  package func supplementaryContainer(
    in size: CGSize,
    traits: UITraitCollection,
    axis: ListAxis = .vertical
  ) -> Container {
    Container(size: size, axis: axis, traits: traits)
  }
}
