import Testing
import TestSupport

@testable import RosterCore

struct KeptOrderTests {
  private typealias Piece = MatchedOrder.Piece

  /// Random pieces that fill the ranks from 0 up.
  private func pieces(
    _ count: Int,
    upTo size: Int32,
    using generator: inout SeededGenerator
  ) -> [Piece] {
    var rank: Int32 = 0
    return (0..<count).map { _ in
      let piece = Piece(rank: rank, count: Int32.random(in: 1...size, using: &generator))
      rank += piece.count
      return piece
    }.shuffled(using: &generator)
  }

  private func scratch(_ pieces: [Piece]) -> ScratchArray<Piece> {
    var result = ScratchArray<Piece>()
    for piece in pieces { result.append(piece) }
    return result
  }

  private func check(_ movers: [Range<Int32>], of pieces: [Piece]) {
    let ranks = pieces.flatMap { Array($0.rank..<($0.rank + $0.count)).map(Int.init) }
    let moving = Set(movers.flatMap { $0.map(Int.init) })
    let staying = ranks.enumerated().filter { !moving.contains($0.offset) }.map(\.element)
    #expect(staying == staying.sorted())
    #expect(staying.count == bruteForceIncreasing(ranks))
    #expect(movers.allSatisfy { !$0.isEmpty })
    #expect(zip(movers, movers.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound + 1 })
  }

  @Test(arguments: [Int32(1), 2, 9])
  func `no more items can stay in order, item by item`(size: Int32) {
    var generator = SeededGenerator(seed: 3)
    var rows = RowSubsequence()
    for count in 0..<60 {
      let pieces = pieces(count, upTo: size, using: &generator)
      check(rows.movers(among: scratch(pieces)), of: pieces)
    }
  }

  @Test(arguments: [Int32(1), 2, 9])
  func `no more items can stay in order, piece by piece`(size: Int32) {
    var generator = SeededGenerator(seed: 4)
    for count in 0..<60 {
      let pieces = pieces(count, upTo: size, using: &generator)
      check(heaviestIncreasingSubsequence(of: scratch(pieces)), of: pieces)
    }
  }
}
