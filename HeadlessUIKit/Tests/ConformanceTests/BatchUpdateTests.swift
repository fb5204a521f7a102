import TestPlatform
import Testing

/// Batches of updates: what is accepted, what is refused, and what a user sees afterwards.
@MainActor struct BatchUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func list(_ sections: String...) -> ListFixture {
    let list = ListFixture(
      sections.map { $0.map { String($0) } },
      size: CGSize(width: 100, height: 1000),
      rowHeight: 10
    )
    list.layOut()
    return list
  }

  /// Changes the data to the given sections in a batch and returns the failures.
  private func update(
    _ list: ListFixture,
    to sections: String...,
    by operations: @escaping (UICollectionView) -> Void
  ) -> [Headless.Failure] {
    Headless.recordingFailures {
      list.view.performBatchUpdates {
        list.sections = sections.map { $0.map { String($0) } }
        operations(list.view)
      }
      list.view.layoutIfNeeded()
    }
  }

  @Test func `B1 inserts, a reload and a delete in three sections pass`() {
    let list = list("ab", "cde", "fg")
    let failures = update(list, to: "xab", "cDye", "f") {
      $0.insertItems(at: [path(0, 0)])
      $0.reloadItems(at: [path(1, 1)])
      $0.insertItems(at: [path(2, 1)])
      $0.deleteItems(at: [path(1, 2)])
    }
    #expect(failures.isEmpty)
    #expect(list.shown == ["x", "a", "b", "c", "D", "y", "e", "f"])
  }

  @Test func `B1 one count that is off by one fails`() {
    let list = list("ab", "cde", "fg")
    let failures = update(list, to: "xab", "cDye", "fg") {
      $0.insertItems(at: [path(0, 0)])
      $0.reloadItems(at: [path(1, 1)])
      $0.insertItems(at: [path(2, 1)])
      $0.deleteItems(at: [path(1, 2)])
    }
    #expect(failures.count == 1)
    #expect(failures.first?.reason.hasPrefix("Invalid update: invalid number of items") == true)
    #expect(failures.first?.reason.contains("Collection view: <UICollectionView") == true)
  }

  @Test func `B2 a delete and an insert at one index pass`() {
    let list = list("ab")
    let failures = update(list, to: "ax") {
      $0.insertItems(at: [path(1)])
      $0.deleteItems(at: [path(1)])
    }
    #expect(failures.isEmpty)
    #expect(list.shown == ["a", "x"])
  }

  @Test func `B3 deleting the first and moving the second there passes`() {
    let list = list("ab")
    let failures = update(list, to: "b") {
      $0.deleteItems(at: [path(0)])
      $0.moveItem(at: path(1), to: path(0))
    }
    #expect(failures.isEmpty)
    #expect(list.shown == ["b"])
  }

  @Test func `B4 two moves swap two items and their cells`() throws {
    let list = list("ab")
    let first = try #require(list.cell(0, 0))
    let failures = update(list, to: "ba") {
      $0.moveItem(at: path(0), to: path(1))
      $0.moveItem(at: path(1), to: path(0))
    }
    #expect(failures.isEmpty)
    #expect(list.shown == ["b", "a"])
    #expect(list.cell(0, 1) === first)
  }

  @Test func `B5 reloading a deleted item is refused`() {
    let failures = update(list("ab"), to: "a") {
      $0.reloadItems(at: [path(1)])
      $0.deleteItems(at: [path(1)])
    }
    #expect(
      failures.first?.reason.hasPrefix("attempt to delete and reload the same index path") == true
    )
  }

  @Test func `B6 reloading a moved item is refused`() {
    let failures = update(list("ab"), to: "ba") {
      $0.reloadItems(at: [path(1)])
      $0.moveItem(at: path(1), to: path(0))
    }
    #expect(
      failures.first?.reason.hasPrefix(
        "attempt to perform a delete and a move from the same index path"
      ) == true
    )
  }

  @Test func `B7 moving a deleted item is refused`() {
    let failures = update(list("ab"), to: "b") {
      $0.deleteItems(at: [path(1)])
      $0.moveItem(at: path(1), to: path(0))
    }
    #expect(
      failures.first?.reason
        .hasPrefix("attempt to perform a delete and a move from the same index path") == true
    )
  }

  @Test func `B8 moving onto an inserted item is refused`() {
    let failures = update(list("ab"), to: "xab") {
      $0.insertItems(at: [path(0)])
      $0.moveItem(at: path(1), to: path(0))
    }
    #expect(
      failures.first?.reason
        .hasPrefix("attempt to perform an insert and a move to the same index path") == true
    )
  }

  @Test func `B9 two moves to one place are refused`() {
    let failures = update(list("abc"), to: "cab") {
      $0.moveItem(at: path(1), to: path(0))
      $0.moveItem(at: path(2), to: path(0))
    }
    #expect(failures.map(\.id) == ["F-MULTI-MOVE"])
  }

  @Test func `B10 two moves of one item are refused`() {
    let failures = update(list("abc"), to: "cab") {
      $0.moveItem(at: path(2), to: path(0))
      $0.moveItem(at: path(2), to: path(1))
    }
    #expect(failures.map(\.id) == ["F-MULTI-MOVE"])
  }

  @Test func `B11 deleting or reloading what is not there is refused`() {
    let expected =
      "attempt to delete item 2 from section 0 which only contains 1 items before the update"
    #expect(
      update(list("a"), to: "a") { $0.deleteItems(at: [path(2)]) }.map(\.reason) == [expected]
    )
    #expect(
      update(list("a"), to: "a") { $0.reloadItems(at: [path(2)]) }.map(\.reason) == [expected]
    )
  }

  @Test func `B12 inserting beyond the end is refused before the counts are compared`() {
    let failures = update(list(""), to: "") { $0.insertItems(at: [path(0)]) }
    #expect(
      failures.map(\.reason) == [
        "attempt to insert item 0 into section 0, but there are only 0 items in section 0 after the"
          + " update"
      ]
    )
  }

  @Test func `B13 sections that are not there are refused`() {
    let deleted = update(list("a", "b", "c", "d"), to: "a", "b", "c") {
      $0.deleteSections([4])
    }
    #expect(
      deleted.map(\.reason) == [
        "attempt to delete section 4, but there are only 4 sections before the update"
      ]
    )
    #expect(update(list("a"), to: "a") { $0.insertSections([1]) }.map(\.id) == ["F-INS-SEC"])
    #expect(update(list("a"), to: "a", "b", by: { _ in }).map(\.id) == ["F-NUM-SECTIONS"])
  }

  @Test func `B14 deleting an item of a deleted section changes nothing`() {
    let list = list("ab", "c")
    let failures = update(list, to: "c") {
      $0.deleteSections([0])
      $0.deleteItems(at: [path(1)])
    }
    #expect(failures.isEmpty)
    #expect(list.shown == ["c"])
  }

  @Test func `B15 inserting an item of an inserted section changes nothing`() {
    let list = list("c")
    let failures = update(list, to: "ab", "c") {
      $0.insertSections([0])
      $0.insertItems(at: [path(1)])
    }
    #expect(failures.isEmpty)
    #expect(list.shown == ["a", "b", "c"])
    let beyond = update(list, to: "xy", "ab", "c") {
      $0.insertSections([0])
      $0.insertItems(at: [path(2)])
    }
    #expect(beyond.map(\.id) == ["F-INS-ITEM"])
  }

  @Test func `B16 moving across a deleted or an inserted section is refused`() {
    let out = update(list("ab", "c"), to: "ac") {
      $0.deleteSections([0])
      $0.moveItem(at: path(0), to: path(0))
    }
    #expect(out.map(\.id) == ["F-MOVE-DELSEC"])
    let into = update(list("ab"), to: "a", "b") {
      $0.insertSections([1])
      $0.moveItem(at: path(1), to: path(0, 1))
    }
    #expect(into.map(\.id) == ["F-MOVE-INSSEC"])
  }

  @Test func `B17 a reload ignores moves and meets one`() {
    let items = update(list("abcd"), to: "dac") {
      $0.deleteItems(at: [path(1)])
      $0.moveItem(at: path(0), to: path(1))
      $0.moveItem(at: path(3), to: path(0))
      $0.reloadItems(at: [path(2)])
    }
    #expect(items.map(\.id) == ["F-INS-MOVE"])
    #expect(items.first?.reason.contains("path = 0 - 1") == true)
    let sections = update(list("a", "b", "c", "d", "e"), to: "a", "b", "x", "d", "c") {
      $0.moveSection(2, toSection: 4)
      $0.reloadSections([3])
      $0.deleteSections([4])
      $0.insertSections([2])
    }
    #expect(
      sections.map(\.reason) == ["attempt to perform an insert and a move to the same section (4)"]
    )
  }

  @Test func `B18 deleting one item twice is refused`() {
    let failures = update(list("abc"), to: "a") { $0.deleteItems(at: [path(1), path(1)]) }
    #expect(failures.map(\.id) == ["F-DUP-DEL"])
  }

  @Test func `B19 an empty batch and none at all pass and complete`() {
    let list = list("a")
    var finished: [Bool] = []
    Headless.withOwnTime {
      list.view.performBatchUpdates({}, completion: { finished.append($0) })
      list.view.performBatchUpdates(nil) { finished.append($0) }
      list.view.insertItems(at: [])
      #expect(finished.isEmpty)
      Headless.finishAnimations()
    }
    #expect(finished == [true, true])
    #expect(list.shown == ["a"])
  }

  @Test func `B20 a moved section takes its items along`() {
    let list = list("ab", "cd", "e")
    let failures = update(list, to: "e", "abx", "d") {
      $0.moveSection(2, toSection: 0)
      $0.insertItems(at: [path(2, 1)])
      $0.deleteItems(at: [path(0, 1)])
    }
    #expect(failures.isEmpty)
    #expect(list.shown == ["e", "a", "b", "x", "d"])
  }

  @Test func `B21 nested batches are one and complete in the order of their calls`() {
    let list = list("abc")
    var completed: [String] = []
    Headless.withOwnTime {
      list.view.performBatchUpdates {
        list.sections = [["x", "a", "c"]]
        list.view.insertItems(at: [path(0)])
        list.view.performBatchUpdates {
          list.view.deleteItems(at: [path(1)])
        } completion: { _ in
          completed.append("inner")
        }
      } completion: { _ in
        completed.append("outer")
      }
      Headless.finishAnimations()
    }
    #expect(list.shown == ["x", "a", "c"])
    #expect(completed == ["outer", "inner"])
  }

  @Test func `B22 too few items are told with all counts and updates`() {
    let failures = update(list("abcd"), to: "a") { _ in }
    #expect(
      failures.first?.reason.hasPrefix(
        "Invalid batch updates detected: the number of sections and/or items returned by the data"
          + " source before and/or after performing the batch updates are inconsistent"
      ) == true
    )
  }

  @Test(arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 100, height: 100)])
  func `B24 a view without a window or without a size is as strict`(frame: CGRect) {
    let list = list("ab")
    list.view.frame = frame
    let wrong = update(list, to: "a") { _ in }
    #expect(wrong.count == 1)
    list.view.layoutIfNeeded()
    let right = update(list, to: "xa") { $0.insertItems(at: [path(0)]) }
    #expect(right.isEmpty)
    #expect(list.shown == (frame.isEmpty ? [] : ["x", "a"]))
  }

  @Test func `a refused batch leaves a view that shows the data and accepts updates`() {
    let list = list("abc")
    _ = update(list, to: "abcd") { _ in }
    #expect(list.shown == ["a", "b", "c", "d"])
    #expect(update(list, to: "bcd") { $0.deleteItems(at: [path(0)]) } == [])
    #expect(list.shown == ["b", "c", "d"])
  }

  @Test func `B36 a batch inside a callback of a commit is refused and the commit goes on`() {
    let list = list("a")
    var attempts: [Headless.Failure] = []
    list.onCell = { _, _ in
      attempts = Headless.recordingFailures { list.view.insertItems(at: [path(0)]) }
    }
    let failures = update(list, to: "ab") { $0.insertItems(at: [path(1)]) }
    #expect(attempts.map(\.id) == ["F-REENTRANT"])
    #expect(failures.isEmpty)
    #expect(list.shown == ["a", "b"])
  }

  @Test func `a reload inside a callback of a commit is done afterwards`() {
    let list = list("a")
    list.onCell = { _, path in
      if path.item == 1 {
        list.onCell = { _, _ in }
        list.view.reloadData()
      }
    }
    let failures = update(list, to: "ab") { $0.insertItems(at: [path(1)]) }
    #expect(failures.isEmpty)
    #expect(list.shown == ["a", "b"])
    #expect(list.view.visibleCells.compactMap { ($0 as? LetterCell)?.reuses } == [1, 1])
  }

  @Test func `L28 in a window what a delete takes away is shown until the animation ends`() throws {
    let list = list("abc")
    Headless.withOwnTime {
      let window = Headless.show(list.view, size: CGSize(width: 100, height: 100))
      let cell = list.cell(0, 0)
      list.events = []
      _ = update(list, to: "bc") { $0.deleteItems(at: [path(0)]) }
      #expect(cell?.isHidden == false)
      #expect(list.view.visibleCells.count == 2)
      #expect(!list.events.contains("didEndDisplaying 0-0"))
      Headless.finishAnimations()
      #expect(cell?.isHidden == true)
      #expect(list.events.filter { $0 == "didEndDisplaying 0-0" }.count == 1)
      _ = window
    }
  }

  @Test func `B32 a batch on a view that was never laid out shows the old data first`() {
    let list = ListFixture([["a", "b"]])
    list.view.performBatchUpdates {
      list.events.append("block")
      list.sections = [["b"]]
      list.view.deleteItems(at: [path(0)])
    }
    let steps = list.events.filter { $0.hasPrefix("cell") || $0 == "block" }
    #expect(steps == ["cell 0-0", "cell 0-1", "block"])
    #expect(list.shown == ["b"])
  }
}
