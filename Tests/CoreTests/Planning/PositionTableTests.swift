@testable import Roster
import Testing
import TestSupport

struct PositionTableTests {
  private func at(_ section: Int, _ item: Int) -> Position {
    Position(section: section, item: item)
  }

  @Test func `elements are set, replaced and removed by position`() {
    let table = PositionTable<String>()
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

  @Test func `an element that is replaced or removed gives up its seat`() {
    var seats: [String: PositionSeat] = [:]
    let table = PositionTable<String> { seats[$0] = $1 }
    table[at(0, 1)] = "first"
    table[at(0, 3)] = "last"
    table[at(0, 1)] = "next"
    #expect(seats.keys.sorted() == ["last", "next"])
    #expect(seats["next"]?.position == at(0, 1) && seats["next"]?.presentPosition == at(0, 1))
    table[at(0, 3)] = nil
    #expect(Array(seats.keys) == ["next"])
  }

  @Test func `elements are visited in the order of their positions`() {
    let table = PositionTable<Int>()
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
      let table = PositionTable<Character>()
      for (index, letter) in old.enumerated() where !index.isMultiple(of: 3) {
        table[index < 5 ? at(0, index) : at(1, index - 5)] = letter
      }
      let kept = Set(table.entries.map(\.element))
      var removed: [Character] = []
      for step in oracle.plan.steps {
        removed +=
          table.apply(PositionMap(step.operations)) { _ in
            PositionCounts(items: 0, sections: 0)
          }
          .elements
      }
      #expect(removed == old.filter { kept.contains($0) && !new.contains($0) })
      for entry in table.entries {
        #expect(oracle.new[entry.position].letter == entry.element)
      }
      #expect(table.count + removed.count == kept.count)
      #expect(table.entries.map(\.position) == table.entries.map(\.position).sorted())
    }
  }

  @Test func `an element knows its place whatever becomes of those around it`() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<20 {
      var places: [Int: Position] = [:]
      let table = PositionTable<Int> { places[$0] = $1?.position }
      var seats: [Int: PositionSeat] = [:]
      let seated = PositionTable<Int> { seats[$0] = $1 }
      var lists = [Array(0..<3_000), Array(3_000..<3_010), []]
      var expected = Set<Int>()
      for (section, list) in lists.enumerated() {
        for (item, number) in list.enumerated().shuffled(using: &generator)
        where !number.isMultiple(of: 7) {
          table[at(section, item)] = number
          seated[at(section, item)] = number
          expected.insert(number)
        }
      }
      for step in 0..<12 {
        let old = lists
        let counts = { (section: Int) in
          PositionCounts(items: old[section].count, sections: old.count)
        }
        let operations = Operations.random(in: &lists, fresh: 10_000 * (step + 1), &generator)
        let map = PositionMap(operations)
        let departures = table.apply(map, counts)
        let gone = departures.elements
        #expect(seated.apply(map, counts).elements == gone)
        #expect(departures.count == gone.count)
        #expect(departures.positions.map { old[$0.section][$0.item] } == gone)
        for (position, number) in zip(departures.positions, gone) {
          #expect(departures.element(at: position) == number)
          let former = ItemPosition(
            item: position.item,
            of: old[position.section].count,
            section: position.section,
            of: old.count
          )
          #expect(seats.removeValue(forKey: number)?.formerPosition == former)
        }
        #expect(seats.values.allSatisfy { $0.formerPosition == nil })
        let present = Set(lists.joined())
        #expect(Set(gone) == expected.subtracting(present))
        expected.subtract(gone)
        let kept = lists.enumerated().flatMap { section, list in
          list.enumerated().filter { expected.contains($1) }.map { (at(section, $0), $1) }
        }
        #expect(table.count == kept.count)
        #expect(table.entries.map(\.position) == kept.map(\.0))
        #expect(table.entries.map(\.element) == kept.map(\.1))
        #expect(kept.allSatisfy { table[$0.0] == $0.1 })
        #expect(Set(seats.keys) == expected)
        #expect(kept.allSatisfy { seats[$0.1]?.position == $0.0 })
      }
    }
  }

  @Test func `elements go where a function says, and those that leave are handed out in order`() {
    var seats: [Int: PositionSeat] = [:]
    let table = PositionTable<Int> { seats[$0] = $1 }
    for item in 0..<1_500 { table[at(item / 1_000, item % 1_000)] = item }
    let departures = table.apply(
      { $0.item.isMultiple(of: 2) ? self.at($0.section, $0.item / 4) : nil },
      { PositionCounts(items: $0 == 0 ? 1_000 : 500, sections: 2) }
    )
    // Of two at one position, the first one stays.
    let isKept = { $0 % 1_000 % 4 == 0 }
    #expect(departures.elements == (0..<1_500).filter { !isKept($0) })
    #expect(table.entries.map(\.element) == (0..<1_500).filter(isKept))
    #expect(table.count + departures.count == 1_500)
    #expect(seats[1_003]?.formerPosition == ItemPosition(item: 3, of: 500, section: 1, of: 2))
    #expect(seats[1_004]?.formerPosition == nil)
    #expect(seats[1_004]?.position == at(1, 1))
    var drained: [Int] = []
    departures.drain { position, element in
      #expect(position == at(element / 1_000, element % 1_000))
      drained.append(element)
    }
    #expect(drained == (0..<1_500).filter { !isKept($0) })
    #expect(departures.element(at: at(0, 4)) == nil)
  }

  @Test func `the neighbours between two places are found`() {
    let table = PositionTable<Int>()
    for item in stride(from: 0, to: 4_000, by: 2) { table[at(item / 2_500, item % 2_500)] = item }
    for (start, end) in [(0, 2_499), (7, 8), (8, 9), (1_001, 1_500), (2_498, 2_510), (30, 20)] {
      let found = table.entries(from: at(0, start), to: at(0, end)).map(\.element)
      #expect(found == (0..<2_500).filter { $0 >= start && $0 < end && $0 % 2 == 0 })
    }
    #expect(table.entries(from: at(1, 0), to: at(2, 0)).count == 750)
    #expect(table.entries(from: at(0, 2_400), to: at(1, 100)).count == 100)
  }
}

extension Operations {
  /// A batch that deletes, inserts and moves items at random, or the sections around them, and has some lists
  /// of numbers follow it.
  fileprivate static func random(
    in lists: inout [[Int]],
    fresh: Int,
    _ generator: inout SeededGenerator
  ) -> Operations {
    var operations = Operations()
    if Int.random(in: 0..<4, using: &generator) == 0 {
      operations.movedSections = [Move(from: 0, to: 2)]
      lists.append(lists.removeFirst())
      return operations
    }
    let old = lists
    var moving: [(from: Position, number: Int)] = []
    var next = fresh
    for section in lists.indices {
      var ranges: [Range<Int>] = []
      for _ in 0..<Int.random(in: 0..<3, using: &generator) where !old[section].isEmpty {
        let start = Int.random(in: old[section].indices, using: &generator)
        let length = [1, 1, 30, 900][Int.random(in: 0..<4, using: &generator)]
        ranges.append(start..<min(old[section].count, start + length))
      }
      let deleted = Set(ranges.joined())
      operations.removedItems = operations.removedItems.merged(
        with: deleted.sorted().map { Position(section: section, item: $0) }
      )
      var left = Set(old[section].indices).subtracting(deleted).sorted()
      for _ in 0..<2 where !left.isEmpty {
        let item = left.remove(at: Int.random(in: left.indices, using: &generator))
        moving.append((Position(section: section, item: item), old[section][item]))
      }
      lists[section] = left.map { old[section][$0] }
    }
    var arrivals: [Int: Position?] = [:]
    for move in moving { arrivals[move.number] = move.from }
    for section in lists.indices {
      for number in arrivals.keys.sorted() where number % lists.count == section {
        let item = Int.random(in: 0...lists[section].count, using: &generator)
        lists[section].insert(number, at: item)
      }
      for length in [1, 40] where Bool.random(using: &generator) {
        let item = Int.random(in: 0...lists[section].count, using: &generator)
        lists[section].insert(contentsOf: next..<next + length, at: item)
        next += length
      }
      for (item, number) in lists[section].enumerated() {
        let position = Position(section: section, item: item)
        if let from = arrivals[number], let from {
          operations.movedItems.append(Move(from: from, to: position))
        } else if number >= fresh {
          operations.insertedItems.append(position)
        }
      }
    }
    return operations
  }
}
