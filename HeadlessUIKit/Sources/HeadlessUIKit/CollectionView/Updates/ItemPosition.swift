/// The position of an item: its section, and its index in the section.
///
/// Updates are computed with this value and not with index paths, which can have any length, are
/// slower to hash, and trap if they are shorter than expected.
struct ItemPosition: Hashable, Sendable {
  var section: Int
  var item: Int

  init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Creates a position from an index path with exactly two indices.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], item: indexPath[1])
  }

  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

extension ItemPosition: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}
