import Testing
import TestSupport

@testable import Roster

struct KeptOrderTests {
  private typealias Piece = MatchedOrder.Piece

  /// Random pieces of the old list, some with deleted items before them.
  private func pieces(
    _ count: Int,
    upTo size: Int32,
    using generator: inout SeededGenerator
  ) -> [Piece] {
    var old: Int32 = 0
    return (0..<count).map { _ in
      old += Int32.random(in: 0...2, using: &generator)
      let piece = Piece(old: old, count: Int32.random(in: 1...size, using: &generator))
      old += piece.count
      return piece
    }.shuffled(using: &generator)
  }

  private func scratch(_ pieces: [Piece]) -> ScratchArray<Piece> {
    var result = ScratchArray<Piece>()
    for piece in pieces { result.append(piece) }
    return result
  }

  private func check(_ kept: Int, _ stays: borrowing ScratchArray<Bool>, of pieces: [Piece]) {
    let items = pieces.map { Array($0.old..<($0.old + $0.count)).map(Int.init) }
    #expect(stays.count == pieces.count)
    var staying: [Int] = []
    for index in pieces.indices where stays[index] { staying += items[index] }
    #expect(staying == staying.sorted())
    #expect(staying.count == kept)
    #expect(kept == bruteForceIncreasing(items.flatMap { $0 }))
  }

  @Test(arguments: [Int32(1), 2, 9])
  func `no more items can stay in order, item by item`(size: Int32) {
    var generator = SeededGenerator(seed: 3)
    var search = PatienceSearch()
    var stays = ScratchArray<Bool>()
    for count in 0..<60 {
      let pieces = pieces(count, upTo: size, using: &generator)
      let kept = search.run(scratch(pieces), stays: &stays)
      check(kept, stays, of: pieces)
    }
  }

  @Test(arguments: [Int32(1), 2, 9])
  func `no more items can stay in order, piece by piece`(size: Int32) {
    var generator = SeededGenerator(seed: 4)
    var search = PiecewisePatience()
    var stays = ScratchArray<Bool>()
    for count in 0..<60 {
      let pieces = pieces(count, upTo: size, using: &generator)
      let kept = search.run(scratch(pieces), stays: &stays)
      check(kept, stays, of: pieces)
    }
  }
}
