/// The elements of removed items and the positions that the items had, ascending.
///
/// They stay in the blocks of their table: whoever ends them needs one pass over them, and nothing else does.
struct PositionDepartures<Element> {
  typealias Block = PositionTable<Element>.Block

  var blocks: [Block] = []

  /// The number of elements.
  var count = 0

  init() {}

  var isEmpty: Bool { count == 0 }

  /// The elements, in order.
  var elements: [Element] { blocks.flatMap(\.elements) }

  /// The positions, in order.
  var positions: PositionList {
    var positions = PositionList()
    for block in blocks {
      if block.items.count == block.elements.count {
        positions.append(block.items, inSection: block.origin.section)
      } else {
        for index in block.offsets.indices { positions.append(block.seat(index).position) }
      }
    }
    return positions
  }

  /// Returns the element of an item.
  func element(at position: Position) -> Element? {
    let index = blocks.partition { $0.first <= position } - 1
    guard index >= 0, let place = blocks[index].index(of: position) else { return nil }
    return blocks[index].elements[place]
  }

  /// Calls a function with each element, and releases the elements meanwhile.
  consuming func drain(_ body: (Position, Element) -> Void) {
    blocks.reverse()
    // Each block is released while its elements are in the cache.
    while let block = blocks.popLast() {
      for index in block.elements.indices {
        body(block.seat(index).position, block.elements[index])
      }
    }
  }

  /// Adds a block, whose elements keep their seats there.
  mutating func add(_ block: Block, _ counts: PositionTable<Element>.Counts) {
    block.origin.departure = counts(block.origin.section)
    count += block.elements.count
    blocks.append(block)
  }
}
