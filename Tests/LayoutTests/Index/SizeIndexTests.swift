import Foundation
@testable import Roster
import TestSupport
import Testing

@Suite struct SizeIndexTests {
  @Test func `every list of up to four lengths answers as a plain array does`() {
    for count in 0...4 {
      for number in 0..<Int(pow(3, Double(count))) {
        let plain = digits(of: number, count: count)
        for capacity in 2...4 {
          #expect(SizeIndex(plain, capacity: capacity).difference(from: plain) == nil)
        }
      }
    }
  }

  @Test func `every edit of a short list leaves what it leaves of an array`() {
    for count in 0...5 {
      let plain = (0..<count).map { CGFloat($0 % 3) * 2 }
      for low in 0...count {
        for high in low...count {
          for inserted in [0, 1, 4, 5] {
            var index = SizeIndex(plain, capacity: 4)
            var expected = plain
            let new = (0..<inserted).map { CGFloat($0) + 7 }
            index.remove(low..<high)
            index.insert(new, at: low)
            expected.replaceSubrange(low..<high, with: new)
            #expect(index.difference(from: expected) == nil)
          }
        }
      }
    }
  }

  @Test func `every move in a short list moves as in an array`() {
    let plain: [CGFloat] = [3, 1, 4, 1, 5, 9, 2]
    for from in plain.indices {
      for to in plain.indices {
        var index = SizeIndex(plain, capacity: 2)
        index.move(from: from, to: to)
        var expected = plain
        expected.insert(expected.remove(at: from), at: to)
        #expect(index.difference(from: expected) == nil)
      }
    }
  }

  @Test(arguments: [2, 3, 5, 16, 512])
  func `random edits leave what they leave of an array`(capacity: Int) {
    for seed in Effort.seeds(6) {
      var generator = SeededGenerator(seed: seed)
      var index = SizeIndex(capacity: capacity)
      var plain: [CGFloat] = []
      for step in 0..<40 {
        edit(&index, &plain, using: &generator)
        let difference = index.difference(from: plain)
        #expect(difference == nil, "seed \(seed), step \(step), capacity \(capacity)")
        if difference != nil { return }
      }
    }
  }

  @Test func `equal lengths stay known as equal until one differs`() {
    var index = SizeIndex(repeating: 44, count: 10_000)
    #expect(index.common == 44)
    #expect(index.total == 440_000)
    #expect(index.start(of: 5_000) == 220_000)
    index[7_000] = 45
    #expect(index.common == nil)
    #expect(index.total == 440_001)
    #expect(index.index(endingAfter: 308_044) == 7_000)
    #expect(index.index(endingAfter: 308_045) == 7_001)
    index[7_000] = 44
    #expect(index.common == 44)
    index.remove(100..<9_900)
    #expect(index.common == 44)
    #expect(index.count == 200)
  }

  @Test func `sums do not drift however often lengths change`() {
    var index = SizeIndex(repeating: 1.0 / 3, count: 3_000)
    let total = index.total
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<Effort.share(of: 2_000) {
      let place = Int.random(in: 0..<3_000, using: &generator)
      index[place] = CGFloat.random(in: 0...1_000_000, using: &generator)
      index[place] = 1.0 / 3
    }
    #expect(index.total == total)
  }

  @Test func `blocks stay few when most of what they hold is removed`() {
    var index = SizeIndex((0..<20_000).map { CGFloat($0 % 7) }, capacity: 64)
    for place in stride(from: 19_999, through: 0, by: -1) where place % 50 != 0 {
      index.remove(at: place)
    }
    #expect(index.count == 400)
    #expect(index.blockCount <= 4 * 400 / 64 + 1)
  }

  private func digits(of number: Int, count: Int) -> [CGFloat] {
    var rest = number
    return (0..<count).map { _ in
      defer { rest /= 3 }
      return CGFloat(rest % 3)
    }
  }

  private func edit(
    _ index: inout SizeIndex,
    _ plain: inout [CGFloat],
    using generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1:
      let place = Int.random(in: 0...plain.count, using: &generator)
      let new = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        CGFloat(Int.random(in: 0...5, using: &generator))
      }
      index.insert(new, at: place)
      plain.insert(contentsOf: new, at: place)
    case 2:
      let place = Int.random(in: 0...plain.count, using: &generator)
      let count = Int.random(in: 0...40, using: &generator)
      index.insert(repeating: 3, count: count, at: place)
      plain.insert(contentsOf: Array(repeating: 3, count: count), at: place)
    case 3:
      let low = Int.random(in: 0...plain.count, using: &generator)
      let high = Int.random(in: low...plain.count, using: &generator)
      let range = low..<min(high, low + 12)
      index.remove(range)
      plain.removeSubrange(range)
    case 4 where !plain.isEmpty:
      let from = Int.random(in: 0..<plain.count, using: &generator)
      let to = Int.random(in: 0..<plain.count, using: &generator)
      index.move(from: from, to: to)
      plain.insert(plain.remove(at: from), at: to)
    case 5 where !plain.isEmpty:
      let place = Int.random(in: 0..<plain.count, using: &generator)
      let length = CGFloat(Int.random(in: 0...5, using: &generator))
      index[place] = length
      plain[place] = length
    default:
      break
    }
  }
}

extension SizeIndex {
  /// What the index answers otherwise than a plain array, in words.
  fileprivate func difference(from plain: [CGFloat]) -> String? {
    guard lengths == plain else { return "\(lengths) instead of \(plain)" }
    guard count == plain.count else { return "count \(count)" }
    guard total == plain.reduce(0, +) else { return "total \(total)" }
    let isUniform = !plain.isEmpty && plain.allSatisfy { $0 == plain[0] }
    guard (common != nil) == isUniform else { return "common \(String(describing: common))" }
    for place in 0...plain.count {
      let start = plain[..<place].reduce(0, +)
      guard self.start(of: place) == start else { return "start of \(place)" }
      guard place < count else { continue }
      guard self[place] == plain[place] else { return "length \(place)" }
    }
    for spacing in [0, 2] as [CGFloat] {
      var ends: [CGFloat] = []
      for length in plain { ends.append((ends.last.map { $0 + spacing } ?? 0) + length) }
      for offset in stride(from: -1, through: (ends.last ?? 0) + 3, by: 0.5) {
        let expected = ends.firstIndex { $0 > offset } ?? plain.count
        let found = index(endingAfter: offset, spacing: spacing)
        guard found == expected else {
          return "index at \(offset) with spacing \(spacing): \(found) instead of \(expected)"
        }
      }
    }
    return nil
  }
}
