/// The state of comparing two snapshots, step by step.
struct SnapshotComparison {
  let old: Snapshot
  let new: Snapshot

  /// Memory to compare in.
  let scratch: DiffScratch

  /// How the list of sections differs.
  private(set) var sections = SectionChanges()

  /// The sections that are in both snapshots, ascending by new index.
  private(set) var survivors: [Move<Int>] = []

  var items = ItemChanges()
  private(set) var supplementaries: [SupplementaryChange] = []

  /// The number of items that are gone, deleted sections included.
  var deletedCount = 0

  /// The number of items that were not there, inserted sections included.
  var insertedCount = 0

  init(from old: Snapshot, to new: Snapshot, using scratch: DiffScratch) {
    self.old = old
    self.new = new
    self.scratch = scratch
  }

  /// Whether both snapshots are one and the same, which says without looking that nothing changed.
  var isSameStorage: Bool { old.isSameStorage(as: new) }

  /// Finds the sections that come, go and move, and pairs those that stay.
  mutating func compareSections() {
    sections = SectionChanges(from: old.sections, to: new.sections, using: scratch)
    survivors = sections.survivors(oldCount: old.sections.count)
  }

  /// Compares each section that stays with itself.
  mutating func compareItems() {
    let (before, after) = (old.sections, new.sections)
    for section in survivors {
      items.section = section
      before[section.from].findChanges(to: after[section.to], into: &items, using: scratch)
      let kinds = (
        old: before[section.from].supplementaries, new: after[section.to].supplementaries
      )
      if kinds.old.isEmpty, kinds.new.isEmpty { continue }
      supplementaries +=
        SupplementaryComparison(section: section, old: kinds.old, new: kinds.new).changes
    }
    if !sections.moved.isEmpty { items.deleted = items.deleted.inOrder }
    deletedCount = items.deleted.count + sections.deleted.reduce(0) { $0 + before[$1].count }
    insertedCount =
      items.inserted.count + sections.inserted.reduce(0) { $0 + after[$1].count }
  }
}
