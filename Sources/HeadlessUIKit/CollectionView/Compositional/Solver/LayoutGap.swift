/// Space between two things, or at an edge of one.
struct LayoutGap: Equatable, Sendable {
  var length: CGFloat = 0

  /// Whether the space takes a share of what is left over.
  var isFlexible = false

  static let none = LayoutGap()
}

/// The space outside an item at each of its edges.
struct LayoutEdgeGaps: Equatable, Sendable {
  var leading = LayoutGap.none
  var top = LayoutGap.none
  var trailing = LayoutGap.none
  var bottom = LayoutGap.none

  func around(_ axis: LayoutAxis) -> (before: LayoutGap, after: LayoutGap) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }

  /// How much space there is at least along an axis.
  func least(along axis: LayoutAxis) -> CGFloat {
    let (before, after) = around(axis)
    return before.length + after.length
  }
}

/// Lays lengths one after the other with gaps between them.
struct LayoutLine: Equatable, Sendable {
  struct Member {
    var before = LayoutGap.none
    var length: CGFloat
    var after = LayoutGap.none

    var leastLength: CGFloat { before.length + length + after.length }
  }

  var axis: LayoutAxis
  var gap: LayoutGap

  /// How much room the members need at least.
  func leastLength(of members: [Member]) -> CGFloat {
    let gaps = CGFloat(max(0, members.count - 1)) * gap.length
    return members.reduce(gaps) { $0 + $1.leastLength }
  }

  /// Where each member starts; what is left of the room is shared evenly by all flexible gaps.
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
