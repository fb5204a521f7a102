import Testing

@testable import HeadlessUIKit

/// One line of the table: counts before and after, the operations, and what comes of them.
struct ValidationCase: Sendable, CustomTestStringConvertible {
  var name: String
  var old: [Int]
  var new: [Int]
  var update: BatchUpdate
  var failure: String?

  init(
    _ name: String,
    _ old: [Int],
    _ new: [Int],
    _ failure: String? = nil,
    _ record: (inout BatchUpdate) -> Void = { _ in }
  ) {
    self.name = name
    self.old = old
    self.new = new
    self.failure = failure
    update = BatchUpdate()
    record(&update)
  }

  var testDescription: String { name }

  var result: UpdateFailure? {
    update.validate(
      from: ItemCounts(itemsInSection: old),
      to: ItemCounts(itemsInSection: new)
    )
  }
}

extension BatchUpdate {
  mutating func deleteItem(_ section: Int, _ item: Int) {
    items.deletes.append(ItemPosition(section: section, item: item))
  }

  mutating func insertItem(_ section: Int, _ item: Int) {
    items.inserts.append(ItemPosition(section: section, item: item))
  }

  mutating func reloadItem(_ section: Int, _ item: Int) {
    items.reloads.append(ItemPosition(section: section, item: item))
  }

  mutating func moveItem(_ section: Int, _ item: Int, to newSection: Int, _ newItem: Int) {
    let source = ItemPosition(section: section, item: item)
    let target = ItemPosition(section: newSection, item: newItem)
    items.moves.append(.init(source: source, target: target))
  }

  mutating func moveSection(_ section: Int, to newSection: Int) {
    sections.moves.append(.init(source: section, target: newSection))
  }
}

struct BatchUpdateValidationTests {
  @Test(arguments: Self.accepted) func `a sound update is accepted`(_ line: ValidationCase) {
    #expect(line.result == nil)
  }

  @Test(arguments: Self.refused) func `an unsound update is refused`(_ line: ValidationCase) {
    #expect(line.result?.id == line.failure)
  }

  @Test func `the counts of an equation are those of the update`() {
    let line = ValidationCase("", [3, 2], [9, 2]) {
      $0.insertItem(0, 0)
      $0.deleteItem(0, 1)
      $0.deleteItem(0, 2)
      $0.moveItem(1, 0, to: 0, 1)
    }
    let equation = UpdateFailure.ItemEquation(
      section: 0,
      before: 3,
      after: 9,
      inserted: 1,
      deleted: 2,
      movedIn: 1,
      movedOut: 0
    )
    #expect(line.result == .itemCount(equation))
    #expect(
      line.result?.message
        == """
        Invalid update: invalid number of items in section 0. The number of items contained in an \
        existing section after the update (9) must be equal to the number of items contained in \
        that section before the update (3), plus or minus the number of items inserted or deleted \
        from that section (1 inserted, 2 deleted) and plus or minus the number of items moved into \
        or out of that section (1 moved in, 0 moved out).
        """
    )
  }

  @Test func `missing items are told with all counts and updates`() {
    let line = ValidationCase("", [27386], [27385]) {
      $0.deleteItem(0, 27384)
      $0.insertItem(0, 27384)
    }
    #expect(
      line.result?.message
        == """
        Invalid batch updates detected: the number of sections and/or items returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with item counts: [27386] }
        Data source after updates = { 1 section with item counts: [27385] }
        Updates = [
        \tDelete item (0 - 27384),
        \tInsert item (0 - 27384)
        ]
        """
    )
  }

  @Test func `counts beyond all bounds do not trap`() {
    let line = ValidationCase("", [.max, .max], [.min, 1]) {
      $0.insertItem(1, 0)
      $0.reloadItem(0, .max - 1)
    }
    #expect(line.result != nil)
  }
}
