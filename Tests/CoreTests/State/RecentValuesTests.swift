@testable import Roster
import TestSupport
import Testing

@Suite struct RecentValuesTests {
  @Test func `the oldest value makes room for a new one`() {
    var values = RecentValues<String, Int>()
    for (index, key) in ["a", "b", "c"].enumerated() {
      values.insert(index, for: key, limit: 2)
    }
    #expect(values.keys == ["b", "c"])
    #expect(values["a"] == nil)
    #expect(values["b"] == 1)
  }

  @Test func `a key that comes again is the newest and has its new value`() {
    var values = RecentValues<String, Int>()
    values.insert(1, for: "a", limit: 2)
    values.insert(2, for: "b", limit: 2)
    values.insert(3, for: "a", limit: 2)
    values.insert(4, for: "c", limit: 2)
    #expect(values.keys == ["a", "c"])
    #expect(values["a"] == 3)
  }

  @Test func `looking at a value does not make it newer`() {
    var values = RecentValues<String, Int>()
    values.insert(1, for: "a", limit: 2)
    values.insert(2, for: "b", limit: 2)
    #expect(values["a"] == 1)
    values.insert(3, for: "c", limit: 2)
    #expect(values.keys == ["b", "c"])
  }

  @Test(arguments: [0, -1])
  func `a limit of nothing keeps nothing`(_ limit: Int) {
    var values = RecentValues<String, Int>()
    values.insert(1, for: "a", limit: limit)
    #expect(values.keys.isEmpty)
  }

  @Test func `a lower limit drops as many as it takes`() {
    var values = RecentValues<Int, Int>()
    for key in 0..<5 { values.insert(key, for: key, limit: 5) }
    values.insert(5, for: 5, limit: 2)
    #expect(values.keys == [4, 5])
  }

  @Test func `whatever comes and goes it agrees with a plain list`() {
    var generator = SeededGenerator(seed: 3)
    var values = RecentValues<Int, Int>()
    var oracle: [(key: Int, value: Int)] = []
    for step in 0..<5_000 {
      let key = Int.random(in: 0..<30, using: &generator)
      let removed = oracle.first { $0.key == key }?.value
      if Int.random(in: 0..<3, using: &generator) == 0 {
        #expect(values.removeValue(for: key) == removed)
        oracle.removeAll { $0.key == key }
      } else {
        let limit = Int.random(in: 5...20, using: &generator)
        values.insert(step, for: key, limit: limit)
        oracle.removeAll { $0.key == key }
        oracle.append((key, step))
        oracle.removeFirst(max(0, oracle.count - limit))
      }
      #expect(values.keys == oracle.map(\.key))
      #expect(oracle.allSatisfy { values[$0.key] == $0.value })
      #expect(values.count == oracle.count)
    }
  }
}
