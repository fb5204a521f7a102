/// The state of comparing two snapshots, step by step.
struct SnapshotComparison {
  let old: Snapshot
  let new: Snapshot

  /// How the list of sections differs.
  var sections = ListDifference()

  /// The sections that are in both snapshots, ascending by new index.
  var survivors: [Move<Int>] = []

  var deleted: [Position] = []
  var inserted: [Position] = []
  var moved: [Move<Position>] = []
  var updated: [Move<Position>] = []
  var supplementaries: [SupplementaryChange] = []

  /// The number of items that are gone, deleted sections included.
  var deletedCount = 0

  /// The number of items that were not there, inserted sections included.
  var insertedCount = 0

  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
  }

  /// Finds the sections that come, go and move, and pairs those that stay.
  mutating func compareSections() {
    sections = SectionComparison(old: old.sections, new: new.sections).difference()
    survivors = sections.survivors(oldCount: old.sections.count)
  }

  /// Compares each section that stays with itself.
  mutating func compareItems() {
    for section in survivors {
      let before = old.sections[section.from]
      let after = new.sections[section.to]
      add(before.difference(to: after), in: section)
      supplementaries +=
        SupplementaryComparison(
          section: section,
          old: before.supplementaries,
          new: after.supplementaries
        ).changes
    }
    deleted.sort()
    deletedCount = deleted.count + sections.deleted.reduce(0) { $0 + old.sections[$1].count }
    insertedCount = inserted.count + sections.inserted.reduce(0) { $0 + new.sections[$1].count }
  }

  private mutating func add(_ difference: ListDifference, in section: Move<Int>) {
    func place(_ move: Move<Int>) -> Move<Position> {
      Move(
        from: Position(section: section.from, item: move.from),
        to: Position(section: section.to, item: move.to)
      )
    }
    deleted += difference.deleted.map { Position(section: section.from, item: $0) }
    inserted += difference.inserted.map { Position(section: section.to, item: $0) }
    moved += difference.moved.map(place)
    updated += difference.updated.map(place)
  }
}
