/// Two arrays of view models of one type.
///
/// Instantiated where the type of the view models is known, all its functions are inlined there.
///
/// The arrays are seen through pointers, so that the comparison is copied and its elements are read
/// without counting references; the benchmarks show what that is worth. It never outlives the call of
/// `withComparison` that made it, and is only asked about indices of the arrays, which is what makes
/// each `unsafe` sound.
@usableFromInline
@safe
struct ModelComparison<Model: ViewModel>: ListComparison {
  @usableFromInline
  let old: UnsafeBufferPointer<Model>

  @usableFromInline
  let new: UnsafeBufferPointer<Model>

  @usableFromInline
  let identifiers: IdentifierKind<Model.ID>

  @inlinable
  init(old: UnsafeBufferPointer<Model>, new: UnsafeBufferPointer<Model>) {
    unsafe self.old = old
    unsafe self.new = new
    identifiers = IdentifierKind()
  }

  @inlinable var oldCount: Int { unsafe old.count }

  @inlinable var newCount: Int { unsafe new.count }

  /// Whether both arrays are one and the same, which says without looking that nothing changed.
  @inlinable var isSameStorage: Bool {
    unsafe old.baseAddress == new.baseAddress && oldCount == newCount
  }

  @inlinable var isQuick: Bool { identifiers.isBitwise }

  @inlinable
  @inline(__always)
  func isSameItem(old: Int, new: Int) -> Bool {
    unsafe identifiers.areEqual(self.old[old].id, self.new[new].id)
  }

  @inlinable
  @inline(__always)
  func isSameContent(old: Int, new: Int) -> Bool {
    // Bits first: they need no call, and mostly nothing has changed.
    unsafe hasEqualBits(old: old, new: new) || self.old[old] == self.new[new]
  }

  @inlinable
  @inline(__always)
  func oldHash(at index: Int) -> UInt64 { unsafe identifiers.hash(old[index].id) }

  @inlinable
  @inline(__always)
  func newHash(at index: Int) -> UInt64 { unsafe identifiers.hash(new[index].id) }
}

/// Compares two arrays while they stay where they are.
@inlinable
func withComparison<Model: ViewModel, Result>(
  _ old: [Model],
  _ new: [Model],
  _ body: (inout ModelComparison<Model>) -> Result
) -> Result {
  unsafe old.withUnsafeBufferPointer { old in
    unsafe new.withUnsafeBufferPointer { new in
      var comparison = unsafe ModelComparison(old: old, new: new)
      return body(&comparison)
    }
  }
}
