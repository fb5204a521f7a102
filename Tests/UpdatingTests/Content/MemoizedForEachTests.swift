import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

@MainActor
@Suite struct MemoizedForEachTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 2000))
  private let made = Made()

  /// Days in sections of their own; each time the content of one is made, its name is noted.
  private func days(_ days: [Day], suffix: String = "") -> some ListContent {
    ForEach(days) { [log, made] day in
      made.note(day.id)
      return Section("notes") {
        Items(day.notes) {
          ThemedController($0, log: log)
        } viewModel: {
          Note($0.id, $0.text + suffix)
        }
      }
    }
    .memoized(by: suffix)
  }

  private let monday = Day(id: "mon", notes: notes([1, 2]))
  private let tuesday = Day(id: "tue", notes: notes([3]))
  private let friday = Day(id: "fri", notes: notes([4]))

  @Test func `the content of an element is made again only when the element has changed`() {
    list.apply(days([monday, tuesday, friday]))
    #expect(made.take() == ["mon", "tue", "fri"])
    var changed = tuesday
    changed.notes[0].text = "new"
    list.apply(days([monday, changed, friday]))
    #expect(made.take() == ["tue"])
    list.apply(days([monday, changed, friday]))
    #expect(made.take().isEmpty)
    #expect(list.visibleTexts == ["1 light 1", "2 light 1", "new light 1", "4 light 1"])
  }

  @Test func `several elements among others are made again and shown from then on`() {
    var chapters = (0..<9).map { Chapter(id: $0, notes: notes([$0])) }
    func show() -> [String] {
      list.apply(
        ForEach(chapters) { [log, made] chapter in
          made.note("\(chapter.id)")
          return Section("notes") { Items(chapter.notes) { NoteController($0, log: log) } }
        }
        .memoized()
      )
      #expect(list.visibleTexts == chapters.map { $0.notes[0].text })
      return made.take()
    }
    #expect(show().count == 9)
    for index in [0, 3, 4, 8] { chapters[index].notes[0].text = "new" }
    #expect(show() == ["0", "3", "4", "8"])
    #expect(show().isEmpty)
    chapters.insert(Chapter(id: 10, notes: notes([10])), at: 5)
    chapters.remove(at: 2)
    #expect(show() == ["10"])
    #expect(show().isEmpty)
    chapters.removeFirst()
    chapters.swapAt(2, 4)
    #expect(show().isEmpty)
    chapters.removeLast()
    #expect(show().isEmpty)
    #expect(show().isEmpty)
  }

  @Test func `elements keep their content in a collection that is no array`() {
    func show(_ days: [Day]) {
      list.apply(
        ForEach(days.reversed()) { [log, made] day in
          made.note(day.id)
          return Section("notes") { Items(day.notes) { NoteController($0, log: log) } }
        }
        .memoized()
      )
    }
    var changed = tuesday
    changed.notes[0].text = "new"
    show([monday, tuesday, friday])
    _ = made.take()
    show([monday, changed, friday])
    #expect(made.take() == ["tue"])
    show([monday, changed, friday])
    #expect(made.take().isEmpty)
    #expect(list.visibleTexts == ["4", "new", "1", "2"])
  }

  @Test func `elements that come and go and change places keep their content and controllers`()
    throws
  {
    list.apply(days([monday, tuesday]))
    let controller = try #require(list.note(0, in: 1))
    _ = made.take()
    list.apply(days([friday, tuesday, monday]))
    #expect(made.take() == ["fri"])
    #expect(list.note(0, in: 1) === controller)
    list.apply(days([tuesday]))
    list.apply(days([monday, tuesday]))
    #expect(made.take() == ["mon"])
    #expect(list.note(0, in: 1) === controller)
    #expect(list.visibleTexts == ["1 light 1", "2 light 1", "3 light 1"])
  }

  @Test func `elements that come together make only their own content, wherever the others are`() {
    let others = (0..<40).map { Day(id: "\($0)", notes: notes([100 + $0])) }
    list.apply(days(others))
    _ = made.take()
    list.apply(days([monday, tuesday] + others[..<20] + [friday] + others[20...]))
    #expect(made.take() == ["mon", "tue", "fri"])
    list.apply(days(Array(others[1...])))
    #expect(made.take().isEmpty)
    list.apply(days([monday, others[39]] + others[1..<39]))
    #expect(made.take() == ["mon"])
    #expect(list.visibleTexts.prefix(3) == ["1 light 1", "2 light 1", "139 light 1"])
  }

  @Test func `all content is made again when what it depends on has changed`() {
    list.apply(days([monday, tuesday]))
    _ = made.take()
    list.apply(days([monday, tuesday], suffix: "!"))
    #expect(made.take() == ["mon", "tue"])
    #expect(list.visibleTexts == ["1! light 1", "2! light 1", "3! light 1"])
  }

  @Test func `all content is made again when the environment has changed`() {
    list.apply(days([monday, tuesday]).environment(\.theme, .dark))
    _ = made.take()
    list.apply(days([monday, tuesday]).environment(\.theme, .dark))
    #expect(made.take().isEmpty)
    list.apply(days([monday, tuesday]).environment(\.theme, .light))
    #expect(made.take() == ["mon", "tue"])
    #expect(list.visibleTexts == ["1 light 1", "2 light 1", "3 light 1"])
  }

  @Test func `all content is made again when the distances around it have changed`() {
    func show(insets: CGFloat, spacing: CGFloat) {
      let layout = SectionLayout.list(spacing: 1).insets(ListInsets(2))
      list.apply(
        days([monday, tuesday]).layout(layout).insets(ListInsets(insets)).spacing(spacing)
      )
    }
    show(insets: 4, spacing: 8)
    _ = made.take()
    show(insets: 4, spacing: 8)
    #expect(made.take().isEmpty)
    show(insets: 5, spacing: 8)
    #expect(made.take() == ["mon", "tue"])
    show(insets: 5, spacing: 9)
    #expect(made.take() == ["mon", "tue"])
  }

  @Test func `handlers around content that is reused are the latest`() {
    let heard = Made()
    log.onSelect = { $0.send($0.viewModel.id) }
    for round in 1...3 {
      list.apply(days([monday, tuesday]).onEvent(Int.self) { heard.note("\(round): \($0)") })
      list.tap(IndexPath(item: 0, section: 1))
    }
    #expect(heard.take() == ["1: 3", "2: 3", "3: 3"])
  }

  @Test func `the same elements elsewhere in the content are not mixed up`() {
    func content(_ isUpsideDown: Bool) -> some ListContent {
      Group {
        if isUpsideDown {
          ForEach([monday]) { day in
            Section(day.id) {
              Items(day.notes.reversed()) { [log] in NoteController($0, log: log) }
            }
          }
          .memoized()
        } else {
          ForEach([monday]) { day in
            Section(day.id) { Items(day.notes) { [log] in NoteController($0, log: log) } }
          }
          .memoized()
        }
        ForEach([tuesday]) { day in
          Section(day.id) { Items(day.notes) { [log] in NoteController($0, log: log) } }
        }
        .memoized()
      }
    }
    list.apply(content(false))
    #expect(list.visibleTexts == ["1", "2", "3"])
    list.apply(content(true))
    #expect(list.visibleTexts == ["2", "1", "3"])
    list.apply(content(false))
    #expect(list.visibleTexts == ["1", "2", "3"])
  }

  @Test func `another loop over the same elements at the same place is another loop`() {
    list.apply(
      ForEach([monday]) { day in
        Section(day.id) { Items(day.notes) { [log] in NoteController($0, log: log) } }
      }
      .memoized()
    )
    list.apply(
      ForEach([monday]) { day in
        Section(day.id) { Items(day.notes.reversed()) { [log] in NoteController($0, log: log) } }
      }
      .memoized()
    )
    #expect(list.visibleTexts == ["2", "1"])
  }

  @Test func `content that comes to stand inside a section loses its own sections`() {
    list.apply(days([monday, tuesday]))
    #expect(list.collectionView.numberOfSections == 2)
    list.apply(Section("all") { days([monday, tuesday]) })
    #expect(list.collectionView.numberOfSections == 1)
    #expect(list.visibleTexts == ["1 light 1", "2 light 1", "3 light 1"])
    #expect(list.issues.count == 1)
    list.apply(days([monday, tuesday]))
    #expect(list.collectionView.numberOfSections == 2)
  }

  @Test func `a helper that is used in two places remembers both apart`() {
    func content(_ second: Day) -> some ListContent {
      Group {
        days([monday])
        days([second])
      }
    }
    let twin = Day(id: "mon", notes: notes([7]))
    list.apply(content(twin))
    _ = made.take()
    list.apply(content(twin))
    #expect(made.take().isEmpty)
    #expect(list.visibleTexts == ["1 light 1", "2 light 1", "7 light 1"])
  }

  @Test func `a mistake in content that is reused stays reported`() {
    func content(_ days: [Day]) -> some ListContent {
      Section("outer") {
        ForEach(days) { day in
          Section("inner") { Items(day.notes) { [log] in NoteController($0, log: log) } }
        }
        .memoized()
      }
    }
    var changed = monday
    changed.notes[0].text = "new"
    list.apply(content([monday]))
    list.apply(content([monday]))
    list.apply(content([changed]))
    #expect(list.issues.count == 1)
    #expect(list.visibleTexts == ["new", "2"])
  }

  @Test(arguments: Effort.seeds(20))
  func `reused content is what it would be if it were made anew`(seed: UInt64) {
    let other = ListHarness(size: CGSize(width: 320, height: 2000))
    var generator = SeededGenerator(seed: seed)
    var source = Source()
    for step in 0..<40 {
      source.change(using: &generator)
      list.apply(source.content(isMemoized: true, log: log))
      other.apply(source.content(isMemoized: false, log: log))
      #expect(list.itemIDs == other.itemIDs, "step \(step)")
      #expect(list.visibleTexts == other.visibleTexts, "step \(step)")
      #expect(list.issues.map(\.code) == other.issues.map(\.code), "step \(step)")
    }
  }

  /// An element without unused bytes, which is compared as bytes.
  private struct Chapter: Identifiable, Equatable {
    let id: Int
    var notes: [Note]
  }

  private struct Day: Identifiable, Equatable {
    let id: String
    var notes: [Note]
    var isSection = true
  }

  /// What random content is made of: days that are sections or loose items, in or out of a section.
  private struct Source {
    private var days: [Day] = []
    private var theme = Theme.light
    private var isInSection = false

    mutating func change(using generator: inout SeededGenerator) {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<4: insert(using: &generator)
      case 4, 5: days.shuffle(using: &generator)
      case 6, 7: days = days.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
      case 8: theme = theme == .light ? .dark : .light
      case 9: isInSection.toggle()
      default:
        guard let index = days.indices.randomElement(using: &generator) else { return }
        days[index].notes = Self.notes(using: &generator)
        days[index].isSection.toggle()
      }
    }

    private mutating func insert(using generator: inout SeededGenerator) {
      let id = "\(Int.random(in: 0..<12, using: &generator))"
      let index = Int.random(in: 0...days.count, using: &generator)
      guard !days.contains(where: { $0.id == id }) else { return }
      days.insert(Day(id: id, notes: Self.notes(using: &generator)), at: index)
    }

    private static func notes(using generator: inout SeededGenerator) -> [Note] {
      (0..<Int.random(in: 0..<4, using: &generator)).map { id in
        Note(id, "\(Int.random(in: 0..<9, using: &generator))")
      }
    }

    @MainActor
    func content(isMemoized: Bool, log: Log) -> some ListContent {
      let loop = ForEach(days) { day in
        if day.isSection {
          Section { Items(day.notes) { [log] in ThemedController($0, log: log) } }
        } else {
          Items(day.notes) { [log] in ThemedController($0, log: log) }
            .environment(\.density, day.notes.count)
        }
      }
      return Group {
        if isInSection {
          Section("a") { Loop(loop: loop, isMemoized: isMemoized) }
        } else {
          Loop(loop: loop, isMemoized: isMemoized)
          Item(Note(99, "last")) { [log] in NoteController($0, log: log) }
        }
      }
      .environment(\.theme, theme)
    }
  }

  /// A loop that remembers its content or not, at the same place either way.
  private struct Loop<Content: ListContent>: ListNode {
    let loop: ForEach<[Day], Content>
    let isMemoized: Bool

    func resolve(into resolver: inout ListResolver) {
      if isMemoized {
        resolver.add(loop.memoized())
      } else {
        resolver.add(loop)
      }
    }
  }
}

extension ListHarness {
  /// The identities of all items, in order.
  fileprivate var itemIDs: [ItemID?] {
    (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { item in
        adapter.itemID(at: IndexPath(item: item, section: section))
      }
    }
  }
}

/// The names of what has been made or heard, in order.
@MainActor
private final class Made {
  private var names: [String] = []

  func note(_ name: String) {
    names.append(name)
  }

  /// What has been noted since the last call.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}
