/// The items of one section as an outline, in which an item's children are visible while it is
/// expanded.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  var roots: [ItemIdentifierType] = []
  var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  var known: Set<ItemIdentifierType> = []
  var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { walk(roots) { _ in true } }

  /// The items that have no parent.
  public var rootItems: [ItemIdentifierType] { roots }

  /// The items all of whose ancestors are expanded.
  public var visibleItems: [ItemIdentifierType] { walk(roots) { expanded.contains($0) } }

  /// Returns the index of an item among all items, or nil for an unknown one.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy { expanded.contains($0) }
  }

  /// Returns how many ancestors an item has.
  public func level(of item: ItemIdentifierType) -> Int {
    guard isKnown(item) else { return 0 }
    return ancestors(of: item).count
  }

  /// Returns the parent of an item, or nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// Returns the descendants of an item, with or without the item.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = NSDiffableDataSourceSectionSnapshot()
    guard isKnown(parent) else { return result }
    let below = children[parent] ?? []
    result.roots = includingParent ? [parent] : below
    result.known = Set(walk(result.roots) { _ in true })
    result.children = children.filter { result.known.contains($0.key) }
    result.parents = parents.filter {
      result.known.contains($0.key) && result.known.contains($0.value)
    }
    result.expanded = expanded.intersection(result.known)
    return result
  }

  /// Returns a drawing of the outline for logs: a line for each item, with a mark for expanded
  /// ones.
  public func visualDescription() -> String {
    let lines = items.map { item in
      let sign = children[item]?.isEmpty == false ? (isExpanded(item) ? "- " : "+ ") : "* "
      return String(repeating: "  ", count: ancestors(of: item).count) + sign + "\(item)"
    }
    return lines.joined(separator: "\n")
  }

  func isKnown(_ item: ItemIdentifierType) -> Bool {
    if contains(item) { return true }
    DiffableFailure.refuse(
      "F-DIFF-MISSING-ITEM",
      "Item identifier was not found in the section snapshot: \(item)"
    )
    return false
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var item = item
    while let parent = parents[item] {
      result.append(parent)
      item = parent
    }
    return result
  }

  /// Returns the descendants of items, each before its children, as far as the closure descends.
  func walk(
    _ items: [ItemIdentifierType],
    into entersChildren: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    guard !children.isEmpty else { return items }
    var result: [ItemIdentifierType] = []
    var waiting = Array(items.reversed())
    while let item = waiting.popLast() {
      result.append(item)
      if let below = children[item], entersChildren(item) { waiting += below.reversed() }
    }
    return result
  }
}
