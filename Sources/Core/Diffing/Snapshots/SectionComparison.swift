/// The sections of two snapshots, compared by identity only.
struct SectionComparison: ListComparison {
  let old: [SnapshotSection]
  let new: [SnapshotSection]

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func isSameItem(old: Int, new: Int) -> Bool { self.old[old].id == self.new[new].id }

  func isSameContent(old: Int, new: Int) -> Bool { true }

  func oldHash(at index: Int) -> UInt64 { FastHash.shared.hash(of: old[index].id) }

  func newHash(at index: Int) -> UInt64 { FastHash.shared.hash(of: new[index].id) }
}
