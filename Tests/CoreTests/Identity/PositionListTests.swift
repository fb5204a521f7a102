import Testing
import TestSupport

@testable import Roster

struct PositionListTests {
  private func at(_ section: Int, _ item: Int) -> Position {
    Position(section: section, item: item)
  }

  @Test func `neighbours of a section are one stretch`() {
    var list: PositionList = [at(0, 3), at(0, 4), at(1, 5), at(1, 7)]
    #expect(list.description == "[0-3...4, 1-5, 1-7]")
    list.append(8..<100_000, inSection: 1)
    #expect(list.stretches.count == 3)
    #expect(list.count == 4 + 99_992)
  }

  @Test func `an empty range adds nothing`() {
    var list = PositionList()
    list.append(3..<3, inSection: 0)
    #expect(list.isEmpty)
    #expect(list.description == "[]")
  }

  @Test func `items that are named twice stay so until they are put in order`() {
    let list: PositionList = [at(0, 1), at(0, 1), at(1, 0), at(0, 0)]
    #expect(list.count == 4)
    #expect(list.description == "[0-1, 0-1, 1-0, 0-0]")
    #expect(list.inOrder.description == "[0-0...1, 1-0]")
  }

  @Test func `items can be walked in both directions`() {
    let list: PositionList = [at(0, 0), at(0, 1), at(0, 4), at(2, 5)]
    #expect(Array(list) == [at(0, 0), at(0, 1), at(0, 4), at(2, 5)])
    #expect(list.reversed() == [at(2, 5), at(0, 4), at(0, 1), at(0, 0)])
    #expect(list.last == at(2, 5))
    #expect(list.suffix(4).first == at(0, 0))
    #expect(list.firstIndex(of: at(0, 4)).map { list[$0] } == at(0, 4))
  }

  @Test func `a list of random items is the sorted items, each once`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let count = Int.random(in: 0...30, using: &generator)
      let items = (0..<count).map { _ in
        at(.random(in: 0...2, using: &generator), .random(in: 0...8, using: &generator))
      }
      let cut = Int.random(in: 0...count, using: &generator)
      let list = PositionList(items[..<cut]).merged(with: items[cut...])
      #expect(Array(list) == Set(items).sorted())
      #expect(list.count == Set(items).count)
      let ranges = list.rangesBySection
      for section in 0...2 {
        let expected = Set(items).filter { $0.section == section }.map(\.item).sorted()
        #expect(ranges[section, default: []].flatMap { $0 } == expected)
        for item in 0...9 { #expect(list.holds(at(section, item)) == expected.contains(item)) }
      }
    }
  }

  @Test func `sections that go elsewhere take their items along`() {
    let list: PositionList = [at(0, 0), at(1, 1), at(1, 2)]
    #expect(list.mapSections { $0 + 2 }.description == "[2-0, 3-1...2]")
  }
}
