import Testing

@testable import Roster

struct ItemTableTests {
  @Test func `items that hash alike are taken out in order and once`() {
    var table = ItemTable()
    table.reset(count: 4)
    for item in [Int32(3), 2, 1, 0] { table.add(item, hash: 7) }
    #expect(table.take(hash: 7) { $0 >= 2 } == 2)
    #expect(table.take(hash: 7) { $0 >= 2 } == 3)
    #expect(table.take(hash: 7) { $0 >= 2 } == -1)
    #expect(table.take(hash: 7) { _ in true } == 0)
    #expect(table.take(hash: 7) { _ in true } == 1)
    #expect(table.take(hash: 7) { _ in true } == -1)
  }

  @Test func `an item taken out does not hide those that came to lie behind it`() {
    var table = ItemTable()
    table.reset(count: 3)
    let hashes: [UInt64] = [5, 5 | 1 << 40, 5 | 1 << 41]
    for item in [Int32(2), 1, 0] { table.add(item, hash: hashes[Int(item)]) }
    for item in [Int32(2), 1, 0] {
      #expect(table.take(hash: hashes[Int(item)]) { _ in true } == item)
    }
  }

  @Test func `a table that is used again knows nothing of before`() {
    var table = ItemTable()
    table.reset(count: 2)
    for item in [Int32(1), 0] { table.add(item, hash: 9) }
    table.reset(count: 1)
    #expect(table.take(hash: 9) { _ in true } == -1)
    table.add(0, hash: 9)
    #expect(table.find(hash: 9) { _ in true } == 0)
    #expect(table.find(hash: 9) { _ in false } == -1)
  }
}
