/// The groups of one section, one after another.
///
/// All groups are alike except those with measured views, so that memory and building cost O(such
/// groups), and a query O(log such groups), independent of the number of items.
struct GroupStack: Sendable {
  let axis: LayoutAxis
  let spacing: CGFloat
  let itemCount: Int
  private let template: GroupSolution

  /// The rectangle around any group and all its items.
  private let reach: CGRect
  private let others: [Int: GroupSolution]

  /// For each group that differs, the total distance by which everything behind it is moved.
  private let shifts: [(group: Int, total: CGFloat)]

  init(
    node: LayoutNode,
    axis: LayoutAxis,
    spacing: CGFloat,
    itemCount: Int,
    fitted: [Int: CGSize] = [:]
  ) {
    self.axis = axis
    self.spacing = spacing.isFinite ? spacing : 0
    self.itemCount = node.itemCount == 0 ? 0 : itemCount
    let template = node.solved()
    self.template = template
    let size = max(1, node.itemCount)
    var others: [Int: GroupSolution] = [:]
    for group in Set(fitted.keys.lazy.map { $0 / size }) {
      others[group] = node.solved { fitted[group * size + $0] }
    }
    self.others = others
    reach = others.values.reduce(template.reach) { $0.union($1.reach) }
    var total: CGFloat = 0
    shifts = others.keys.sorted().map { group in
      total += axis.length(of: others[group]?.size ?? .zero) - axis.length(of: template.size)
      return (group, total)
    }
  }

  private var itemsPerGroup: Int { max(1, template.slots.count) }

  var groupCount: Int { itemCount / itemsPerGroup + (itemCount % itemsPerGroup == 0 ? 0 : 1) }

  /// The length of the groups along their axis.
  var length: CGFloat {
    groupCount == 0 ? 0 : max(0, start(ofGroup: groupCount) - spacing)
  }

  /// The length of the groups across their axis.
  var breadth: CGFloat {
    guard groupCount > 0 else { return 0 }
    return others.values.reduce(axis.other.length(of: template.size)) {
      max($0, axis.other.length(of: $1.size))
    }
  }

  func start(ofGroup group: Int) -> CGFloat {
    let behind = shifts.indices.firstSorted { shifts[$0].group >= group }
    let shift = behind > 0 ? shifts[behind - 1].total : 0
    return CGFloat(group) * (axis.length(of: template.size) + spacing) + shift
  }

  func length(ofGroup group: Int) -> CGFloat {
    axis.length(of: others[group]?.size ?? template.size)
  }

  func group(ofItem item: Int) -> Int { item / itemsPerGroup }

  /// The place of an item, or nil if there is none.
  func slot(ofItem item: Int) -> GroupSolution.Slot? {
    guard item >= 0, item < itemCount else { return nil }
    let group = group(ofItem: item)
    let solution = others[group] ?? template
    let origin = axis.point(along: start(ofGroup: group), across: 0)
    return solution.slots[item - group * itemsPerGroup].offset(by: origin)
  }

  /// Returns the items that may intersect a range of the axis.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let groups = groups(from: start, to: end)
    return firstItem(ofGroup: groups.lowerBound)..<firstItem(ofGroup: groups.upperBound)
  }

  /// Returns the groups of which anything may intersect a range of the axis.
  func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let groups = 0..<groupCount
    let early = min(0, axis.start(of: reach))
    let late = max(0, axis.end(of: reach) - axis.length(of: template.size))
    let first = groups.firstSorted {
      self.start(ofGroup: $0) + length(ofGroup: $0) + late > start
    }
    let last = groups.firstSorted { self.start(ofGroup: $0) + early >= end }
    return first..<max(first, last)
  }

  /// Whether any views are attached to groups.
  var hasViews: Bool { !template.views.isEmpty }

  /// Returns the views that are attached to a group, each with its number among those of its kind
  /// in all groups.
  func views(ofGroup group: Int) -> [(number: Int, view: GroupSolution.GroupView)] {
    guard group >= 0, group < groupCount else { return [] }
    let origin = axis.point(along: start(ofGroup: group), across: 0)
    let views = (others[group] ?? template).views
    return views.indices.map { index in
      let kind = views[index].badge.kind
      let before = views[..<index].count { $0.badge.kind == kind }
      let all = views.count { $0.badge.kind == kind }
      return (group * all + before, views[index].offset(by: origin))
    }
  }

  /// Returns the view of a kind that is attached to a group, by its number; nil if there is none.
  func view(_ kind: String, number: Int) -> GroupSolution.GroupView? {
    let all = template.views.count { $0.badge.kind == kind }
    guard all > 0, number >= 0 else { return nil }
    return views(ofGroup: number / all)
      .first { $0.number == number && $0.view.badge.kind == kind }?.view
  }

  private func firstItem(ofGroup group: Int) -> Int {
    group < groupCount ? group * itemsPerGroup : itemCount
  }
}
