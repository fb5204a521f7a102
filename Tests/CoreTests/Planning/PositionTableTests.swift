import RosterCore
import Testing
import TestSupport

struct PositionTableTests {
  private func at(_ section: Int, _ item: Int) -> Position {
    Position(section: section, item: item)
  }

  @Test func `elements are set, replaced and removed by position`() {
    var table = PositionTable<String>()
    table[at(1, 2)] = "late"
    table[at(0, 9)] = "early"
    table[at(1, 2)] = "later"
    #expect(table.count == 2)
    #expect(table[at(1, 2)] == "later")
    #expect(table[at(1, 1)] == nil)
    table[at(0, 9)] = nil
    table[at(5, 5)] = nil
    #expect(table.count == 1)
  }

  @Test func `elements are visited in the order of their positions`() {
    var table = PositionTable<Int>()
    for item in [4, 2, 8, 0] { table[at(item % 3, item)] = item }
    var visited: [Position] = []
    table.forEach { position, _ in visited.append(position) }
    #expect(visited == visited.sorted())
    #expect(table.entries.map(\.element) == [0, 4, 2, 8])
  }

  @Test func `elements follow their items and those of deleted items come out`() {
    var generator = SeededGenerator(seed: 11)
    let letters = Array("abcdefghijklmnop")
    for _ in 0..<200 {
      let old = letters.shuffled(using: &generator).prefix(12)
      let new = letters.shuffled(using: &generator).prefix(12)
      let oracle = ChangeOracle(
        ListPicture("A:\(String(old.prefix(5)))|B:\(String(old.dropFirst(5)))"),
        ListPicture("A:\(String(new.prefix(7)))|B:\(String(new.dropFirst(7)))")
      )
      var table = PositionTable<Character>()
      for (index, letter) in old.enumerated() where !index.isMultiple(of: 3) {
        table[index < 5 ? at(0, index) : at(1, index - 5)] = letter
      }
      let kept = Set(table.entries.map(\.element))
      var removed: [Character] = []
      for stage in oracle.plan.stages {
        removed += table.apply(PositionMap(stage.operations)).map(\.element)
      }
      #expect(removed == old.filter { kept.contains($0) && !new.contains($0) })
      for entry in table.entries {
        #expect(oracle.new[entry.position].letter == entry.element)
      }
      #expect(table.count + removed.count == kept.count)
      #expect(table.entries.map(\.position) == table.entries.map(\.position).sorted())
    }
  }
}
