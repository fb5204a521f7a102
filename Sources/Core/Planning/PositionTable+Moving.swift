extension PositionTable {
  /// Returns how many items and sections there were in the list with the old positions.
  typealias Counts = (_ section: Int) -> PositionCounts

  /// Moves all elements to the positions of their items after a batch of updates.
  ///
  /// - Parameters:
  ///   - map: The new positions.
  ///   - counts: Returns the counts of the old list.
  /// - Complexity: O(b log m) for b blocks and m operations, and O(log m) for each element of the
  ///   blocks that an operation affects in the middle.
  /// - Returns: The elements of removed items.
  func apply(_ map: PositionMap, _ counts: Counts) -> PositionDepartures<Element> {
    var gone = PositionDepartures<Element>()
    var kept: [Block] = []
    kept.reserveCapacity(blocks.count)
    var loose: [Entry] = []
    for block in blocks {
      switch map.destination(ofItems: block.items, inSection: block.origin.section) {
      case .together(let position):
        block.origin.move(block.offsets[0], to: position)
        kept.append(block)
      case .gone:
        gone.add(block, counts)
      case .apart:
        var leaving: [Entry] = []
        for index in block.elements.indices {
          let position = block.seat(index).position
          if let next = map[position] {
            loose.append((next, block.elements[index]))
          } else {
            leaving.append((position, block.elements[index]))
          }
        }
        if !leaving.isEmpty { gone.add(Block(leaving, didSeat), counts) }
      }
    }
    if !kept.isAscending(by: \.first) { kept.sort { $0.first < $1.first } }
    if !loose.isAscending(by: \.position) { loose.sort { $0.position < $1.position } }
    count -= gone.count
    merge(kept, with: loose)
    return gone
  }

  /// Moves all elements to the positions that a function returns.
  ///
  /// - Parameters:
  ///   - place: Returns the new position of the item at an old one; `nil` if it was removed. Of two items at one
  ///     position, the first one stays.
  ///   - counts: Returns the counts of the old list.
  /// - Returns: The elements of removed items.
  func apply(
    _ place: (Position) -> Position?,
    _ counts: Counts
  ) -> PositionDepartures<Element> {
    let old = blocks
    (blocks, count) = ([], 0)
    var gone = PositionDepartures<Element>()
    for block in old {
      var leaving: [Entry] = []
      for index in block.elements.indices {
        let (position, element) = (block.seat(index).position, block.elements[index])
        if let next = place(position), self[next] == nil {
          self[next] = element
        } else {
          leaving.append((position, element))
        }
      }
      if !leaving.isEmpty { gone.add(Block(leaving, didSeat), counts) }
    }
    return gone
  }

  /// Removes all elements.
  ///
  /// - Parameter counts: Returns the counts of the list.
  /// - Returns: The elements.
  func removeAll(_ counts: Counts) -> PositionDepartures<Element> {
    var gone = PositionDepartures<Element>()
    for block in blocks { gone.add(block, counts) }
    (blocks, count) = ([], 0)
    return gone
  }

  /// Merges blocks and single elements, both in order, into the blocks of the table.
  func merge(_ kept: [Block], with loose: [Entry]) {
    blocks = []
    blocks.reserveCapacity(kept.count)
    var next = loose.startIndex
    func takeLoose(before position: Position?) {
      while next < loose.endIndex, position.map({ loose[next].position < $0 }) ?? true {
        Self.insert(loose[next], after: blocks.count - 1, into: &blocks, didSeat)
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
  func isAscending(by position: (Element) -> Position) -> Bool {
    zip(self, dropFirst()).allSatisfy { position($0) < position($1) }
  }
}
