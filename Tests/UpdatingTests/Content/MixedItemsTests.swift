import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

/// Items of several kinds in one array, and items between others.
@MainActor
@Suite struct MixedItemsTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 600))

  @Test func `each item has the controller of its kind, in the order of the array`() {
    show(notes(1...6))
    #expect(list.visibleTexts == ["1", "2", "3", "4", "5", "6"])
    #expect(
      list.visibleItems.map { list.controller(NoteController.self, at: $0) is OtherNoteController }
        == [false, true, false, true, false, true]
    )
    #expect(list.issues.isEmpty)
  }

  @Test func `items keep their controllers in updates, and one of another kind is another item`()
    throws
  {
    show(notes(1...6))
    let odd = try #require(list.note(2))
    let even = try #require(list.note(3))
    show(notes([4, 9, 3, 1, 8]))
    #expect(list.note(2) === odd)
    #expect(list.note(0) === even)
    #expect(list.visibleTexts == ["4", "9", "3", "1", "8"])
    let report = try #require(
      list.apply(Section("a") { mixed(notes([4, 9, 3]), by: { $0.id < 4 }) })
    )
    // Both 4 and 3 are of another kind now, and 9 is what it was.
    #expect(report.insertedItemCount == 2)
    #expect(report.removedItemCount == 4)
    #expect(list.note(0) !== even)
  }

  @Test func `the kinds of an array that has not changed are not asked for again`() {
    var asked = 0
    let models = notes(1...50)
    func apply(_ models: [Note]) {
      list.apply(
        Section("a") {
          mixed(models) {
            asked += 1
            return $0.id.isMultiple(of: 2)
          }
        }
      )
    }
    apply(models)
    #expect(asked == 50)
    apply(models)
    #expect(asked == 50)
    #expect(list.apply(Section("a") { mixed(models) })?.style == .unchanged)
  }

  @Test func `a controller is made as the latest content says, also for items that were known`() {
    let models = notes(1...100)
    let later = Log()
    show(models)
    list.apply(Section("a") { mixed(models, log: later) })
    _ = log.take()
    list.scroll(to: 3_000)
    #expect(later.take().contains { $0.hasPrefix("make") })
    #expect(!log.take().contains { $0.hasPrefix("make") })
  }

  @Test func `a kind can get another controller`() {
    let models = notes(1...4)
    for isOther in [false, true, false] {
      list.apply(
        Section("a") {
          MixedItems(models, by: { $0.id.isMultiple(of: 2) }) { [log] _ in
            isOther
              ? .controller { OtherNoteController($0, log: log) }
              : .controller { NoteController($0, log: log) }
          }
        }
      )
      #expect(list.note(0) is OtherNoteController == isOther)
      #expect(list.visibleTexts == ["1", "2", "3", "4"])
    }
  }

  @Test func `random feeds show what a loop with a switch shows, with the same controllers`() throws
  {
    for seed in Effort.seeds(60) {
      var generator = SeededGenerator(seed: seed)
      let expected = ListHarness(size: CGSize(width: 320, height: 2_000))
      let found = ListHarness(size: CGSize(width: 320, height: 2_000))
      var kept: [Int: ObjectIdentifier] = [:]
      for _ in 0..<5 {
        let ids = (1...30).shuffled(using: &generator)
          .prefix(Int.random(in: 0...20, using: &generator))
        let models = ids.map { Note($0, "\($0) \(Int.random(in: 0...1, using: &generator))") }
        found.apply(Section("a") { mixed(models) }, animated: true)
        expected.apply(
          Section("a") { Items(models) { NoteController($0, log: log) } },
          animated: true
        )
        for list in [found, expected] { list.finishAnimations() }
        #expect(found.visibleTexts == expected.visibleTexts, "seed \(seed)")
        var present: [Int: ObjectIdentifier] = [:]
        for index in models.indices {
          let controller = try #require(found.note(index), "seed \(seed)")
          #expect(controller is OtherNoteController == models[index].id.isMultiple(of: 2))
          present[models[index].id] = ObjectIdentifier(controller)
          if let before = kept[models[index].id] {
            #expect(before == ObjectIdentifier(controller), "seed \(seed)")
          }
        }
        kept = present
      }
    }
  }

  @Test func `another item comes after every few, and keeps its place when more come`() throws {
    showInterspersed(notes(1...5), every: 2)
    #expect(list.visibleTexts == ["1", "2", "ad 0", "3", "4", "ad 1", "5"])
    let first = try #require(list.note(2))
    showInterspersed(notes(1...8), every: 2)
    #expect(
      list.visibleTexts == ["1", "2", "ad 0", "3", "4", "ad 1", "5", "6", "ad 2", "7", "8", "ad 3"]
    )
    #expect(list.note(2) === first)
    let note = try #require(list.note(0))
    showInterspersed(notes([9] + Array(1...3)), every: 2)
    #expect(list.visibleTexts == ["9", "1", "ad 0", "2", "3", "ad 1"])
    #expect(list.note(1) === note)
    #expect(list.issues.isEmpty)
    showInterspersed([], every: 2)
    #expect(list.visibleTexts.isEmpty)
    showInterspersed(notes(1...2), every: 0)
    #expect(list.visibleTexts == ["1", "ad 0", "2", "ad 1"])
  }

  @Test func `plain items have others between them, and show what their closure captures`() {
    for word in ["old", "new"] {
      list.apply(
        Section("a") {
          Items(notes(1...2), cell: NoteCell.self, size: .height(40)) { cell, note in
            cell.label.text = "\(word) \(note.text)"
          }
          .interspersed(every: 1) {
            Note(100 + $0, "ad")
          } controller: { [log] in
            OtherNoteController($0, log: log)
          }
        }
      )
      #expect(list.visibleTexts == ["\(word) 1", "ad", "\(word) 2", "ad"])
    }
  }

  @Test func `a part of the content that is inserted before mixed items leaves them alone`() {
    let models = notes(1...4)
    for count in [0, 2, 0, 1] {
      let report = list.apply(
        Section("a") {
          Items(notes(50..<50 + count)) { [log] in NoteController($0, log: log) }
          mixed(models)
        }
      )
      #expect(list.visibleTexts == (50..<50 + count).map(String.init) + ["1", "2", "3", "4"])
      #expect(report?.updatedItemCount == 0)
    }
  }

  @Test func `others take another distance, and another text`() {
    let posts = notes(1...6)
    showInterspersed(posts, every: 2)
    showInterspersed(posts, every: 3)
    #expect(list.visibleTexts == ["1", "2", "3", "ad 0", "4", "5", "6", "ad 1"])
    list.apply(
      Section("a") {
        Items(posts) { [log] in NoteController($0, log: log) }
          .interspersed(every: 3) {
            Note(100 + $0, "new \($0)")
          } controller: { [log] in
            OtherNoteController($0, log: log)
          }
      }
    )
    #expect(list.visibleTexts == ["1", "2", "3", "new 0", "4", "5", "6", "new 1"])
  }

  @Test func `the same items in two environments are in their own`() {
    let models = notes(1...3)
    for size in [1, 2, 2, 1] {
      list.apply(
        Section("a") { mixed(models).environment(\.density, size) }
      )
      #expect(list.note(0)?.environment.density == size)
      #expect(list.note(1)?.environment.density == size)
    }
  }

  private func show(_ notes: [Note]) {
    list.apply(Section("a") { mixed(notes) }, animated: true)
    list.finishAnimations()
  }

  private func mixed(
    _ notes: [Note],
    log: Log? = nil,
    by isEven: @escaping @MainActor (Note) -> Bool = { $0.id.isMultiple(of: 2) }
  ) -> MixedItems<Note, Bool> {
    let log = log ?? self.log
    return MixedItems(notes, by: isEven) { isEven in
      switch isEven {
      case true: .controller { OtherNoteController($0, log: log) }
      case false: .controller { NoteController($0, log: log) }
      }
    }
  }

  private func showInterspersed(_ notes: [Note], every count: Int) {
    list.apply(
      Section("a") {
        Items(notes) { [log] in NoteController($0, log: log) }
          .interspersed(every: count) {
            Note(100 + $0, "ad \($0)")
          } controller: { [log] in
            OtherNoteController($0, log: log)
          }
      },
      animated: true
    )
    list.finishAnimations()
  }
}
