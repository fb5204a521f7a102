/// Something for some of the items of a list, by position.
///
/// The table costs memory for what is in it and not for the list it is about.
package struct PositionTable<Element> {
  /// An element and the place of its item.
  package typealias Entry = (position: Position, element: Element)

  /// The entries, ascending by position.
  package private(set) var entries: [Entry] = []

  package init() {}

  /// The number of elements.
  package var count: Int { entries.count }

  package var isEmpty: Bool { entries.isEmpty }

  /// The element of an item.
  ///
  /// - Complexity: O(log n) to read or replace, O(n) to add or remove.
  package subscript(position: Position) -> Element? {
    get {
      let index = index(of: position)
      return holds(position, at: index) ? entries[index].element : nil
    }
    set {
      let index = index(of: position)
      switch (newValue, holds(position, at: index)) {
      case (let element?, true): entries[index].element = element
      case (let element?, false): entries.insert((position, element), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// The entries from one position up to another, which is not included.
  ///
  /// - Complexity: O(log n).
  package func entries(from start: Position, to end: Position) -> ArraySlice<Entry> {
    let first = index(of: start)
    return entries[first..<max(first, index(of: end))]
  }

  private func index(of position: Position) -> Int {
    entries.partition { $0.position < position }
  }

  private func holds(_ position: Position, at index: Int) -> Bool {
    index < entries.endIndex && entries[index].position == position
  }
}

extension PositionTable {
  /// Calls a function with each element, in the order of their positions.
  package func forEach(_ body: (Position, Element) throws -> Void) rethrows {
    for entry in entries { try body(entry.position, entry.element) }
  }

  /// Takes all elements along to where their items are after a batch of updates.
  ///
  /// - Complexity: O(n log m) for m operations, and O(n log n) if the order of the elements changes.
  /// - Returns: The entries whose items are gone, in the order of their old positions.
  package mutating func apply(_ map: PositionMap) -> [Entry] {
    var removed: [Entry] = []
    var kept: [Entry] = []
    kept.reserveCapacity(entries.count)
    var isSorted = true
    for entry in entries {
      guard let position = map[entry.position] else {
        removed.append(entry)
        continue
      }
      if let last = kept.last, last.position > position { isSorted = false }
      kept.append((position, entry.element))
    }
    entries = isSorted ? kept : kept.sorted { $0.position < $1.position }
    return removed
  }
}

extension PositionTable: Sendable where Element: Sendable {}
