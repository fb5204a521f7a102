/// Two lists of items of many types.
///
/// Two items are the same if they agree on their scope, on their type and on their identifier.
struct MixedComparison: ListComparison {
  private(set) var old: ItemList
  private(set) var new: ItemList

  init(old: ItemList, new: ItemList) {
    self.old = old
    self.new = new
  }

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func isSameItem(old: Int, new: Int) -> Bool {
    let (left, right) = (self.old.segment(of: old), self.new.segment(of: new))
    let (oldSegment, newSegment) = (self.old.segments[left], self.new.segments[right])
    return oldSegment.column.isSameItem(
      oldSegment.offset + old - self.old.starts[left],
      as: newSegment.column,
      newSegment.offset + new - self.new.starts[right]
    ) && oldSegment.scope == newSegment.scope
  }

  func isSameContent(old: Int, new: Int) -> Bool {
    let (left, right) = (self.old.segment(of: old), self.new.segment(of: new))
    let (oldSegment, newSegment) = (self.old.segments[left], self.new.segments[right])
    return oldSegment.column.isSameContent(
      oldSegment.offset + old - self.old.starts[left],
      as: newSegment.column,
      newSegment.offset + new - self.new.starts[right]
    )
  }

  mutating func prepareToHash() {
    old.prepareToHash()
    new.prepareToHash()
  }

  func oldHash(at index: Int) -> UInt64 { old.hash(at: index) }

  func newHash(at index: Int) -> UInt64 { new.hash(at: index) }
}
