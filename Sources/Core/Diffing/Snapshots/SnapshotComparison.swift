/// The state of comparing two snapshots, step by step.
struct SnapshotComparison {
  let old: Snapshot
  let new: Snapshot

  /// Memory for the comparison.
  let scratch: DiffScratch

  /// The changes of the list of sections.
  private(set) var sections = SectionChanges()

  /// The sections that are in both snapshots, ascending by new index.
  private(set) var stretches: [SectionStretch] = []

  var items = ItemChanges()
  private(set) var supplementaries: [SupplementaryChange] = []

  /// The number of removed items, including those of removed sections.
  var removedCount = 0

  /// The number of inserted items, including those of inserted sections.
  var insertedCount = 0

  init(from old: Snapshot, to new: Snapshot, using scratch: DiffScratch) {
    self.old = old
    self.new = new
    self.scratch = scratch
  }

  /// Whether both snapshots share their storage, so that nothing has changed.
  var isSameStorage: Bool { old.isSameStorage(as: new) }

  /// Finds the sections that are inserted, removed and moved, and pairs those that stay.
  mutating func compareSections() {
    sections = SectionChanges(from: old.sections, to: new.sections, using: scratch)
    stretches = sections.stretches(oldCount: old.sections.count)
  }

  /// Compares the items of each section that stays.
  mutating func compareItems() {
    let (before, after) = (old.sections, new.sections)
    for stretch in stretches {
      for offset in 0..<stretch.count
      where before[stretch.from + offset] !== after[stretch.to + offset] {
        compareItems(of: Move(from: stretch.from + offset, to: stretch.to + offset))
      }
    }
    if !sections.moved.isEmpty { items.removed = items.removed.inOrder }
    removedCount = items.removed.count + sections.removed.reduce(0) { $0 + before[$1].count }
    insertedCount =
      items.inserted.count + sections.inserted.reduce(0) { $0 + after[$1].count }
  }

  private mutating func compareItems(of section: Move<Int>) {
    let (old, new) = (old.sections[section.from], new.sections[section.to])
    items.section = section
    old.findChanges(to: new, into: &items, using: scratch)
    if old.supplementaries.isEmpty, new.supplementaries.isEmpty { return }
    let comparison = SupplementaryComparison(
      section: section,
      old: old.supplementaries,
      new: new.supplementaries,
      scratch: scratch
    )
    comparison.findChanges(into: &supplementaries)
  }
}

extension SnapshotComparison {
  /// Turns a deletion and an insertion of the same item in different sections into a move.
  ///
  /// All unmatched items take part: those removed from sections that stay and all items of removed
  /// sections, against those inserted into sections that stay and all items of inserted sections.
  mutating func findMovesBetweenSections() {
    guard removedCount > 0, insertedCount > 0, mayHaveMovesBetweenSections else { return }
    let gone = Leftovers(items.removed, ofSections: sections.removed, in: old)
    let come = Leftovers(items.inserted, ofSections: sections.inserted, in: new)
    var comparison = MixedComparison(old: gone.items, new: come.items)
    let pairs = comparison.counterparts(using: scratch)
    var isGone = Array(repeating: true, count: gone.positions.count)
    var isNew = Array(repeating: true, count: come.positions.count)
    for pair in pairs {
      let move = Move(from: gone.positions[pair.from], to: come.positions[pair.to])
      isGone[pair.from] = false
      isNew[pair.to] = false
      items.moved.append(move)
      if !comparison.isSameContent(old: pair.from, new: pair.to) { items.updated.append(move) }
    }
    guard !pairs.isEmpty else { return }
    removedCount -= pairs.count
    insertedCount -= pairs.count
    items.removed = gone.positions(where: isGone)
    items.inserted = come.positions(where: isNew)
    items.moved.sort { $0.to < $1.to }
    items.updated.sort { $0.to < $1.to }
  }

  /// Whether removed and inserted items may be in different sections.
  private var mayHaveMovesBetweenSections: Bool {
    guard sections.removed.isEmpty, sections.inserted.isEmpty else { return true }
    guard let gone = items.removed.first, let come = items.inserted.first else { return false }
    if old.sections[gone.section].hasLazyItems { return true }
    let isOneSection =
      items.removed.last?.section == gone.section
      && items.inserted.last?.section == come.section
    let section = Move(from: gone.section, to: come.section)
    return !isOneSection || !stretches.contains { $0.holds(section) }
  }
}

/// Items without a counterpart in their own section, with their positions, except lazy ones.
struct Leftovers {
  private(set) var items = ItemList()
  private(set) var positions: [Position] = []

  /// The number of leading items that belong to sections that stay.
  private var stayingCount = 0

  /// The lazy items of sections that stay.
  private var lazyItems = PositionList()

  /// Collects items of sections that stay and all items of other sections.
  init(_ staying: PositionList, ofSections sections: [Int], in snapshot: Snapshot) {
    positions.reserveCapacity(staying.count)
    for stretch in staying.stretches { append(stretch, in: snapshot) }
    stayingCount = positions.count
    for index in sections {
      let section = snapshot.sections[index]
      for run in section.runs where !run.column.isLazy {
        items.append(0..<run.column.count, of: run)
      }
      positions += snapshot.positions(inSections: [index])
    }
  }

  /// Adds neighbors, those of one run at a time.
  private mutating func append(_ stretch: PositionList.Stretch, in snapshot: Snapshot) {
    var rest = stretch.items
    while let first = rest.first {
      let position = Position(section: stretch.section, item: first)
      guard let place = snapshot.run(at: position) else { return }
      let run = snapshot.sections[stretch.section].runs[place.run]
      let count = min(run.column.count - place.offset, rest.count)
      if run.column.isLazy {
        lazyItems.append(first..<first + count, inSection: stretch.section)
      } else {
        items.append(place.offset..<(place.offset + count), of: run)
        for item in first..<first + count {
          positions.append(Position(section: stretch.section, item: item))
        }
      }
      rest = first + count..<rest.upperBound
    }
  }

  /// The places in sections that stay of the items with a mark.
  func positions(where isMarked: [Bool]) -> PositionList {
    let marked = PositionList(
      zip(positions, isMarked).prefix(stayingCount).lazy.compactMap { $1 ? $0 : nil }
    )
    return lazyItems.isEmpty ? marked : marked.merged(withStretchesOf: lazyItems)
  }
}
