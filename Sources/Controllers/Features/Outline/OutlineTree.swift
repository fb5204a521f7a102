/// The nodes of an outline, and how to get the children of a node.
@MainActor
struct OutlineTree<Node: Identifiable> {
  private let roots: [Node]
  private let isExpandable: ((Node) -> Bool)?
  private let children: (Node) -> [Node]?

  init(
    roots: [Node],
    isExpandable: ((Node) -> Bool)?,
    children: @escaping (Node) -> [Node]?
  ) {
    self.roots = roots
    self.isExpandable = isExpandable
    self.children = children
  }

  /// Neighboring nodes with the same position in the outline.
  struct Group {
    let position: OutlinePosition
    fileprivate(set) var nodes: [Node]
  }

  /// The visible nodes, in order.
  struct Rows {
    fileprivate(set) var groups: [Group] = []

    /// The positions of the nodes that can be expanded.
    fileprivate(set) var expandable: [Node.ID: OutlinePosition] = [:]

    /// The nodes that are among their own descendants, which are not shown a second time.
    fileprivate(set) var cycles: [Node.ID] = []

    fileprivate var path: Set<Node.ID> = []

    fileprivate mutating func append(_ node: Node, _ position: OutlinePosition) {
      if groups.last?.position == position {
        groups[groups.count - 1].nodes.append(node)
      } else {
        groups.append(Group(position: position, nodes: [node]))
      }
    }
  }

  /// Returns the visible nodes.
  ///
  /// - Complexity: O(number of those nodes).
  func rows(choices: OutlineExpansion<Node.ID>.Choices) -> Rows {
    var rows = Rows()
    add(roots, level: 0, choices, to: &rows)
    return rows
  }

  private func add(
    _ nodes: [Node],
    level: Int,
    _ choices: OutlineExpansion<Node.ID>.Choices,
    to rows: inout Rows
  ) {
    for node in nodes {
      if rows.path.contains(node.id) {
        rows.cycles.append(node.id)
        continue
      }
      let known = isExpandable == nil ? children(node) : nil
      let canExpand = isExpandable?(node) ?? (known != nil)
      let position = OutlinePosition(
        level: level,
        isExpandable: canExpand,
        isExpanded: canExpand && choices.isExpanded(node.id, level: level)
      )
      rows.append(node, position)
      guard canExpand else { continue }
      rows.expandable[node.id] = position
      guard position.isExpanded, let below = known ?? children(node) else { continue }
      rows.path.insert(node.id)
      add(below, level: level + 1, choices, to: &rows)
      rows.path.remove(node.id)
    }
  }

  /// Returns the ancestors of a node, from the root on; `nil` if the node does not exist.
  ///
  /// - Complexity: O(number of all nodes).
  func nodesAbove(_ id: Node.ID) -> [Node.ID]? {
    var path: [Node.ID] = []
    return find(id, in: roots, below: &path) ? path : nil
  }

  private func find(_ id: Node.ID, in nodes: [Node], below path: inout [Node.ID]) -> Bool {
    for node in nodes {
      if node.id == id { return true }
      guard !path.contains(node.id), isExpandable?(node) ?? true, let below = children(node)
      else { continue }
      path.append(node.id)
      if find(id, in: below, below: &path) { return true }
      path.removeLast()
    }
    return false
  }
}
