/// Elements for some of the items of a list, by position.
///
/// The table uses memory for its elements and not for the list. Neighbors are stored in blocks that
/// share a part of their positions, so an update costs time for the blocks that it changes, and not
/// for each element.
///
/// Frequent queries are inlinable, so that they are specialized where the type of the elements is
/// known.
@usableFromInline
package final class PositionTable<Element> {
  /// An element and the place of its item.
  @usableFromInline
  package typealias Entry = (position: Position, element: Element)

  @usableFromInline
  var blocks: [Block] = []

  /// Called with an element and its new seat; `nil` if it was removed from the table.
  @usableFromInline
  let didSeat: (Element, PositionSeat?) -> Void

  /// Creates an empty table.
  ///
  /// - Parameter didSeat: Called with an element and its new seat; `nil` if it was removed from the
  ///   table.
  @inlinable
  package init(didSeat: @escaping (Element, PositionSeat?) -> Void = { _, _ in }) {
    self.didSeat = didSeat
  }

  /// The number of elements.
  @usableFromInline
  package internal(set) var count = 0

  @inlinable
  package var isEmpty: Bool { count == 0 }

  /// The entries, ascending by position.
  ///
  /// - Complexity: O(n).
  @inlinable
  package var entries: [Entry] {
    var result: [Entry] = []
    result.reserveCapacity(count)
    for block in blocks { block.appendEntries(block.elements.indices, to: &result) }
    return result
  }

  /// The element of an item.
  ///
  /// - Complexity: O(log n) to read or replace, and O(number of blocks) at most to add or remove.
  @inlinable
  package subscript(position: Position) -> Element? {
    get {
      // Usually, a list is scrolled to items that were not needed before.
      let blocks = blocks
      guard !blocks.isEmpty, position <= blocks[blocks.count - 1].last else { return nil }
      let index = blocks.partition { $0.first <= position } - 1
      guard index >= 0, let place = blocks[index].index(of: position) else { return nil }
      return blocks[index].elements[place]
    }
    set {
      if let newValue, isBehindAll(position) {
        count += 1
        return insert((position, newValue), after: blocks.count - 1)
      }
      let index = blocks.partition { $0.first <= position } - 1
      let place = index >= 0 ? blocks[index].index(of: position) : nil
      if let place { didSeat(blocks[index].elements[place], nil) }
      switch (newValue, place) {
      case (let element?, let place?):
        blocks[index].elements[place] = element
        didSeat(element, blocks[index].seat(place))
      case (let element?, nil):
        count += 1
        insert((position, element), after: index)
      case (nil, let place?):
        count -= 1
        blocks[index].remove(at: place)
        if blocks[index].elements.isEmpty { blocks.remove(at: index) }
      case (nil, nil):
        break
      }
    }
  }

  /// The entries from one position up to another, which is not included.
  ///
  /// - Complexity: O(log n + number of these entries).
  @inlinable
  package func entries(from start: Position, to end: Position) -> [Entry] {
    var result: [Entry] = []
    guard start < end else { return result }
    for block in blocks[max(0, blocks.partition { $0.first <= start } - 1)...] {
      guard block.first < end else { break }
      let range = block.index(notBefore: start)..<block.index(notBefore: end)
      block.appendEntries(range, to: &result)
    }
    return result
  }

  /// Removes all elements.
  @inlinable
  package func removeAll() {
    for block in blocks {
      for element in block.elements { didSeat(element, nil) }
    }
    blocks = []
    count = 0
  }

  /// Whether a position is behind those of all elements, of which there is at least one.
  @inlinable
  func isBehindAll(_ position: Position) -> Bool {
    let blocks = blocks
    return !blocks.isEmpty && blocks[blocks.count - 1].last < position
  }

  /// Adds an element to the block that it belongs to, which is the one at an index or follows it.
  @inlinable
  func insert(_ entry: Entry, after index: Int) {
    guard index >= 0, blocks[index].origin.section == entry.position.section else {
      let next = index + 1
      guard next < blocks.count, blocks[next].origin.section == entry.position.section,
        blocks[next].elements.count < Block.capacity
      else { return blocks.insert(Block(entry, didSeat), at: next) }
      return blocks[next].insert(entry, didSeat)
    }
    if blocks[index].elements.count < Block.capacity {
      blocks[index].insert(entry, didSeat)
    } else if blocks[index].last < entry.position {
      blocks.insert(Block(entry, didSeat), at: index + 1)
    } else {
      let tail = blocks[index].splitOff(didSeat)
      blocks.insert(tail, at: index + 1)
      insert(entry, after: tail.first <= entry.position ? index + 1 : index)
    }
  }
}

/// The place of an element in a table, which stays valid when other items are inserted and deleted.
@usableFromInline
package struct PositionSeat {
  @usableFromInline
  let origin: PositionOrigin
  @usableFromInline
  let offset: Int32

  @usableFromInline
  init(origin: PositionOrigin, offset: Int32) {
    (self.origin, self.offset) = (origin, offset)
  }

  /// The position of the element's item.
  @inlinable
  package var position: Position {
    origin.position(at: offset)
  }
}

/// The shared part of the positions of neighbors.
@usableFromInline
final class PositionOrigin {
  @usableFromInline
  var position: Position

  @usableFromInline
  init(_ position: Position) {
    self.position = position
  }

  @inlinable
  var section: Int { position.section }

  @inlinable
  var item: Int { position.item }
}

extension PositionTable {
  /// Some neighbors in one section, ascending; there is at least one.
  @usableFromInline
  struct Block {
    /// The maximum number of elements that are added to a block one by one.
    @inlinable
    static var capacity: Int { 512 }

    @usableFromInline
    let origin: PositionOrigin

    /// The distance of each element's item from the origin.
    @usableFromInline
    var offsets: [Int32]
    @usableFromInline
    var elements: [Element]

    @inlinable
    init(_ entry: Entry, _ didSeat: (Element, PositionSeat?) -> Void) {
      origin = PositionOrigin(entry.position)
      offsets = [0]
      elements = [entry.element]
      didSeat(entry.element, seat(0))
    }

    @inlinable
    init(_ origin: PositionOrigin, _ offsets: [Int32], _ elements: [Element]) {
      (self.origin, self.offsets, self.elements) = (origin, offsets, elements)
    }

    @inlinable
    var first: Position { seat(0).position }

    @inlinable
    var last: Position { seat(offsets.count - 1).position }

    /// The items from the first to the last of them.
    @inlinable
    var items: Range<Int> { first.item..<last.item + 1 }

    @inlinable
    func seat(_ index: Int) -> PositionSeat {
      PositionSeat(origin: origin, offset: offsets[index])
    }

    /// The index of the element of an item, if it has one.
    @inlinable
    func index(of position: Position) -> Int? {
      let index = index(notBefore: position)
      guard index < offsets.count, seat(index).position == position else { return nil }
      return index
    }

    /// The index of the first element whose item is not before a place.
    @inlinable
    func index(notBefore position: Position) -> Int {
      let start = origin.position
      if position.section != start.section {
        return position.section < start.section ? 0 : offsets.count
      }
      let offset = position.item - start.item
      return offsets.partition { Int($0) < offset }
    }

    @inlinable
    func appendEntries(_ range: Range<Int>, to entries: inout [Entry]) {
      for index in range { entries.append((seat(index).position, elements[index])) }
    }

    @inlinable
    mutating func insert(_ entry: Entry, _ didSeat: (Element, PositionSeat?) -> Void) {
      guard entry.position < last else { return append(entry, didSeat) }
      let index = index(notBefore: entry.position)
      offsets.insert(Int32(entry.position.item - origin.item), at: index)
      elements.insert(entry.element, at: index)
      didSeat(entry.element, seat(index))
    }

    /// Adds an element of the section behind all others.
    @inlinable
    mutating func append(_ entry: Entry, _ didSeat: (Element, PositionSeat?) -> Void) {
      offsets.append(Int32(entry.position.item - origin.item))
      elements.append(entry.element)
      didSeat(entry.element, seat(elements.count - 1))
    }

    @inlinable
    mutating func remove(at index: Int) {
      offsets.remove(at: index)
      elements.remove(at: index)
    }

    /// Appends all elements of the next block of the section.
    @inlinable
    mutating func append(_ next: Block, _ didSeat: (Element, PositionSeat?) -> Void) {
      for index in next.offsets.indices {
        insert((next.seat(index).position, next.elements[index]), didSeat)
      }
    }

    /// Removes the second half.
    @inlinable
    mutating func splitOff(_ didSeat: (Element, PositionSeat?) -> Void) -> Block {
      let middle = offsets.count / 2
      let tail = Block(
        PositionOrigin(origin.position(at: offsets[middle])),
        offsets[middle...].map { $0 - offsets[middle] },
        Array(elements[middle...])
      )
      offsets.removeSubrange(middle...)
      elements.removeSubrange(middle...)
      for index in tail.elements.indices { didSeat(tail.elements[index], tail.seat(index)) }
      return tail
    }
  }
}

extension PositionOrigin {
  @inlinable
  func position(at offset: Int32) -> Position {
    let start = position
    return Position(section: start.section, item: start.item + Int(offset))
  }

  /// Moves the origin so that the neighbor with an offset is at a position.
  @usableFromInline
  func move(_ offset: Int32, to position: Position) {
    self.position = Position(section: position.section, item: position.item - Int(offset))
  }
}

extension PositionTable {
  /// Calls a function with each element, in the order of their positions.
  @inlinable
  package func forEach(_ body: (Position, Element) throws -> Void) rethrows {
    for entry in entries { try body(entry.position, entry.element) }
  }

  /// Moves all elements to the positions of their items after a batch of updates.
  ///
  /// - Parameters:
  ///   - map: The new positions.
  ///   - didRemove: Called with the old position of each deleted item and its element.
  /// - Complexity: O(b log m) for b blocks and m operations, and O(log m) for each element of the
  ///   blocks that an operation affects in the middle.
  /// - Returns: The entries of deleted items, in the order of their old positions.
  @inlinable
  package func apply(
    _ map: PositionMap,
    didRemove: (Position, Element) -> Void = { _, _ in }
  ) -> [Entry] {
    var removed: [Entry] = []
    func remove(_ element: Element, at position: Position) {
      removed.append((position, element))
      didSeat(element, nil)
      didRemove(position, element)
    }
    var kept: [Block] = []
    kept.reserveCapacity(blocks.count)
    var loose: [Entry] = []
    for index in blocks.indices {
      // What is done to an element is done while it is in the cache, so each block is released at once.
      let block = blocks[index]
      blocks[index].elements = []
      switch map.destination(ofItems: block.items, inSection: block.origin.section) {
      case .together(let position):
        block.origin.move(block.offsets[0], to: position)
        kept.append(block)
      case .gone:
        for index in block.elements.indices {
          remove(block.elements[index], at: block.seat(index).position)
        }
      case .apart:
        for index in block.elements.indices {
          let position = block.seat(index).position
          if let next = map[position] {
            loose.append((next, block.elements[index]))
          } else {
            remove(block.elements[index], at: position)
          }
        }
      }
    }
    if !kept.isAscending(by: \.first) { kept.sort { $0.first < $1.first } }
    if !loose.isAscending(by: \.position) { loose.sort { $0.position < $1.position } }
    count -= removed.count
    merge(kept, with: loose)
    return removed
  }

  /// Merges blocks and single elements, both in order, into the blocks of the table.
  @inlinable
  func merge(_ kept: [Block], with loose: [Entry]) {
    blocks = []
    blocks.reserveCapacity(kept.count)
    var next = loose.startIndex
    func takeLoose(before position: Position?) {
      while next < loose.endIndex, position.map({ loose[next].position < $0 }) ?? true {
        insert(loose[next], after: blocks.count - 1)
        next += 1
      }
    }
    for block in kept {
      takeLoose(before: block.first)
      if let last = blocks.last, last.origin.section == block.origin.section,
        last.elements.count + block.elements.count <= Block.capacity / 2
      {
        blocks[blocks.count - 1].append(block, didSeat)
      } else {
        blocks.append(block)
      }
      takeLoose(before: block.last)
    }
    takeLoose(before: nil)
  }
}

extension Array {
  @inlinable
  func isAscending(by position: (Element) -> Position) -> Bool {
    zip(self, dropFirst()).allSatisfy { position($0) < position($1) }
  }
}
