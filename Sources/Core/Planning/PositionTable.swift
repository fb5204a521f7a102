/// Elements for some of the items of a list, by position.
///
/// The table uses memory for its elements and not for the list. Neighbors are stored in blocks that
/// share a part of their positions, so an update costs time for the blocks that it changes, and not
/// for each element.
final class PositionTable<Element> {
  /// An element and the place of its item.
  typealias Entry = (position: Position, element: Element)

  var blocks: [Block] = []

  /// Called with an element and its new seat; `nil` if it was removed from the table.
  let didSeat: (Element, PositionSeat?) -> Void

  /// Creates an empty table.
  ///
  /// - Parameter didSeat: Called with an element and its new seat; `nil` if it was removed from the
  ///   table.
  init(didSeat: @escaping (Element, PositionSeat?) -> Void = { _, _ in }) {
    self.didSeat = didSeat
  }

  /// The number of elements.
  var count = 0

  var isEmpty: Bool { count == 0 }

  /// The entries, ascending by position.
  ///
  /// - Complexity: O(n).
  var entries: [Entry] {
    var result: [Entry] = []
    result.reserveCapacity(count)
    for block in blocks { block.appendEntries(block.elements.indices, to: &result) }
    return result
  }

  /// The element of an item.
  ///
  /// - Complexity: O(log n) to read or replace, and O(number of blocks) at most to add or remove.
  subscript(position: Position) -> Element? {
    get {
      // Usually, a list is scrolled to items that were not needed before.
      let blocks = blocks
      guard !blocks.isEmpty, position <= blocks[blocks.count - 1].last else { return nil }
      let index = blocks.partition { $0.first <= position } - 1
      guard index >= 0, let place = blocks[index].index(of: position) else { return nil }
      return blocks[index].elements[place]
    }
    set {
      guard let newValue else { return remove(at: position) }
      if Self.put((position, newValue), into: &blocks, didSeat) { count += 1 }
    }
  }

  /// The entries from one position up to another, which is not included.
  ///
  /// - Complexity: O(log n + number of these entries).
  func entries(from start: Position, to end: Position) -> [Entry] {
    var result: [Entry] = []
    guard start < end else { return result }
    for block in blocks[max(0, blocks.partition { $0.first <= start } - 1)...] {
      guard block.first < end else { break }
      let range = block.index(notBefore: start)..<block.index(notBefore: end)
      block.appendEntries(range, to: &result)
    }
    return result
  }

  /// Adds an element or replaces that of the same item, in one access to the blocks.
  ///
  /// - Returns: Whether it was added.
  static func put(
    _ entry: Entry,
    into blocks: inout [Block],
    _ didSeat: (Element, PositionSeat?) -> Void
  ) -> Bool {
    // Usually, a list is scrolled to items behind all that were needed before.
    if !blocks.isEmpty, blocks[blocks.count - 1].last < entry.position {
      if !blocks[blocks.count - 1].take(entry, didSeat) { blocks.append(Block(entry, didSeat)) }
      return true
    }
    let index = blocks.partition { $0.first <= entry.position } - 1
    guard index >= 0, let place = blocks[index].index(of: entry.position) else {
      insert(entry, after: index, into: &blocks, didSeat)
      return true
    }
    didSeat(blocks[index].elements[place], nil)
    blocks[index].elements[place] = entry.element
    didSeat(entry.element, blocks[index].seat(place))
    return false
  }

  /// Removes the element of an item, if there is one.
  func remove(at position: Position) {
    let index = blocks.partition { $0.first <= position } - 1
    guard index >= 0, let place = blocks[index].index(of: position) else { return }
    didSeat(blocks[index].elements[place], nil)
    count -= 1
    blocks[index].remove(at: place)
    if blocks[index].elements.isEmpty { blocks.remove(at: index) }
  }

  /// Adds an element to the block that it belongs to, which is the one at an index or follows it.
  static func insert(
    _ entry: Entry,
    after index: Int,
    into blocks: inout [Block],
    _ didSeat: (Element, PositionSeat?) -> Void
  ) {
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
      let isInTail = tail.first <= entry.position
      insert(entry, after: isInTail ? index + 1 : index, into: &blocks, didSeat)
    }
  }
}

extension PositionTable {
  /// Some neighbors in one section, ascending; there is at least one.
  struct Block {
    /// The maximum number of elements that are added to a block one by one.
    static var capacity: Int { 512 }

    let origin: PositionOrigin

    /// The distance of each element's item from the origin.
    var offsets: [Int32]
    var elements: [Element]

    init(_ entry: Entry, _ didSeat: (Element, PositionSeat?) -> Void) {
      origin = PositionOrigin(entry.position)
      offsets = [0]
      elements = [entry.element]
      didSeat(entry.element, seat(0))
    }

    /// Makes a block of elements in one section, ascending; there is at least one.
    init(_ entries: [Entry], _ didSeat: (Element, PositionSeat?) -> Void) {
      self.init(entries[0], didSeat)
      for entry in entries.dropFirst() { append(entry, didSeat) }
    }

    init(_ origin: PositionOrigin, _ offsets: [Int32], _ elements: [Element]) {
      (self.origin, self.offsets, self.elements) = (origin, offsets, elements)
    }

    var first: Position { seat(0).position }

    var last: Position { seat(offsets.count - 1).position }

    /// The items from the first to the last of them.
    var items: Range<Int> { first.item..<last.item + 1 }

    func seat(_ index: Int) -> PositionSeat {
      PositionSeat(origin: origin, offset: offsets[index])
    }

    /// The index of the element of an item, if it has one.
    func index(of position: Position) -> Int? {
      let index = index(notBefore: position)
      guard index < offsets.count, seat(index).position == position else { return nil }
      return index
    }

    /// The index of the first element whose item is not before a place.
    func index(notBefore position: Position) -> Int {
      let start = origin.position
      if position.section != start.section {
        return position.section < start.section ? 0 : offsets.count
      }
      let offset = position.item - start.item
      return offsets.partition { Int($0) < offset }
    }

    func appendEntries(_ range: Range<Int>, to entries: inout [Entry]) {
      for index in range { entries.append((seat(index).position, elements[index])) }
    }

    mutating func insert(_ entry: Entry, _ didSeat: (Element, PositionSeat?) -> Void) {
      guard entry.position < last else { return append(entry, didSeat) }
      let index = index(notBefore: entry.position)
      offsets.insert(Int32(entry.position.item - origin.item), at: index)
      elements.insert(entry.element, at: index)
      didSeat(entry.element, seat(index))
    }

    /// Adds an element behind all others, if it is in the section and there is space for it.
    ///
    /// - Returns: Whether it was added.
    mutating func take(_ entry: Entry, _ didSeat: (Element, PositionSeat?) -> Void) -> Bool {
      guard origin.section == entry.position.section, elements.count < Block.capacity else {
        return false
      }
      append(entry, didSeat)
      return true
    }

    /// Adds an element of the section behind all others.
    mutating func append(_ entry: Entry, _ didSeat: (Element, PositionSeat?) -> Void) {
      offsets.append(Int32(entry.position.item - origin.item))
      elements.append(entry.element)
      didSeat(entry.element, seat(elements.count - 1))
    }

    mutating func remove(at index: Int) {
      offsets.remove(at: index)
      elements.remove(at: index)
    }

    /// Appends all elements of the next block of the section.
    mutating func append(_ next: Block, _ didSeat: (Element, PositionSeat?) -> Void) {
      for index in next.offsets.indices {
        insert((next.seat(index).position, next.elements[index]), didSeat)
      }
    }

    /// Removes the second half.
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

extension PositionTable {
  /// Calls a function with each element, in the order of their positions.
  func forEach(_ body: (Position, Element) throws -> Void) rethrows {
    for entry in entries { try body(entry.position, entry.element) }
  }
}
