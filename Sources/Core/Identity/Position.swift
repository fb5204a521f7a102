/// The place of an item: the index of its section and its index there.
///
/// A position is only good for the snapshot it was taken from. It takes eight bytes, so that a change
/// of a hundred thousand items stays small; an index that 32 bits cannot hold becomes the nearest one
/// they can, which no list reaches.
public struct Position: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline
  var narrowSection: Int32

  @usableFromInline
  var narrowItem: Int32

  /// The index of the section.
  @inlinable
  public var section: Int {
    get { Int(narrowSection) }
    set { narrowSection = Int32(clamping: newValue) }
  }

  /// The index of the item in its section.
  @inlinable
  public var item: Int {
    get { Int(narrowItem) }
    set { narrowItem = Int32(clamping: newValue) }
  }

  /// Names the place of an item.
  @inlinable
  public init(section: Int, item: Int) {
    narrowSection = Int32(clamping: section)
    narrowItem = Int32(clamping: item)
  }
}

extension Position {
  /// Goes on to the next item of the section, which has to be one of a list.
  mutating func advance() {
    narrowItem &+= 1
  }
}

extension Position: Comparable {
  public static func < (left: Position, right: Position) -> Bool {
    (left.narrowSection, left.narrowItem) < (right.narrowSection, right.narrowItem)
  }
}

extension Position: CustomStringConvertible {
  public var description: String { "\(section)-\(item)" }
}

/// Where something was, and where it is.
public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
  /// The index in the list before the change.
  public let from: Index

  /// The index in the list after the change.
  public let to: Index

  /// Connects an old place with a new one.
  @inlinable
  public init(from: Index, to: Index) {
    self.from = from
    self.to = to
  }
}

extension Move: BitwiseCopyable where Index: BitwiseCopyable {}

extension Move: CustomStringConvertible {
  public var description: String { "\(from) → \(to)" }
}
