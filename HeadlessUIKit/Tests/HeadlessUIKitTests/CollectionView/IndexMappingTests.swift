import Testing

@testable import HeadlessUIKit

/// What an update does to a list of letters, worked out by moving the letters.
private struct NaiveModel {
  var old: [Int]
  var new: [Int?]

  init(count: Int, leaving: Set<Int>, arriving: Set<Int>) {
    old = Array(0..<count)
    var stayers = old.filter { !leaving.contains($0) }[...]
    new = []
    for index in 0..<(stayers.count + arriving.count) {
      new.append(arriving.contains(index) ? nil : stayers.popFirst())
    }
  }
}

struct IndexMappingTests {
  @Test func `every small mapping agrees with moving the elements one by one`() {
    for count in 0...5 {
      for leavingBits in 0..<(1 << count) {
        let leaving = Set((0..<count).filter { leavingBits & 1 << $0 != 0 })
        for arrivals in 0...3 {
          let newCount = count - leaving.count + arrivals
          for bits in 0..<(1 << newCount) where bits.nonzeroBitCount == arrivals {
            let arriving = Set((0..<newCount).filter { bits & 1 << $0 != 0 })
            check(count: count, leaving: leaving, arriving: arriving)
          }
        }
      }
    }
  }

  private func check(count: Int, leaving: Set<Int>, arriving: Set<Int>) {
    let mapping = IndexMapping(leaving: leaving, arriving: arriving)
    let model = NaiveModel(count: count, leaving: leaving, arriving: arriving)
    for index in model.old {
      #expect(mapping.newIndex(ofOldIndex: index) == model.new.firstIndex(of: index))
    }
    for (index, element) in model.new.enumerated() {
      #expect(mapping.oldIndex(ofNewIndex: index) == element)
    }
  }

  @Test func `extreme indices do not trap`() {
    let mapping = IndexMapping(leaving: [Int.min, 0], arriving: [Int.max, -1])
    _ = mapping.newIndex(ofOldIndex: .max)
    _ = mapping.newIndex(ofOldIndex: .min)
    _ = mapping.oldIndex(ofNewIndex: .min)
    #expect(mapping.newIndex(ofOldIndex: 0) == nil)
  }
}
