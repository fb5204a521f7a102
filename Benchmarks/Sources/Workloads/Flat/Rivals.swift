/// The unit of all figures: a dictionary filled with all old ids, then asked for all new ones.
@inline(never)
func dictionaryFloor<ID: Hashable>(_ old: [Row<ID>], _ new: [Row<ID>]) -> Int {
  var table: [ID: Int] = [:]
  table.reserveCapacity(old.count)
  for (index, row) in old.enumerated() { table[row.id] = index }
  var sum = 0
  for row in new { sum &+= table[row.id] ?? 0 }
  return sum
}

/// A comparison of both lists row by row, as long as the shorter one.
@inline(never)
func scanFloor<ID: Hashable>(_ old: [Row<ID>], _ new: [Row<ID>]) -> Int {
  var sum = 0
  for index in 0..<min(old.count, new.count) where old[index] == new[index] { sum &+= 1 }
  return sum
}

/// Paul Heckel's diff as it is commonly written, with a dictionary of the ids.
///
/// - Returns: The numbers of deletions, insertions, moves and updates.
@inline(never)
func heckelDiff<ID: Hashable>(
  _ old: [Row<ID>],
  _ new: [Row<ID>]
) -> (Int, Int, Int, Int) {
  var indices: [ID: Int] = [:]
  for (index, row) in old.enumerated() { indices[row.id] = index }
  var newOfOld = [Int?](repeating: nil, count: old.count)
  var oldOfNew = [Int?](repeating: nil, count: new.count)
  for (index, row) in new.enumerated() {
    guard let match = indices.removeValue(forKey: row.id) else { continue }
    newOfOld[match] = index
    oldOfNew[index] = match
  }
  var deleted: [Int] = []
  var inserted: [Int] = []
  var moved: [(Int, Int)] = []
  var updated: [Int] = []
  var deletedBefore = [Int](repeating: 0, count: old.count)
  for (index, match) in newOfOld.enumerated() {
    deletedBefore[index] = deleted.count
    if match == nil { deleted.append(index) }
  }
  for (index, match) in oldOfNew.enumerated() {
    guard let match else {
      inserted.append(index)
      continue
    }
    if old[match] != new[index] { updated.append(match) }
    if match - deletedBefore[match] + inserted.count != index { moved.append((match, index)) }
  }
  return (deleted.count, inserted.count, moved.count, updated.count)
}

/// The diff of Swift's standard library; it takes time with the product of length and changes.
@inline(never)
func standardLibrary<ID: Hashable>(_ old: [Row<ID>], _ new: [Row<ID>]) -> Int {
  new.map(\.id).difference(from: old.map(\.id)).inferringMoves().count
}
