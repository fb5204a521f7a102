import Foundation
@testable import Roster
import TestSupport
import Testing

@Suite struct SizeIndexRunsTests {
  @Test func `an index of runs holds the lengths of all of them`() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let runs = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        (
          length: CGFloat(Int.random(in: 1...3, using: &generator)),
          count: Int.random(in: 0...9, using: &generator)
        )
      }
      let plain = runs.flatMap { Array(repeating: $0.length, count: $0.count) }
      let index = SizeIndex(runs: runs, capacity: Int.random(in: 2...8, using: &generator))
      #expect(index.lengths == plain, "seed \(seed)")
      #expect(index.count == plain.count)
      #expect(index.total == plain.reduce(0, +))
    }
  }

  @Test func `a million equal lengths are held in blocks and not one by one`() {
    let index = SizeIndex(runs: [(length: 44, count: 1_000_000)])
    #expect(index.common == 44)
    #expect(index.blockCount <= 4_000)
  }

  @Test func `any stretch of the lengths is read as from an array`() {
    let plain = (0..<20).map { CGFloat($0 % 7) }
    let index = SizeIndex(plain, capacity: 4)
    for low in 0...plain.count {
      for high in low...plain.count {
        #expect(index.lengths(in: low..<high) == Array(plain[low..<high]))
      }
    }
  }

  @Test func `equal neighbours are one run`() {
    let small = CGSize(width: 1, height: 2)
    let large = CGSize(width: 1, height: 3)
    var sizes = ItemSizes([small, small, large])
    sizes.append(ItemSizes(repeating: large, count: 2))
    sizes.append(small, count: 0)
    #expect(sizes.runs.map(\.count) == [2, 3])
    #expect(sizes.count == 5)
    #expect(sizes.all == [small, small, large, large, large])
  }
}
