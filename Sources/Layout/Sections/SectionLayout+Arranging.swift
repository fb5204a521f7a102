import Foundation

extension SectionLayout {
  /// Arranges items of some sizes.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the items; they can be shown.
  ///   - container: The space that the section offers to each item; in a horizontal list, the section
  ///     and the sizes are turned and the container is not.
  /// - Returns: Where the items stand.
  /// - Complexity: O(n).
  func arrange(_ sizes: ItemSizes, in container: Container) -> any ItemArrangement {
    let metrics = metrics(in: container)
    return switch arrangement {
    case .list, .grid, .carousel: GridArrangement(sizes, metrics)
    case .flow(let distribution): FlowArrangement(sizes.all, metrics, distribution)
    case .waterfall: WaterfallArrangement(sizes.all, metrics)
    case .custom(let own): CustomArrangement(own.base, sizes.all, metrics)
    }
  }

  /// What the section is arranged by besides the sizes of its items.
  func metrics(in container: Container) -> ArrangementMetrics {
    let size = container.axis.turned(container.size)
    let item = container.axis.turned(CGSize(width: container.width, height: container.height))
    return ArrangementMetrics(
      leading: insets.leading,
      available: max(0, size.width - insets.leading - insets.trailing),
      visibleLength: size.height,
      columns: container.columns,
      columnWidth: item.width,
      lineSpacing: lineSpacing.distance,
      itemSpacing: itemSpacing.distance,
      alignment: lineAlignment
    )
  }
}
