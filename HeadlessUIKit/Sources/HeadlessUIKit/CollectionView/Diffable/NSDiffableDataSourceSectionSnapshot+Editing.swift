extension NSDiffableDataSourceSectionSnapshot {
  /// Appends items to an item's children, or to the roots.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    if let parent, !isKnown(parent) { return }
    guard areNew(items) else { return }
    adopt(items, by: parent)
    siblings(under: parent) { $0 += items }
  }

  /// Inserts items before another one, with the same parent.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    before item: ItemIdentifierType
  ) {
    insert(Self(items), beside: item, offset: 0)
  }

  /// Inserts items after another one, with the same parent.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    after item: ItemIdentifierType
  ) {
    insert(Self(items), beside: item, offset: 1)
  }

  /// Inserts an outline before an item, with the same parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot, beside: item, offset: 0)
  }

  /// Inserts an outline after an item, with the same parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot, beside: item, offset: 1)
  }

  /// Replaces the children of an item with an outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard isKnown(parent) else { return }
    var rest = self
    rest.delete(children[parent] ?? [])
    guard rest.areNew(snapshot.items) else { return }
    self = rest
    merge(snapshot, under: parent)
    children[parent] = snapshot.roots
  }

  /// Deletes items and their descendants; unknown items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(walk(items.filter { contains($0) }) { _ in true })
    guard !gone.isEmpty else { return }
    roots.removeAll { gone.contains($0) }
    for parent in Set(gone.compactMap { parents[$0] }) where !gone.contains(parent) {
      children[parent]?.removeAll { gone.contains($0) }
    }
    for item in gone {
      children[item] = nil
      parents[item] = nil
    }
    known.subtract(gone)
    expanded.subtract(gone)
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items, so that their children are visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { contains($0) })
  }

  /// Collapses items, so that their children are hidden.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  init(_ items: [ItemIdentifierType]) {
    self.init()
    append(items)
  }

  private mutating func insert(
    _ snapshot: Self,
    beside item: ItemIdentifierType,
    offset: Int
  ) {
    guard isKnown(item), areNew(snapshot.items) else { return }
    let parent = parents[item]
    merge(snapshot, under: parent)
    siblings(under: parent) { siblings in
      let place = siblings.firstIndex(of: item).map { $0 + offset } ?? siblings.count
      siblings.insert(contentsOf: snapshot.roots, at: place)
    }
  }

  /// Adds everything in an outline except the position of its roots.
  private mutating func merge(_ snapshot: Self, under parent: ItemIdentifierType?) {
    adopt(snapshot.roots, by: parent)
    known.formUnion(snapshot.known)
    children.merge(snapshot.children) { $1 }
    parents.merge(snapshot.parents) { $1 }
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func adopt(_ items: [ItemIdentifierType], by parent: ItemIdentifierType?) {
    known.formUnion(items)
    guard let parent else { return }
    for item in items { parents[item] = parent }
  }

  private mutating func siblings(
    under parent: ItemIdentifierType?,
    _ change: (inout [ItemIdentifierType]) -> Void
  ) {
    guard let parent else { return change(&roots) }
    change(&children[parent, default: []])
  }

  /// Returns whether items are unique and new, and fails otherwise.
  private func areNew(_ items: [ItemIdentifierType]) -> Bool {
    var seen = known
    let twice = items.filter { !seen.insert($0).inserted }
    guard !twice.isEmpty else { return true }
    DiffableFailure.refuse(
      "F-DIFF-DUPLICATE",
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers:"
        + " \(DiffableFailure.list(twice))"
    )
    return false
  }
}
