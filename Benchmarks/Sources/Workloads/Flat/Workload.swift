/// A way of changing a list.
public enum Workload: String, CaseIterable, Sendable {
  case sameStorage = "same storage"
  case noChange = "no change"
  case append = "append 20"
  case oneUpdate = "1 update"
  case scattered = "1 % edits"
  case readme = "README"
  case randomEdit = "random edit"
  case shuffle
  case replaceAll = "replace all"

  /// Whether so little changes that even an algorithm which takes time with the product of length and
  /// changes comes to an end.
  func isLittle(count: Int) -> Bool {
    switch self {
    case .sameStorage, .noChange, .append, .oneUpdate: true
    case .scattered: count <= 5_000
    case .readme, .randomEdit, .shuffle, .replaceAll: false
    }
  }

  /// The old and the new list, with no storage in common unless that is the point.
  func lists<ID: BenchmarkIdentifier>(
    _ type: ID.Type,
    count: Int
  ) -> (old: [Row<ID>], new: [Row<ID>]) {
    let old = (0..<count).map { Row(id: ID(number: UInt64($0)), payload: $0) }
    if self == .sameStorage { return (old, old) }
    var generator = SeededGenerator(seed: 42)
    var rows = (0..<count).map { Row(id: ID(number: UInt64($0)), payload: $0) }
    rows.reserveCapacity(count * 2)
    change(&rows, using: &generator)
    return (old, rows)
  }

  private func change<ID: BenchmarkIdentifier>(
    _ rows: inout [Row<ID>],
    using generator: inout SeededGenerator
  ) {
    let count = rows.count
    var fresh = UInt64(count)
    func makeRow() -> Row<ID> {
      fresh += 1
      return Row(id: ID(number: fresh), payload: Int(fresh))
    }
    switch self {
    case .sameStorage, .noChange:
      break
    case .append:
      for _ in 0..<20 { rows.append(makeRow()) }
    case .oneUpdate:
      rows[count / 2].payload += 1
    case .scattered:
      for _ in 0..<(count / 300) {
        rows[Int.random(in: 0..<count, using: &generator)].payload += 1
      }
      for _ in 0..<(count / 300) {
        rows.remove(at: Int.random(in: 0..<rows.count, using: &generator))
      }
      for _ in 0..<(count / 300) {
        rows.insert(makeRow(), at: Int.random(in: 0...rows.count, using: &generator))
      }
      for _ in 0..<(count / 1_000) {
        rows.swapAt(
          Int.random(in: 0..<rows.count, using: &generator),
          Int.random(in: 0..<rows.count, using: &generator)
        )
      }
    case .readme:
      // DifferenceKit's own benchmark: a block removed, a block inserted, the head shuffled.
      let block = count >= 100_000 ? count / 10 : count / 5
      let start = count >= 100_000 ? count / 5 : count * 2 / 5
      rows.removeSubrange(start..<(start + block))
      rows.insert(contentsOf: (0..<block).map { _ in makeRow() }, at: start + block)
      rows.replaceSubrange(
        0..<(block / 5),
        with: rows[0..<(block / 5)].shuffled(using: &generator)
      )
    case .randomEdit:
      for _ in 0..<(count / 5) {
        rows.remove(at: Int.random(in: 0..<rows.count, using: &generator))
      }
      for _ in 0..<(count / 5) {
        rows.insert(makeRow(), at: Int.random(in: 0...rows.count, using: &generator))
      }
      let places = (0..<rows.count).shuffled(using: &generator).prefix(count / 25)
      let moved = places.map { rows[$0] }
      for (place, row) in zip(places.shuffled(using: &generator), moved) { rows[place] = row }
    case .shuffle:
      rows.shuffle(using: &generator)
    case .replaceAll:
      rows = (0..<count).map { _ in makeRow() }
    }
  }
}
