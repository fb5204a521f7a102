/// Neighbouring items of the old list that are neighbours, in the same order, in the new list.
@usableFromInline
struct Block: Equatable, BitwiseCopyable {
  /// The old index of the first item.
  @usableFromInline
  var old: Int32

  /// The new index of the first item.
  @usableFromInline
  var new: Int32

  /// The number of items.
  @usableFromInline
  var count: Int32

  @inlinable
  init(old: Int32, new: Int32, count: Int32) {
    self.old = old
    self.new = new
    self.count = count
  }

  @inlinable
  init(old: Int, new: Int, count: Int) {
    self.old = Int32(truncatingIfNeeded: old)
    self.new = Int32(truncatingIfNeeded: new)
    self.count = Int32(truncatingIfNeeded: count)
  }
}
