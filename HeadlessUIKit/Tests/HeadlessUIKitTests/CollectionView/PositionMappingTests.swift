import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sections of named items, and the random edits of them that a fuzz test makes.
private struct Letters {
  var sections: [(name: Int, items: [Int])]

  var counts: ItemCounts { ItemCounts(itemsInSection: sections.map(\.items.count)) }

  func position(of item: Int) -> ItemPosition? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) {
        return ItemPosition(section: section, item: index)
      }
    }
    return nil
  }

  func index(of section: Int) -> Int? { sections.firstIndex { $0.name == section } }
}

/// Two random states of a list and the operations that lead from one to the other.
///
/// Every section and item that both states have and that is out of order is moved by an operation;
/// so is any other, at random, because a collection view accepts needless moves as well.
private struct Edit {
  var old: Letters
  var new: Letters
  var update = BatchUpdate()

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var nextName = 100
    old = Letters(
      sections: (0..<Int.random(in: 0...4, using: &random)).map { section in
        let count = Int.random(in: 0...5, using: &random)
        let items = (nextName..<nextName + count).map { $0 }
        nextName += count
        return (section, items)
      }
    )
    new = old
    mixSections(&random, &nextName)
    mixItems(&random, &nextName)
    describeSections()
    describeItems()
  }

  private mutating func mixSections(_ random: inout SeededGenerator, _ nextName: inout Int) {
    new.sections.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
    if Bool.random(using: &random) { new.sections.shuffle(using: &random) }
    while Int.random(in: 0..<3, using: &random) == 0 {
      let place = Int.random(in: 0...new.sections.count, using: &random)
      new.sections.insert((nextName, [nextName + 1, nextName + 2]), at: place)
      nextName += 3
    }
  }

  private mutating func mixItems(_ random: inout SeededGenerator, _ nextName: inout Int) {
    let oldNames = Set(old.sections.map(\.name))
    let surviving = new.sections.indices.filter { oldNames.contains(new.sections[$0].name) }
    for section in surviving {
      new.sections[section].items.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
      if Bool.random(using: &random) { new.sections[section].items.shuffle(using: &random) }
      if let item = new.sections[section].items.randomElement(using: &random),
        let target = surviving.randomElement(using: &random), Bool.random(using: &random)
      {
        new.sections[section].items.removeAll { $0 == item }
        new.sections[target].items.insert(item, at: 0)
      }
      while Int.random(in: 0..<3, using: &random) == 0 {
        let place = Int.random(in: 0...new.sections[section].items.count, using: &random)
        new.sections[section].items.insert(nextName, at: place)
        nextName += 1
      }
    }
  }

  private mutating func describeSections() {
    for (index, section) in old.sections.enumerated() {
      if let target = new.index(of: section.name) {
        update.moveSection(index, to: target)
      } else {
        update.sections.deletes.append(index)
      }
    }
    for (index, section) in new.sections.enumerated() where old.index(of: section.name) == nil {
      update.sections.inserts.append(index)
    }
    // Sections that keep their order need no move.
    let targets = update.sections.moves.map(\.target)
    if targets == targets.sorted() { update.sections.moves = [] }
  }

  private mutating func describeItems() {
    for (index, section) in old.sections.enumerated() where new.index(of: section.name) != nil {
      for (item, name) in section.items.enumerated() {
        let source = ItemPosition(section: index, item: item)
        if let target = new.position(of: name) {
          update.items.moves.append(.init(source: source, target: target))
        } else {
          update.items.deletes.append(source)
        }
      }
    }
    for (index, section) in new.sections.enumerated() where old.index(of: section.name) != nil {
      for (item, name) in section.items.enumerated() where old.position(of: name) == nil {
        update.insertItem(index, item)
      }
    }
    // Where no item changed its section or its order, moves can be left out.
    for index in old.sections.indices {
      let leaves = update.items.moves.filter { $0.source.section == index }
      guard let section = new.index(of: old.sections[index].name) else { continue }
      let enters = update.items.moves.filter { $0.target.section == section }
      let targets = leaves.map(\.target)
      guard leaves == enters, targets == targets.sorted() else { continue }
      update.items.moves.removeAll { $0.source.section == index }
    }
  }
}

struct PositionMappingTests {
  @Test func `random edits are accepted and every item is found where it went`() {
    for seed in Effort.seeds(3000) {
      let edit = Edit(seed: seed)
      let failure = edit.update.validate(from: edit.old.counts, to: edit.new.counts)
      #expect(failure == nil, "seed \(seed)")
      let mapping = PositionMapping(edit.update)
      for (index, section) in edit.old.sections.enumerated() {
        #expect(
          mapping.newSection(ofOld: index) == edit.new.index(of: section.name),
          "seed \(seed)"
        )
        for (item, name) in section.items.enumerated() {
          let old = ItemPosition(section: index, item: item)
          #expect(mapping.newPosition(ofOld: old) == edit.new.position(of: name), "seed \(seed)")
        }
      }
      for (index, section) in edit.new.sections.enumerated() {
        #expect(
          mapping.oldSection(ofNew: index) == edit.old.index(of: section.name),
          "seed \(seed)"
        )
        for (item, name) in section.items.enumerated() {
          let new = ItemPosition(section: index, item: item)
          #expect(mapping.oldPosition(ofNew: new) == edit.old.position(of: name), "seed \(seed)")
        }
      }
    }
  }

  @Test func `a random edit with one wrong count is refused`() {
    for seed in Effort.seeds(3000) {
      let edit = Edit(seed: seed)
      let inserted = Set(edit.update.sections.inserts)
      var counts = edit.new.counts
      let touched = counts.itemsInSection.indices.filter { !inserted.contains($0) }
      guard let section = touched.last else { continue }
      counts.itemsInSection[section] += seed.isMultiple(of: 2) ? 1 : -1
      #expect(edit.update.validate(from: edit.old.counts, to: counts) != nil, "seed \(seed)")
    }
  }

  @Test func `a reloaded item is replaced where deletes and inserts put it`() {
    var update = BatchUpdate()
    update.deleteItem(0, 0)
    update.insertItem(0, 1)
    update.reloadItem(0, 2)
    let mapping = PositionMapping(update)
    let reloaded = ItemPosition(section: 0, item: 2)
    #expect(mapping.newPosition(ofOld: reloaded) == nil)
    #expect(mapping.itemReplacements[reloaded] == ItemPosition(section: 0, item: 2))
    let neighbor = ItemPosition(section: 0, item: 1)
    #expect(mapping.newPosition(ofOld: neighbor) == ItemPosition(section: 0, item: 0))
  }

  @Test func `the items of a reloaded section have no counterpart`() {
    var update = BatchUpdate()
    update.sections.reloads = [1]
    update.sections.deletes = [0]
    let mapping = PositionMapping(update)
    #expect(mapping.sectionReplacements == [1: 0])
    #expect(mapping.newPosition(ofOld: ItemPosition(section: 1, item: 0)) == nil)
    #expect(mapping.oldPosition(ofNew: ItemPosition(section: 0, item: 0)) == nil)
    #expect(mapping.newSection(ofOld: 2) == 1)
  }
}
