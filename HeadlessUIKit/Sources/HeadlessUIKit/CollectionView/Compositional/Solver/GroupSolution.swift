/// The frames of the items of one group, relative to the group.
struct GroupSolution: Equatable, Sendable {
  /// The frame of one item.
  struct Slot: Equatable, Sendable {
    var frame: CGRect
    var zIndex = 0
    var estimates = LayoutEstimates()
    var badges: [LayoutBadge] = []

    func offset(by distance: CGPoint) -> Slot {
      var result = self
      result.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
      return result
    }
  }

  /// A view that is attached to the group, or to one inside it.
  struct GroupView: Equatable, Sendable {
    var badge: LayoutBadge
    var frame: CGRect

    func offset(by distance: CGPoint) -> GroupView {
      GroupView(badge: badge, frame: frame.offsetBy(dx: distance.x, dy: distance.y))
    }
  }

  var size: CGSize
  var slots: [Slot]
  var views: [GroupView] = []

  /// The rectangle around the group with all its items and views, which may lie beyond it.
  var reach: CGRect {
    let items = slots.reduce(CGRect(origin: .zero, size: size)) { $0.union($1.frame) }
    return views.reduce(items) { $0.union($1.frame) }
  }
}

extension LayoutNode {
  /// Places the items depth first; `fitted` returns the measured size of an item's view.
  func solved(fitted: (Int) -> CGSize? = { _ in nil }) -> GroupSolution {
    solved(firstItem: 0, fitted)
  }

  /// Places the items; in uniform dimensions the node is at least as long as is said.
  private func solved(
    firstItem: Int,
    least: CGSize = .zero,
    _ fitted: (Int) -> CGSize?
  ) -> GroupSolution {
    let insets = estimates.applicable(insets)
    switch content {
    case .item:
      let size = estimates.growing(
        estimates.replacing(size, with: fitted(firstItem)),
        to: least
      )
      let frame = CGRect(origin: .zero, size: size).inset(by: insets)
      return GroupSolution(
        size: size,
        slots: [.init(frame: frame, estimates: estimates, badges: badges)]
      )
    case .frames(let frames):
      let slots = frames.map { place in
        GroupSolution.Slot(frame: place.frame, zIndex: place.zIndex)
          .offset(by: CGPoint(x: insets.leading, y: insets.top))
      }
      return GroupSolution(size: size, slots: slots, views: views(in: size, insets))
    case .line(let line, let members):
      return solved(line, members, insets, firstItem: firstItem, least: least, fitted)
    }
  }

  private func solved(
    _ line: LayoutLine,
    _ members: [LayoutNode],
    _ insets: NSDirectionalEdgeInsets,
    firstItem: Int,
    least: CGSize,
    _ fitted: (Int) -> CGSize?
  ) -> GroupSolution {
    let axis = line.axis
    let solutions = siblings(members, firstItem: firstItem, fitted)
    let lengths = zip(members, solutions).map { member, solution in
      let (before, after) = member.edges.around(axis)
      return LayoutLine.Member(
        before: before,
        length: axis.length(of: solution.size),
        after: after
      )
    }
    let inner = CGRect(origin: .zero, size: size).inset(by: insets)
    let content = axis.size(
      along: line.leastLength(of: lengths),
      across: breadth(of: solutions, members, across: axis.other)
    )
    let room = estimates.growing(estimates.replacing(inner.size, with: content), to: least)
    let (along, across) = (axis.length(of: room), axis.other.length(of: room))
    let starts = line.starts(of: lengths, in: along)
    var slots: [GroupSolution.Slot] = []
    let whole = estimates.replacing(size, with: room)
    var views = views(in: whole, insets)
    for (index, member) in members.enumerated() {
      let solution = solutions[index]
      let side = member.start(of: solution.size, across: axis.other, in: across)
      let origin = axis.point(along: starts[index], across: side)
      let distance = CGPoint(x: inner.minX + origin.x, y: inner.minY + origin.y)
      slots += solution.slots.map { $0.offset(by: distance) }
      views += solution.views.map { $0.offset(by: distance) }
    }
    return GroupSolution(size: whole, slots: slots, views: views)
  }

  /// The views that are attached to the node as a group of a size.
  private func views(
    in size: CGSize,
    _ insets: NSDirectionalEdgeInsets
  ) -> [GroupSolution.GroupView] {
    let frame = CGRect(origin: .zero, size: size).inset(by: insets)
    return badges.map { .init(badge: $0, frame: $0.frame(on: frame)) }
  }

  /// The members of a line, those that are uniform as long as the longest of their kind.
  private func siblings(
    _ members: [LayoutNode],
    firstItem: Int,
    _ fitted: (Int) -> CGSize?
  ) -> [GroupSolution] {
    var next = firstItem
    var least = CGSize.zero
    let solutions = members.map { member in
      defer { next += member.itemCount }
      let solution = member.solved(firstItem: next, fitted)
      if member.estimates.isWidthUniform { least.width = max(least.width, solution.size.width) }
      if member.estimates.isHeightUniform { least.height = max(least.height, solution.size.height) }
      return solution
    }
    guard least != .zero else { return solutions }
    next = firstItem
    return zip(members, solutions).map { member, solution in
      defer { next += member.itemCount }
      guard member.estimates.growing(solution.size, to: least) != solution.size else {
        return solution
      }
      return member.solved(firstItem: next, least: least, fitted)
    }
  }

  private func breadth(
    of solutions: [GroupSolution],
    _ members: [LayoutNode],
    across axis: LayoutAxis
  ) -> CGFloat {
    zip(solutions, members).reduce(0) {
      max($0, axis.length(of: $1.0.size) + $1.1.edges.least(along: axis))
    }
  }

  /// Where a member starts beside its line.
  private func start(of size: CGSize, across axis: LayoutAxis, in room: CGFloat) -> CGFloat {
    let (before, after) = edges.around(axis)
    let member = LayoutLine.Member(before: before, length: axis.length(of: size), after: after)
    return LayoutLine(axis: axis, gap: .none).starts(of: [member], in: room).first ?? 0
  }
}
