/// Items of a section that are not lazy, in one flat order.
struct EagerItems {
  private(set) var list = ItemList()

  /// The index in the section of each segment's first item.
  private var places: [Int] = []

  /// Collects the items of some runs of a section.
  init(_ runs: Range<Int>, of section: SnapshotSection) {
    for index in runs where !section.runs[index].column.isLazy {
      list.append(0..<section.runs[index].column.count, of: section.runs[index])
      places.append(section.starts[index])
    }
  }

  /// All items of a section that are not lazy.
  init(_ section: SnapshotSection) {
    self.init(section.runs.indices, of: section)
  }

  /// The index in the section of an item.
  func place(of item: Int) -> Int {
    let segment = list.segment(of: item)
    return places[segment] + item - list.starts[segment]
  }

  /// The item at an index in the section; `nil` if a lazy one is there.
  func item(at place: Int) -> Int? {
    places.indices.lazy.compactMap { [self] segment in
      let item = list.starts[segment] + place - places[segment]
      return (list.starts[segment]..<list.starts[segment + 1]).contains(item) ? item : nil
    }.first
  }
}

extension SnapshotSection {
  /// Finds the changes of this section's items if some of them are lazy.
  ///
  /// The n-th lazy run matches the n-th one after the change if both have the same kind. The items
  /// between two of them are compared with those between them afterwards.
  func findChangesAroundLazyRuns(
    to new: SnapshotSection,
    into changes: inout ItemChanges,
    using scratch: DiffScratch
  ) {
    var found = ItemChanges(section: changes.section)
    var rest = (old: 0, new: 0)
    for pair in pairsOfLazyRuns(with: new) {
      compare(rest.old..<pair.from, with: new, rest.new..<pair.to, into: &found, using: scratch)
      found.base = (starts[pair.from], new.starts[pair.to])
      _ = runs[pair.from].column
        .findChanges(to: new.runs[pair.to].column, into: &found, using: scratch)
      rest = (pair.from + 1, pair.to + 1)
    }
    let ends = (old: runs.count, new: new.runs.count)
    compare(rest.old..<ends.old, with: new, rest.new..<ends.new, into: &found, using: scratch)
    for stretch in found.removed.inOrder.stretches {
      changes.removed.append(stretch.items, inSection: stretch.section)
    }
    for stretch in found.inserted.inOrder.stretches {
      changes.inserted.append(stretch.items, inSection: stretch.section)
    }
    changes.moved += found.moved.sorted { $0.to < $1.to }
    changes.updated += found.updated.sorted { $0.to < $1.to }
    changes.replacesLazyItems = changes.replacesLazyItems || found.replacesLazyItems
  }

  private var lazyRuns: [Int] { runs.indices.filter { runs[$0].column.isLazy } }

  private func pairsOfLazyRuns(with new: SnapshotSection) -> [Move<Int>] {
    zip(lazyRuns, new.lazyRuns).prefix { old, new_ in
      let (left, right) = (runs[old], new.runs[new_])
      return Scope(left) == Scope(right)
    }.map { Move(from: $0, to: $1) }
  }

  /// Compares runs that include no lazy run that stays.
  private func compare(
    _ oldRuns: Range<Int>,
    with new: SnapshotSection,
    _ newRuns: Range<Int>,
    into changes: inout ItemChanges,
    using scratch: DiffScratch
  ) {
    let (before, after) = (EagerItems(oldRuns, of: self), EagerItems(newRuns, of: new))
    let section = changes.section
    var found = ItemChanges(section: section)
    var comparison = MixedComparison(old: before.list, new: after.list)
    comparison.findChanges(into: &found, using: scratch)
    func place(_ move: Move<Position>) -> Move<Position> {
      Move(
        from: Position(section: section.from, item: before.place(of: move.from.item)),
        to: Position(section: section.to, item: after.place(of: move.to.item))
      )
    }
    for position in found.removed {
      let item = before.place(of: position.item)
      changes.removed.append(item..<item + 1, inSection: section.from)
    }
    for position in found.inserted {
      let item = after.place(of: position.item)
      changes.inserted.append(item..<item + 1, inSection: section.to)
    }
    var lazyCount = 0
    for run in oldRuns where runs[run].column.isLazy {
      changes.removed.append(starts[run]..<starts[run + 1], inSection: section.from)
      lazyCount += runs[run].column.count
    }
    for run in newRuns where new.runs[run].column.isLazy {
      changes.inserted.append(new.starts[run]..<new.starts[run + 1], inSection: section.to)
      lazyCount += new.runs[run].column.count
    }
    changes.replacesLazyItems = changes.replacesLazyItems || lazyCount > LazyPieces.mostTold
    changes.moved += found.moved.map(place)
    changes.updated += found.updated.map(place)
  }
}
