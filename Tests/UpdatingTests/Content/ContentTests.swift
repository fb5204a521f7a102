import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct ContentTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 800))

  /// The identities of all items that a content makes, in order.
  private func items(_ content: some ListContent) -> [ItemID] {
    list.apply(content)
    return (0..<list.collectionView.numberOfSections).flatMap { section in
      (0..<list.collectionView.numberOfItems(inSection: section)).compactMap { item in
        list.adapter.itemID(at: IndexPath(item: item, section: section))
      }
    }
  }

  private func item(_ id: Int) -> Item<NoteController> {
    Item(Note(id, "\(id)")) { [log] in NoteController($0, log: log) }
  }

  @Test func `statements of a builder appear in order`() {
    let content = Group {
      item(1)
      if log.take().isEmpty {
        item(2)
      }
      if log.take().isEmpty {
        item(3)
      } else {
        item(4)
      }
      for id in 5...6 {
        item(id)
      }
      switch log.take().count {
      case 0: item(7)
      default: item(8)
      }
      EmptyContent()
    }
    #expect(items(content).map(\.id) == [1, 2, 3, 5, 6, 7].map { ListIdentifier($0) })
  }

  @Test func `items outside sections form sections of their own`() {
    let content = Group {
      item(1)
      item(2)
      Section("a") { item(3) }
      item(4)
    }
    #expect(
      items(content).map(\.section.name) == [
        .loose(0), .loose(0), .given(ListIdentifier("a")), .loose(1),
      ]
    )
  }

  @Test func `a section without a name is identified by its place`() {
    func content(_ isThere: Bool) -> some ListContent {
      Group {
        if isThere {
          Section { item(1) }
        }
        Section { item(2) }
      }
    }
    let before = items(content(true))
    let after = items(content(false))
    #expect(before.count == 2)
    #expect(before[0].section != before[1].section)
    #expect(after == [before[1]])
  }

  @Test func `a fixed place in a builder is no part of the identity of an item`() {
    func content(_ isThere: Bool) -> some ListContent {
      Section("a") {
        if isThere {
          item(1)
        }
        item(2)
      }
    }
    let before = items(content(true))
    #expect(items(content(false)) == [before[1]])
  }

  @Test func `the elements of a loop over identified values are part of the identity`() {
    let days = [Day(id: "mon", notes: notes([1])), Day(id: "tue", notes: notes([1]))]
    let inside = items(
      Section("a") {
        ForEach(days) { day in
          Items(day.notes) { NoteController($0, log: log) }
        }
      }
    )
    #expect(inside.map(\.elements) == [[ListIdentifier("mon")], [ListIdentifier("tue")]])
    let around = items(
      ForEach(days) { day in
        Section("a") {
          Items(day.notes) { NoteController($0, log: log) }
        }
      }
    )
    #expect(around.map(\.elements) == [[], []])
    #expect(around.map(\.section.elements) == [[ListIdentifier("mon")], [ListIdentifier("tue")]])
    #expect(list.issues.isEmpty)
  }

  @Test func `items keep their controllers when the elements around them are reordered`() throws {
    func content(_ days: [Day]) -> some ListContent {
      ForEach(days) { day in
        Section("a") {
          Items(day.notes) { NoteController($0, log: log) }
        }
      }
    }
    let monday = Day(id: "mon", notes: notes([1]))
    let tuesday = Day(id: "tue", notes: notes([2]))
    list.apply(content([monday, tuesday]))
    let controller = try #require(list.note(0, in: 0))
    list.apply(content([tuesday, monday]))
    #expect(list.note(0, in: 1) === controller)
    #expect(log.count(of: "make") == 2)
  }

  @Test func `content is composed of contents`() {
    struct Part: ListContent {
      let first: Int
      let log: Log

      var body: some ListContent {
        Section(first) {
          Items(notes(first...(first + 1))) { NoteController($0, log: log) }
        }
      }
    }
    struct Whole: ListContent {
      let log: Log

      var body: some ListContent {
        Part(first: 1, log: log)
        Part(first: 3, log: log)
      }
    }
    #expect(items(Whole(log: log)).map(\.id) == (1...4).map { ListIdentifier($0) })
    #expect(list.collectionView.numberOfSections == 2)
  }

  @Test func `an item that passes from one run of a section to another has moved`() throws {
    func content(pinned: [Int], other: [Int]) -> some ListContent {
      Section("a") {
        Items(notes(pinned)) { NoteController($0, log: log) }
        Items(notes(other)) { NoteController($0, log: log) }
      }
    }
    list.apply(content(pinned: [1], other: [2, 3]))
    let controller = try #require(list.note(2))
    list.apply(content(pinned: [3, 1], other: [2]))
    #expect(list.note(0) === controller)
    #expect(log.count(of: "make") == 3)
  }

  @Test func `a grid stands in columns and a change of layout is laid out`() {
    func content(_ layout: SectionLayout) -> some ListContent {
      Section("a") {
        Items(notes(1...4)) { NoteController($0, log: log) }
      }
      .layout(layout)
    }
    list.apply(content(.grid(columns: 2, spacing: 10)))
    #expect(list.noteCell(1)?.frame == CGRect(x: 165, y: 0, width: 155, height: 50))
    #expect(list.noteCell(2)?.frame.minY == 60)
    list.apply(content(.list))
    #expect(list.noteCell(1)?.frame == CGRect(x: 0, y: 50, width: 320, height: 50))
  }

  private struct Day: Identifiable {
    let id: String
    let notes: [Note]
  }
}
