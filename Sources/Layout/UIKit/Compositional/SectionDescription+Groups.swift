import Foundation
import RosterPlatform

/// Lists and grids are lines of items in one group, or a single line that is repeated.
///
/// ```
///  group          line     item
///  ┌───────────┐  ┌─────┬─────┐
///  │ aaa bbb   │  │ aaa │ bbb │
///  │           │  └─────┴─────┘
///  │ ccc       │
///  └───────────┘
/// ```
extension SectionDescription {
  /// The items as members of groups.
  var grouped: NSCollectionLayoutSection {
    let metrics = layout.metrics(in: container)
    let group = stack(lines(metrics), spacing: metrics.lineSpacing)
    group.contentInsets = NSDirectionalEdgeInsets(
      axis.turned(ListInsets(leading: layout.insets.leading, trailing: layout.insets.trailing))
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = metrics.lineSpacing
    return section
  }

  /// Returns the lines of the section; a single one if all are equal.
  private func lines(_ metrics: ArrangementMetrics) -> [GroupMember] {
    if let (size, isEstimated) = commonSize(metrics) {
      let item = item(size, isEstimated: isEstimated, isAligned: isEstimated, metrics)
      let count = metrics.isWide(size) ? 1 : metrics.columns
      return [line(of: Array(repeating: item, count: count), metrics)]
    }
    let sizes = sizes.all
    return metrics.lines(of: sizes).map { items in
      line(
        of: items.map { index in
          item(
            sizes[index],
            isEstimated: estimatedItems.contains(index),
            isAligned: true,
            metrics
          )
        },
        metrics
      )
    }
  }

  /// Returns the size that all items have, and whether it is an estimate; nil if lines differ.
  private func commonSize(
    _ metrics: ArrangementMetrics
  ) -> (size: CGSize, isEstimated: Bool)? {
    guard sizes.runs.count == 1, let size = sizes.runs.first?.size else { return nil }
    if estimatedItems.isEmpty { return (size, false) }
    // In a line that is not full, estimates of missing items would count.
    let perLine = metrics.isWide(size) ? 1 : metrics.columns
    guard estimatedItems.count == sizes.count, sizes.count % perLine == 0 else { return nil }
    return (size, true)
  }

  private func item(
    _ size: CGSize,
    isEstimated: Bool,
    isAligned: Bool,
    _ metrics: ArrangementMetrics
  ) -> GroupMember {
    let isWide = metrics.isWide(size)
    let item = NSCollectionLayoutItem(
      layoutSize: axis.layoutSize(
        along: .length(size.height, isEstimated: isEstimated),
        across: .length(isWide ? metrics.available : metrics.columnWidth)
      )
    )
    if isAligned, metrics.columns > 1, !isWide {
      item.edgeSpacing = metrics.alignment.edgeSpacing(along: axis)
    }
    return GroupMember(
      item: item,
      length: size.height,
      isEstimated: isEstimated,
      isWide: isWide
    )
  }

  /// Returns items side by side, in the columns of the section.
  private func line(of members: [GroupMember], _ metrics: ArrangementMetrics) -> GroupMember {
    guard metrics.columns > 1, !members[0].isWide, let last = members.indices.last else {
      return members[0]
    }
    let length = members.reduce(0) { max($0, $1.length) }
    let isEstimated = members.contains(where: \.isEstimated)
    let breadth = metrics.start(ofColumn: last) - metrics.leading + metrics.columnWidth
    let group = axis.acrossGroup(
      axis.layoutSize(
        along: .length(length, isEstimated: isEstimated),
        across: .length(breadth)
      ),
      members.map(\.item)
    )
    // The gaps share what remains of the width after rounding columns to pixels.
    group.interItemSpacing = .flexible(metrics.itemSpacing)
    return GroupMember(item: group, length: length, isEstimated: isEstimated)
  }

  /// Returns lines one after another.
  ///
  /// Long sections are groups of groups, because UIKit was not designed for groups with many
  /// thousand members.
  private func stack(_ members: [GroupMember], spacing: CGFloat) -> NSCollectionLayoutGroup {
    let most = 500
    guard members.count > most else { return flatStack(members, spacing: spacing).group }
    let parts = stride(from: 0, to: members.count, by: most).map { first in
      let part = Array(members[first..<min(first + most, members.count)])
      let stack = flatStack(part, spacing: spacing)
      return GroupMember(item: stack.group, length: stack.length, isEstimated: stack.isEstimated)
    }
    return stack(parts, spacing: spacing)
  }

  private func flatStack(
    _ members: [GroupMember],
    spacing: CGFloat
  ) -> (group: NSCollectionLayoutGroup, length: CGFloat, isEstimated: Bool) {
    var length: CGFloat = 0
    for (index, member) in members.enumerated() {
      length += (index > 0 ? spacing : 0) + max(member.length, NSCollectionLayoutDimension.least)
    }
    let isEstimated = members.contains(where: \.isEstimated)
    let group = axis.alongGroup(
      axis.layoutSize(
        along: .length(length, isEstimated: isEstimated),
        across: axis.wholeBreadth
      ),
      members.map(\.item)
    )
    group.interItemSpacing = .fixed(spacing)
    return (group, length, isEstimated)
  }
}

/// An item or a group, with what the group around it needs to know.
private struct GroupMember {
  let item: NSCollectionLayoutItem
  let length: CGFloat
  let isEstimated: Bool

  /// Whether it is an item that spans all columns.
  var isWide = false
}
