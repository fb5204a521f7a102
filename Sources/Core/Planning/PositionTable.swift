/// Something for some of the items of a list, by position.
///
/// The table costs memory for what is in it and not for the list it is about. Neighbours are kept in blocks, which
/// know the part of their positions that they have in common; so an update costs what it does to blocks, and not a
/// step for each element.
///
/// What is asked often is inlinable, so that it specialises where the type of the elements is known.
package final class PositionTable<Element> {
  /// An element and the place of its item.
  package typealias Entry = (position: Position, element: Element)

  @usableFromInline
  var blocks: [Block] = []

  /// Hears where each element is found from now on; `nil` if it is in the table no longer.
  @usableFromInline
  let didSeat: (Element, PositionSeat?) -> Void

  /// Makes an empty table.
  ///
  /// - Parameter didSeat: Hears where each element is found from now on; `nil` if it is in the table no longer.
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
      let index = blocks.partition { $0.first <= position } - 1
      guard index >= 0, let place = blocks[index].index(of: position) else { return nil }
      return blocks[index].elements[place]
    }
    set {
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

  /// Takes all elements out.
  @inlinable
  package func removeAll() {
    for block in blocks {
      for element in block.elements { didSeat(element, nil) }
    }
    blocks = []
    count = 0
  }

  /// Adds an element to the block that it belongs to, which is that with an index or follows it.
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

/// Where an element of a table is, also after the items around it have come and gone.
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

  /// The place of the element's item.
  @inlinable
  package var position: Position {
    Position(section: origin.section, item: origin.item + Int(offset))
  }
}

/// What the positions of neighbours have in common.
@usableFromInline
final class PositionOrigin {
  @usableFromInline
  var section: Int

  @usableFromInline
  var item: Int

  @usableFromInline
  init(_ position: Position) {
    (section, item) = (position.section, position.item)
  }
}

extension PositionTable {
  /// Some neighbours in one section, ascending; there is at least one.
  @usableFromInline
  struct Block {
    /// The most elements that are added to a block one by one.
    @inlinable
    static var capacity: Int { 512 }

    @usableFromInline
    let origin: PositionOrigin

    /// How far from the origin each element's item is.
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
      if position.section != origin.section {
        return position.section < origin.section ? 0 : offsets.count
      }
      let offset = position.item - origin.item
      return offsets.partition { Int($0) < offset }
    }

    @inlinable
    func appendEntries(_ range: Range<Int>, to entries: inout [Entry]) {
      for index in range { entries.append((seat(index).position, elements[index])) }
    }

    @inlinable
    mutating func insert(_ entry: Entry, _ didSeat: (Element, PositionSeat?) -> Void) {
      let index = index(notBefore: entry.position)
      offsets.insert(Int32(entry.position.item - origin.item), at: index)
      elements.insert(entry.element, at: index)
      didSeat(entry.element, seat(index))
    }

    @inlinable
    mutating func remove(at index: Int) {
      offsets.remove(at: index)
      elements.remove(at: index)
    }

    /// Takes over all elements of the next block of the section.
    @inlinable
    mutating func append(_ next: Block, _ didSeat: (Element, PositionSeat?) -> Void) {
      for index in next.offsets.indices {
        insert((next.seat(index).position, next.elements[index]), didSeat)
      }
    }

    /// Takes the second half out.
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
  @usableFromInline
  func position(at offset: Int32) -> Position {
    Position(section: section, item: item + Int(offset))
  }

  /// Stands for neighbours of which the one with an offset is at a place.
  @usableFromInline
  func move(_ offset: Int32, to position: Position) {
    section = position.section
    item = position.item - Int(offset)
  }
}

extension PositionTable {
  /// Calls a function with each element, in the order of their positions.
  @inlinable
  package func forEach(_ body: (Position, Element) throws -> Void) rethrows {
    for entry in entries { try body(entry.position, entry.element) }
  }

  /// Takes all elements along to where their items are after a batch of updates.
  ///
  /// - Complexity: O(b log m) for b blocks and m operations, and O(log m) for each element of the blocks that an
  ///   operation is in the middle of.
  /// - Returns: The entries whose items are gone, in the order of their old positions.
  @inlinable
  package func apply(_ map: PositionMap) -> [Entry] {
    var removed: [Entry] = []
    var kept: [Block] = []
    kept.reserveCapacity(blocks.count)
    var loose: [Entry] = []
    for block in blocks {
      switch map.destination(ofItems: block.items, inSection: block.origin.section) {
      case .together(let position):
        block.origin.move(block.offsets[0], to: position)
        kept.append(block)
      case .gone:
        block.appendEntries(block.elements.indices, to: &removed)
      case .apart:
        for index in block.elements.indices {
          let position = block.seat(index).position
          if let next = map[position] {
            loose.append((next, block.elements[index]))
          } else {
            removed.append((position, block.elements[index]))
          }
        }
      }
    }
    if !kept.isAscending(by: \.first) { kept.sort { $0.first < $1.first } }
    if !loose.isAscending(by: \.position) { loose.sort { $0.position < $1.position } }
    count -= removed.count
    merge(kept, with: loose)
    for (_, element) in removed { didSeat(element, nil) }
    return removed
  }

  /// Puts blocks and single elements, both in order, together to the blocks of the table.
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
