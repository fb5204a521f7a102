extension PositionList: BidirectionalCollection {
  /// The place of an item in a list of places.
  public struct Index: Comparable, Sendable {
    /// The stretch that the item is in.
    var stretch: Int

    /// The number of items before it in the stretch.
    var offset: Int

    public static func < (left: Index, right: Index) -> Bool {
      (left.stretch, left.offset) < (right.stretch, right.offset)
    }
  }

  public var startIndex: Index { Index(stretch: 0, offset: 0) }

  public var endIndex: Index { Index(stretch: stretches.count, offset: 0) }

  public func index(after index: Index) -> Index {
    let isLast = index.offset + 1 == stretches[index.stretch].count
    return isLast
      ? Index(stretch: index.stretch + 1, offset: 0)
      : Index(stretch: index.stretch, offset: index.offset + 1)
  }

  public func index(before index: Index) -> Index {
    index.offset > 0
      ? Index(stretch: index.stretch, offset: index.offset - 1)
      : Index(stretch: index.stretch - 1, offset: stretches[index.stretch - 1].count - 1)
  }

  public subscript(index: Index) -> Position {
    let start = stretches[index.stretch].start
    return Position(section: start.section, item: start.item + index.offset)
  }
}

extension PositionList: CustomStringConvertible {
  public var description: String {
    let parts = stretches.map { stretch in
      stretch.count == 1
        ? "\(stretch.start)" : "\(stretch.start)...\(stretch.items.upperBound - 1)"
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}
