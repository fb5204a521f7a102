@testable import Roster
import Testing
import TestSupport

struct ChangesetFuzzTests {
  @Test(arguments: Effort.seeds(8))
  func `random changes are correct, minimal and legal`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let old = ListPicture.random(using: &generator)
      let new = old.changed(using: &generator)
      let storage: ListPicture.Storage = round.isMultiple(of: 3) ? .apart : .together
      if let fault = ChangeOracle(old, new, storage: storage).fault() {
        Issue.record("seed \(seed), round \(round): \(old) → \(new): \(fault)")
        return
      }
    }
  }
}

extension ListPicture {
  fileprivate static func random(using generator: inout SeededGenerator) -> ListPicture {
    let names = ["A", "B", "C", "D", "E"].shuffled(using: &generator)
    let count = Int.random(in: 0...4, using: &generator)
    return ListPicture(
      sections: names.prefix(count).map { name in
        let length = Int.random(in: 0...12, using: &generator)
        return Section(
          name: name,
          runs: [(0..<length).map { _ in .random(using: &generator) }]
        )
      }
    )
  }

  /// The list after a handful of random edits.
  fileprivate func changed(using generator: inout SeededGenerator) -> ListPicture {
    var sections = sections
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      guard let index = sections.indices.randomElement(using: &generator) else { break }
      var items = sections[index].items
      let item = items.indices.randomElement(using: &generator)
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: items.shuffle(using: &generator)
      case 1: items.insert(.random(using: &generator), at: item ?? 0)
      case 2: if let item { items.remove(at: item) }
      case 3: if let item { items[item].version += 1 }
      case 4: if let item { items.append(items.remove(at: item)) }
      case 5:
        if let item, let other = sections.indices.randomElement(using: &generator) {
          let item = items.remove(at: item)
          sections[index].runs = [items]
          sections[other].runs = [[item] + sections[other].items]
          continue
        }
      case 6: sections.swapAt(index, 0)
      case 7: sections[index].name = "F"
      default: sections.remove(at: index); continue
      }
      sections[index].runs = [items]
    }
    return ListPicture(sections: sections)
  }
}

extension ListPicture.Item {
  fileprivate static func random(using generator: inout SeededGenerator) -> Self {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    var item = Self(letters[Int.random(in: 0..<letters.count, using: &generator)])
    item.hasStar = Int.random(in: 0..<10, using: &generator) == 0
    return item
  }
}
