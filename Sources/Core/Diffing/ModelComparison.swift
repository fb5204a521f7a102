/// Two arrays of view models of one type.
///
/// Instantiated where the type of the view models is known, all its functions are inlined there.
@usableFromInline
struct ModelComparison<Model: ViewModel>: ListComparison {
  @usableFromInline
  let old: [Model]

  @usableFromInline
  let new: [Model]

  @inlinable
  init(old: [Model], new: [Model]) {
    self.old = old
    self.new = new
  }

  @inlinable var oldCount: Int { old.count }

  @inlinable var newCount: Int { new.count }

  @inlinable
  func oldHash(at index: Int) -> Int { old[index].id.hashValue }

  @inlinable
  func newHash(at index: Int) -> Int { new[index].id.hashValue }

  @inlinable
  func isSameItem(old: Int, new: Int) -> Bool { self.old[old].id == self.new[new].id }

  @inlinable
  func isSameContent(old: Int, new: Int) -> Bool { self.old[old] == self.new[new] }
}
