/// Two arrays of view models of one type.
///
/// Instantiated where the type of the view models is known, all its functions are inlined there.
@usableFromInline
struct ModelComparison<Model: ViewModel>: ListComparison {
  @usableFromInline
  let old: [Model]

  @usableFromInline
  let new: [Model]

  @usableFromInline
  let hasher: IdentifierHasher<Model.ID>

  @inlinable
  init(old: [Model], new: [Model]) {
    self.old = old
    self.new = new
    hasher = IdentifierHasher()
  }

  @inlinable var oldCount: Int { old.count }

  @inlinable var newCount: Int { new.count }

  /// Whether both arrays are one and the same, which says without looking that nothing changed.
  @inlinable var isSameStorage: Bool { old.span.isIdentical(to: new.span) }

  @inlinable
  func isSameItem(old: Int, new: Int) -> Bool { self.old[old].id == self.new[new].id }

  @inlinable
  func isSameContent(old: Int, new: Int) -> Bool {
    self.old[old] == self.new[new] || hasEqualBits(old: old, new: new, count: 1)
  }

  @inlinable
  func oldHash(at index: Int) -> UInt64 { hasher.hash(old[index].id) }

  @inlinable
  func newHash(at index: Int) -> UInt64 { hasher.hash(new[index].id) }
}
