/// The place of one item: which section, and which item of it.
///
/// Updates are computed with this value and not with an index path, which has any length, is
/// slower to hash, and traps when it is shorter than expected.
struct ItemPosition: Hashable, Sendable {
  var section: Int
  var item: Int

  init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Reads an index path of exactly two indices.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], item: indexPath[1])
  }

  var indexPath: IndexPath { IndexPath(indexes: [section, item]) }
}

extension ItemPosition: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}
