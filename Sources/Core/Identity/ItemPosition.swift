/// The position of an item in its section and its list.
public struct ItemPosition: Hashable, Sendable {
  /// The index of the item in its section.
  public let item: Int

  /// The number of items in the section.
  public let itemCount: Int

  /// The index of the section.
  public let section: Int

  /// The number of sections in the list.
  public let sectionCount: Int

  /// Creates the position of an item.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - itemCount: The number of items in the section.
  ///   - section: The index of the section.
  ///   - sectionCount: The number of sections in the list.
  public init(item: Int, of itemCount: Int, section: Int, of sectionCount: Int) {
    self.item = item
    self.itemCount = itemCount
    self.section = section
    self.sectionCount = sectionCount
  }

  /// Whether the item is the first of its section.
  public var isFirst: Bool { item == 0 }

  /// Whether the item is the last of its section.
  public var isLast: Bool { item == itemCount - 1 }

  /// Whether the item's section is the first of the list.
  public var isInFirstSection: Bool { section == 0 }

  /// Whether the item's section is the last of the list.
  public var isInLastSection: Bool { section == sectionCount - 1 }
}
