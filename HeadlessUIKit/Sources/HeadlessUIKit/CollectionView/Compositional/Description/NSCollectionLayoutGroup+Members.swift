extension NSCollectionLayoutGroup {
  /// A tolerance for rounding in sums such as three thirds of a width.
  private static let tolerance: CGFloat = 1 / 1024

  /// A limit on the members of a group, so that repeating members without a length ends.
  private static let mostMembers = 10_000

  /// Returns the members of one group of a size.
  func nodes(
    of members: Members,
    _ line: LayoutLine,
    in size: CGSize,
    _ environment: LayoutEnvironment
  ) -> [LayoutNode] {
    switch members {
    case .cycle(let subitems):
      return cycled(subitems.map { $0.node(in: size, environment) }, line, in: size, environment)
    case .repeated(let subitem, let count, let isDivided):
      let count = min(max(0, count), Self.mostMembers)
      var node = subitem.node(in: size, environment)
      if isDivided, count > 0 {
        node = subitem.node(dividing: size, line, by: count, environment)
      }
      return Array(repeating: node, count: count)
    }
  }

  /// Repeats the nodes as long as there is space.
  ///
  /// A group that is too small for its first member is a mistake, and contains that member
  /// nevertheless. A group as long as its members contains at least one.
  private func cycled(
    _ nodes: [LayoutNode],
    _ line: LayoutLine,
    in size: CGSize,
    _ environment: LayoutEnvironment
  ) -> [LayoutNode] {
    guard let first = nodes.first else { return [] }
    let room = line.axis.length(of: size) + Self.tolerance
    var result: [LayoutNode] = []
    var used: CGFloat = 0
    while result.count < Self.mostMembers {
      let next = nodes[result.count % nodes.count]
      let gap = result.isEmpty ? 0 : line.gap.length
      let end = used + gap + next.leastLength(along: line.axis)
      guard end <= room else { break }
      result.append(next)
      // A cycle without a length would be repeated without end.
      if end <= 0, result.count == nodes.count { break }
      used = end
    }
    guard result.isEmpty else { return result }
    if !layoutSize.estimates.contains(line.axis) {
      environment.reportNoRoom(for: first, in: size)
    }
    return [first]
  }
}

extension NSCollectionLayoutItem {
  /// Returns the item as one of several that divide the space of their group equally.
  fileprivate func node(
    dividing size: CGSize,
    _ line: LayoutLine,
    by count: Int,
    _ environment: LayoutEnvironment
  ) -> LayoutNode {
    let axis = line.axis
    let room = axis.length(of: size) - line.gap.length * CGFloat(count - 1)
    let own = layoutSize.resolved(in: size)
    let part = axis.size(
      along: max(0, room / CGFloat(count)),
      across: axis.other.length(of: own)
    )
    return node(ofSize: part, environment)
  }
}
