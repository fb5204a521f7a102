/// The sections of two snapshots, compared by identity only.
struct SectionComparison: ListComparison {
  let old: [SnapshotSection]
  let new: [SnapshotSection]

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func oldHash(at index: Int) -> Int { old[index].id.hashValue }

  func newHash(at index: Int) -> Int { new[index].id.hashValue }

  func isSameItem(old: Int, new: Int) -> Bool { self.old[old].id == self.new[new].id }

  func isSameContent(old: Int, new: Int) -> Bool { true }
}
