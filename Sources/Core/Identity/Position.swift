/// The position of an item: the index of its section, and its index in the section.
///
/// A position is valid only for the snapshot from which it was taken. It takes eight bytes, so that
/// a change of a hundred thousand items stays small. An index that does not fit in 32 bits becomes
/// the nearest one that does, which no list reaches.
@usableFromInline
package struct Position: Hashable, Sendable, BitwiseCopyable {
  var narrowSection: Int32

  var narrowItem: Int32

  /// The index of the section.
  package var section: Int {
    get { Int(narrowSection) }
    set { narrowSection = Int32(clamping: newValue) }
  }

  /// The index of the item in its section.
  package var item: Int {
    get { Int(narrowItem) }
    set { narrowItem = Int32(clamping: newValue) }
  }

  /// Creates a position from its indices.
  package init(section: Int, item: Int) {
    narrowSection = Int32(clamping: section)
    narrowItem = Int32(clamping: item)
  }
}

extension Position {
  /// Advances to the next item of the section; the position must be one in a list.
  mutating func advance() {
    narrowItem &+= 1
  }
}

extension Position: Comparable {
  @usableFromInline
  package static func < (left: Position, right: Position) -> Bool {
    (left.narrowSection, left.narrowItem) < (right.narrowSection, right.narrowItem)
  }
}

extension Position: CustomStringConvertible {
  @usableFromInline
  package var description: String { "\(section)-\(item)" }
}

/// An old and a new index or position.
@usableFromInline
package struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
  /// The index in the list before the change.
  package let from: Index

  /// The index in the list after the change.
  package let to: Index

  /// Creates a move from an old index to a new one.
  @usableFromInline
  package init(from: Index, to: Index) {
    self.from = from
    self.to = to
  }
}

extension Move: BitwiseCopyable where Index: BitwiseCopyable {}

extension Move: CustomStringConvertible {
  @usableFromInline
  package var description: String { "\(from) → \(to)" }
}
