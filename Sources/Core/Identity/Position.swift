/// The place of an item: the index of its section and its index there.
///
/// A position is only good for the snapshot it was taken from.
public struct Position: Hashable, Sendable, BitwiseCopyable {
  /// The index of the section.
  public var section: Int

  /// The index of the item in its section.
  public var item: Int

  /// Names the place of an item.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension Position: Comparable {
  public static func < (left: Position, right: Position) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension Position: CustomStringConvertible {
  public var description: String { "\(section)-\(item)" }
}
