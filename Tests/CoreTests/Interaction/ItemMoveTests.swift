@testable import Roster
import Testing

/// What a carried item is called where it goes.
@MainActor
@Suite struct ItemMoveTests {
  /// Lists in which some items share their identity.
  private nonisolated static let lists = [
    "A:a", "A:aba", "A:aab|B:a", "A:abaa|B:ba|C:_", "A:bb|B:bab",
  ]

  @Test(arguments: lists)
  func `the item and its neighbours are named as the list names them before and after`(
    _ picture: String
  ) throws {
    let sections = ListPicture(picture).sections
    let old = ListPicture(sections: sections).snapshot()
    for (from, to) in places(in: old) {
      let move = try #require(ItemMove(from: from, to: to, in: old))
      var moved = sections.map(\.items)
      let item = moved[from.section].remove(at: from.item)
      moved[to.section].insert(item, at: to.item)
      let new = ListPicture(
        sections: zip(sections, moved).map { section, items in
          ListPicture.Section(name: section.name, runs: [items])
        }
      )
      .snapshot()
      #expect(move.itemAfterMove == new.itemID(at: to), "\(from) → \(to)")
      #expect(move.item == old.itemID(at: from))
      #expect(move.changesSection == (from.section != to.section))
      let letters = moved[to.section].map(\.letter)
      #expect(move.order.map(letter) == letters)
      #expect(move.previous.flatMap(letter) == (to.item > 0 ? letters[to.item - 1] : nil))
      let next = to.item + 1
      #expect(move.next.flatMap(letter) == (next < letters.count ? letters[next] : nil))
    }
  }

  @Test func `a place that is not there is none to go to`() {
    let list = ListPicture("A:ab|B:c").snapshot()
    let first = Position(section: 0, item: 0)
    #expect(ItemMove(from: first, to: Position(section: 0, item: 1), in: list) != nil)
    #expect(ItemMove(from: first, to: Position(section: 0, item: 2), in: list) == nil)
    #expect(ItemMove(from: first, to: Position(section: 1, item: 1), in: list) != nil)
    #expect(ItemMove(from: first, to: Position(section: 1, item: 2), in: list) == nil)
    #expect(ItemMove(from: first, to: Position(section: 2, item: 0), in: list) == nil)
    #expect(ItemMove(from: Position(section: 0, item: 2), to: first, in: list) == nil)
  }

  private func places(in list: Snapshot) -> [(from: Position, to: Position)] {
    let all = list.counts.enumerated().flatMap { section, count in
      (0..<count).map { Position(section: section, item: $0) }
    }
    return all.flatMap { from in
      list.counts.enumerated().flatMap { section, count in
        (0..<count + (section == from.section ? 0 : 1)).map {
          (from: from, to: Position(section: section, item: $0))
        }
      }
    }
  }

  private func letter(_ id: ItemID) -> Character? { id.id.value as? Character }
}
