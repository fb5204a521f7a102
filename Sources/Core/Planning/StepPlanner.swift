/// Spreads a change over steps: sections that receive items, items, all other sections.
struct StepPlanner {
  let changeset: Changeset
  let traffic: SectionTraffic
  let old: Snapshot
  let new: Snapshot

  /// The sections while items change: the old ones and the receiving ones, with the latter already
  /// in their final order among those that do not move.
  private let layout: [SectionSource]

  /// The index in the layout of each old section.
  private let placeOfOld: [Int]

  /// The index in the layout of each new section; `nil` for those inserted in the last step.
  private let placeOfNew: [Int?]

  init(
    _ changeset: Changeset,
    _ traffic: SectionTraffic,
    from old: Snapshot,
    to new: Snapshot
  ) {
    self.changeset = changeset
    self.traffic = traffic
    self.old = old
    self.new = new
    let sections = changeset.stretches(oldCount: old.sections.count).flatMap(\.sections)
    var counterparts: [Int?] = Array(repeating: nil, count: new.sections.count)
    for section in sections { counterparts[section.to] = section.from }
    let movers = Set(changeset.movedSections.map(\.to))

    var layout: [SectionSource] = []
    var placeOfOld: [Int] = []
    var placeOfNew: [Int?] = Array(repeating: nil, count: new.sections.count)
    func addOldSections(upTo end: Int) {
      for index in placeOfOld.count..<end {
        placeOfOld.append(layout.count)
        layout.append(.old(index))
      }
    }
    for index in new.sections.indices {
      if let counterpart = counterparts[index] {
        if !movers.contains(index) { addOldSections(upTo: counterpart + 1) }
      } else if traffic.receiving.contains(index) {
        placeOfNew[index] = layout.count
        layout.append(.emptied(new: index))
      }
    }
    addOldSections(upTo: old.sections.count)
    for section in sections { placeOfNew[section.to] = placeOfOld[section.from] }
    self.layout = layout
    self.placeOfOld = placeOfOld
    self.placeOfNew = placeOfNew
  }

  /// Returns the steps that have operations.
  func steps() -> [Plan.Step] {
    [insertingReceivers, changingItems, changingSections].filter { !$0.operations.isEmpty }
  }

  private var insertingReceivers: Plan.Step {
    var operations = Operations()
    operations.insertedSections = traffic.receiving.compactMap { placeOfNew[$0] }.sorted()
    return Plan.Step(operations: operations, sections: layout)
  }

  private var changingItems: Plan.Step {
    Plan.Step(operations: itemOperations, sections: sectionsWithNewItems)
  }

  private var changingSections: Plan.Step {
    var operations = Operations()
    operations.removedSections = changeset.removedSections.map { placeOfOld[$0] }
    operations.insertedSections = changeset.insertedSections.filter { placeOfNew[$0] == nil }
    operations.movedSections = changeset.movedSections.map {
      Move(from: placeOfOld[$0.from], to: $0.to)
    }
    return Plan.Step(operations: operations, sections: nil)
  }

  private var sectionsWithNewItems: [SectionSource] {
    var sections = layout
    for (index, place) in placeOfNew.enumerated() {
      if let place { sections[place] = .new(index) }
    }
    for index in traffic.losing { sections[placeOfOld[index]] = .vacated(old: index) }
    return sections
  }

  private var itemOperations: Operations {
    var operations = Operations()
    operations.removedItems = changeset.removedItems.mapSections { placeOfOld[$0] }
    operations.insertedItems = changeset.insertedItems.mapSections(sectionAfter)
    operations.movedItems = changeset.movedItems.map {
      Move(from: placeBefore($0.from), to: placeAfter($0.to))
    }
    // The changeset does not list the items of sections that exist on one side only, so those that
    // do not move to another section still have to be removed or inserted one by one.
    if !traffic.losing.isEmpty {
      let travelling = Set(changeset.movedItems.map(\.from))
      operations.removedItems = operations.removedItems.merged(
        with: remaining(of: traffic.losing, in: old, travelling).map(placeBefore)
      )
    }
    if !traffic.receiving.isEmpty {
      let travelling = Set(changeset.movedItems.map(\.to))
      operations.insertedItems = operations.insertedItems.merged(
        with: remaining(of: traffic.receiving, in: new, travelling).map(placeAfter)
      )
    }
    operations.movedItems.sort { $0.to < $1.to }
    return operations
  }

  private func remaining(
    of sections: Set<Int>,
    in snapshot: Snapshot,
    _ travelling: Set<Position>
  ) -> [Position] {
    sections.flatMap { section in
      (0..<snapshot.sections[section].count)
        .map { Position(section: section, item: $0) }
        .filter { !travelling.contains($0) }
    }
  }

  private func placeBefore(_ position: Position) -> Position {
    Position(section: placeOfOld[position.section], item: position.item)
  }

  private func placeAfter(_ position: Position) -> Position {
    Position(section: sectionAfter(position.section), item: position.item)
  }

  private func sectionAfter(_ section: Int) -> Int {
    guard let place = placeOfNew[section] else {
      preconditionFailure("An item changes in a section that is not there to receive it.")
    }
    return place
  }
}

/// The sections that items leave and enter.
struct SectionTraffic {
  /// The old indices of the removed sections that items leave for other sections.
  private(set) var losing: Set<Int> = []

  /// The new indices of the inserted sections that items enter from other sections.
  private(set) var receiving: Set<Int> = []

  init(_ changeset: Changeset) {
    if changeset.removedSections.isEmpty, changeset.insertedSections.isEmpty { return }
    let removed = Set(changeset.removedSections)
    let inserted = Set(changeset.insertedSections)
    for move in changeset.movedItems {
      if removed.contains(move.from.section) { losing.insert(move.from.section) }
      if inserted.contains(move.to.section) { receiving.insert(move.to.section) }
    }
  }

  /// Whether a collection view accepts all changes in one batch.
  func isLegalInOneBatch(_ changeset: Changeset) -> Bool {
    guard losing.isEmpty, receiving.isEmpty else { return false }
    if changeset.movedSections.isEmpty { return true }
    let origins = Set(changeset.movedSections.map(\.from))
    let destinations = Set(changeset.movedSections.map(\.to))
    return
      !(changeset.removedItems.contains { origins.contains($0.section) }
      || changeset.insertedItems.contains { destinations.contains($0.section) }
      || changeset.movedItems.contains {
        origins.contains($0.from.section) || destinations.contains($0.to.section)
      })
  }
}
