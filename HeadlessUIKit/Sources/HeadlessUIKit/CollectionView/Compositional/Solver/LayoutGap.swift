/// Space between two elements, or at an edge of one.
struct LayoutGap: Equatable, Sendable {
  var length: CGFloat = 0

  /// Whether the space takes a share of what is left over.
  var isFlexible = false

  static let none = LayoutGap()
}

/// The space outside an item at each edge.
struct LayoutEdgeGaps: Equatable, Sendable {
  var leading = LayoutGap.none
  var top = LayoutGap.none
  var trailing = LayoutGap.none
  var bottom = LayoutGap.none

  func around(_ axis: LayoutAxis) -> (before: LayoutGap, after: LayoutGap) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }

  /// Returns the minimum space along an axis.
  func least(along axis: LayoutAxis) -> CGFloat {
    let (before, after) = around(axis)
    return before.length + after.length
  }
}

/// Places lengths one after another with gaps between them.
struct LayoutLine: Equatable, Sendable {
  struct Member {
    var before = LayoutGap.none
    var length: CGFloat
    var after = LayoutGap.none

    var leastLength: CGFloat { before.length + length + after.length }
  }

  var axis: LayoutAxis
  var gap: LayoutGap

  /// Returns the minimum length of the members.
  func leastLength(of members: [Member]) -> CGFloat {
    let gaps = CGFloat(max(0, members.count - 1)) * gap.length
    return members.reduce(gaps) { $0 + $1.leastLength }
  }

  /// Returns the start of each member; flexible gaps share the remaining space equally.
  func starts(of members: [Member], in room: CGFloat) -> [CGFloat] {
    let flexibleEdges = members.reduce(0) {
      $0 + ($1.before.isFlexible ? 1 : 0) + ($1.after.isFlexible ? 1 : 0)
    }
    let flexibleGaps = flexibleEdges + (gap.isFlexible ? max(0, members.count - 1) : 0)
    let leftover = max(0, room - leastLength(of: members))
    let share = flexibleGaps > 0 ? leftover / CGFloat(flexibleGaps) : 0
    func length(_ gap: LayoutGap) -> CGFloat { gap.length + (gap.isFlexible ? share : 0) }
    var position: CGFloat = 0
    return members.map { member in
      let start = position + length(member.before)
      position = start + member.length + length(member.after) + length(gap)
      return start
    }
  }
}
