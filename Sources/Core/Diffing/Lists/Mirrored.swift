/// A comparison in reverse: index 0 is the last item.
///
/// Algorithms that work from the front of two lists work from their ends with it.
@usableFromInline
struct Mirrored<Base: ListComparison>: ListComparison {
  @usableFromInline
  let base: Base

  @inlinable
  init(_ base: Base) {
    self.base = base
  }

  @inlinable var oldCount: Int { base.oldCount }

  @inlinable var newCount: Int { base.newCount }

  @inlinable var isQuick: Bool { base.isQuick }

  @inlinable
  func isSameItem(old: Int, new: Int) -> Bool {
    base.isSameItem(old: oldCount - 1 - old, new: newCount - 1 - new)
  }

  @inlinable
  func isSameContent(old: Int, new: Int) -> Bool {
    base.isSameContent(old: oldCount - 1 - old, new: newCount - 1 - new)
  }

  @inlinable
  func oldHash(at index: Int) -> UInt64 { base.oldHash(at: oldCount - 1 - index) }

  @inlinable
  func newHash(at index: Int) -> UInt64 { base.newHash(at: newCount - 1 - index) }

  @inlinable
  func matches(fromOld old: Int, new: Int, limit: Int, changes: inout ItemChanges) -> Int {
    base.matches(
      beforeOld: oldCount - old,
      new: newCount - new,
      limit: limit,
      changes: &changes
    )
  }

  @inlinable
  func matches(beforeOld old: Int, new: Int, limit: Int, changes: inout ItemChanges) -> Int {
    base.matches(
      fromOld: oldCount - old,
      new: newCount - new,
      limit: limit,
      changes: &changes
    )
  }
}
