import Foundation
@testable import Roster

/// The element of all workloads: an identifier and something to show.
struct Row<ID: Hashable & Sendable>: ViewModel {
  let id: ID
  var payload: Int

  init(id: ID, payload: Int) {
    self.id = id
    self.payload = payload
  }
}

/// Makes identifiers of one type from numbers, always the same.
protocol BenchmarkIdentifier: Hashable, Sendable {
  init(number: UInt64)
}

extension UUID: BenchmarkIdentifier {
  init(number: UInt64) {
    var generator = SeededGenerator(seed: number)
    var bytes: [UInt8] = []
    for _ in 0..<2 {
      withUnsafeBytes(of: generator.next()) { bytes += $0 }
    }
    self = bytes.withUnsafeBytes { $0.loadUnaligned(as: UUID.self) }
  }
}

extension Int: BenchmarkIdentifier {
  init(number: UInt64) {
    var generator = SeededGenerator(seed: number)
    self = Int(truncatingIfNeeded: generator.next())
  }
}

extension String: BenchmarkIdentifier {
  /// 25 characters, too many to be stored in place.
  init(number: UInt64) {
    var generator = SeededGenerator(seed: number)
    let digits = String(generator.next() % 1_000_000_000, radix: 10)
    self = "item-" + String(repeating: "0", count: 20 - digits.count) + digits
  }
}
