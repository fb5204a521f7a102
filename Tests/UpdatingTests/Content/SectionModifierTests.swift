import ListFixtures
import Roster
import RosterTesting
import Testing

/// What is said of sections, in any order, and of content around them.
@MainActor
@Suite struct SectionModifierTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 800), layout: ListLayout())

  private func items(_ ids: ClosedRange<Int>) -> Items<ThemedController> {
    Items(notes(ids)) { [log] in ThemedController($0, log: log) }
  }

  private func frames(_ section: Int) -> [CGRect] {
    (0..<list.collectionView.numberOfItems(inSection: section)).compactMap {
      list.collectionView.layoutAttributesForItem(at: [section, $0])?.frame
    }
  }

  @Test func `what a section says may follow what is around it`() {
    list.apply(
      Section("a") { items(1...2) }
        .environment(\.theme, .dark)
        .onEvent(Int.self) { _ in }
        .impressions(Impression("seen"))
        .emptyState { EmptyContent() }
        .header(Title("A"), TitleController.init)
        .footer(Title("end"), view: TitleView.self, size: .height(10)) { $0.text = $1.text }
        .layout(.grid(columns: 2))
        .hidesWhenEmpty()
    )
    #expect((list.header(0) as? TitleView)?.text == "A")
    #expect(list.footer(TitleView.self, ofSection: 0)?.text == "end")
    #expect(frames(0).map(\.width) == [160, 160])
    #expect(list.visibleTexts == ["1 dark 1", "2 dark 1"])
    list.apply(
      Section("a") { Items([Note](), { [log] in ThemedController($0, log: log) }) }
        .environment(\.theme, .dark)
        .hidesWhenEmpty()
    )
    #expect(list.collectionView.numberOfSections == 0)
  }

  @Test func `a section that says nothing any more is laid out as what is around it says`() {
    func show(isGrid: Bool) {
      @ListBuilder func content() -> some ListContent {
        let section = Section("a") { items(1...2) }
        isGrid ? section.layout(.grid(columns: 2)) : section
      }
      list.apply(content())
    }
    show(isGrid: true)
    #expect(frames(0).map(\.width) == [160, 160])
    show(isGrid: false)
    #expect(frames(0).map(\.width) == [320, 320])
    show(isGrid: true)
    #expect(frames(0).map(\.width) == [160, 160])
  }

  @Test func `a group hands its layout and its distances to its sections`() {
    list.apply(
      Group {
        Section("a") { items(1...2) }
        Section("b") { items(3...4) }.layout(.list(spacing: 2))
        Section("c") { items(5...6) }.layout(.list.insets(ListInsets(leading: 100)))
        Section("d") { items(7...8) }.insets(.zero).spacing(0)
      }
      .layout(.grid(columns: 2))
      .insets(ListInsets(horizontal: 10))
      .spacing(20)
    )
    let widths = (0..<4).map { frames($0).map(\.width) }
    #expect(widths == [[140, 140], [300, 300], [220, 220], [160, 160]])
    let starts = (0..<4).map { frames($0).map(\.minX) }
    #expect(starts == [[10, 170], [10, 10], [100, 100], [0, 160]])
    let rows = (1...2).map { frames($0) }.map { $0[1].minY - $0[0].maxY }
    #expect(rows == [2, 20])
    #expect(list.issues.isEmpty)
  }

  @Test func `what is said nearer to a section counts`() {
    list.apply(
      Group {
        Group { Section("a") { items(1...1) } }.insets(ListInsets(leading: 5))
        Group { Section("b") { items(2...2) } }.layout(.list.insets(ListInsets(leading: 7)))
        Group { Section("c") { items(3...3) } }.layout(.grid(columns: 1))
      }
      .layout(.list.insets(ListInsets(leading: 50)))
      .insets(ListInsets(leading: 60))
    )
    #expect((0..<3).map { frames($0)[0].minX } == [5, 7, 60])
  }

  @Test func `a layout that follows the space takes the distances of its group, too`() {
    list.apply(
      Group {
        Section("a") { items(1...2) }
          .layout(.adaptive { $0.width > 300 ? .grid(columns: 2) : .list })
      }
      .spacing(20)
      .insets(ListInsets(leading: 20))
    )
    #expect(frames(0).map(\.minX) == [20, 180])
  }

  @Test func `items outside sections are laid out as the content around them says`() {
    list.apply(
      Group {
        items(1...1)
        items(2...3).layout(.grid(columns: 2))
        items(4...4)
      }
    )
    #expect((0..<3).map { frames($0).map(\.width) } == [[320], [160, 160], [320]])
    #expect(list.issues.isEmpty)
  }

  @Test func `a list in a cell does not take over the layout around its item`() throws {
    list.apply(
      Group { Section("a") { items(1...2) }.layout(.carousel(height: 60)) }.insets(ListInsets(12))
    )
    let carousel = try #require(list.nestedList(at: [0, 0]))
    #expect(carousel.collectionView.layoutAttributesForItem(at: [0, 0])?.frame.minX == 12)
  }

  @Test func `a remembered loop is made anew inside another layout`() {
    func show(_ columns: Int) {
      list.apply(
        ForEach([Note(1)]) { note in Section(note.id) { items(1...2) } }
          .memoized()
          .layout(.grid(columns: columns))
      )
    }
    show(1)
    show(2)
    #expect(frames(0).map(\.width) == [160, 160])
  }

  @Test func `a layout of some items of a section is reported with their line`() throws {
    let line = #line + 3
    let content = Section("a") {
      items(1...1)
      Items(notes(2...2)) { [log] in NoteController($0, log: log) }.layout(.grid(columns: 2))
    }
    list.apply(content)
    let issue = try #require(list.issues.first)
    #expect(list.issues.count == 1)
    #expect(issue.location?.line == line)
    #expect(
      issue.summary.hasPrefix("A layout, insets or spacing are said of some items of section")
    )
    #expect(issue.fix.contains("say them of the section"))
  }
}

/// Loops over values that have no identifier of their own.
@MainActor
@Suite struct IdentifiedLoopTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 800), layout: ListLayout())

  private func content(_ tags: [String]) -> some ListContent {
    ForEach(tags, id: \.self) { [log] tag in
      Section { Item(Note(tag.count, tag)) { NoteController($0, log: log) } }
    }
  }

  @Test func `the values are part of the identity`() throws {
    list.apply(content(["one", "three"]))
    let three = try #require(list.note(0, in: 1))
    list.apply(content(["three", "new", "one"]))
    #expect(list.visibleTexts == ["three", "new", "one"])
    #expect(list.note(0, in: 0) === three)
    #expect(log.all.filter { $0.event == "make" }.count == 3)
  }

  @Test func `any property may be the identifier`() {
    struct Tag { let name: String }
    let tags = [Tag(name: "a"), Tag(name: "b")]
    list.apply(
      ForEach(tags, id: \.name) { [log] tag in
        Item(Note(1, tag.name)) { NoteController($0, log: log) }
      }
    )
    #expect(list.visibleTexts == ["a", "b"])
    #expect(list.issues.isEmpty)
  }

  @Test func `the same value twice is shown twice and reported`() {
    list.apply(content(["one", "one"]))
    #expect(list.visibleTexts == ["one", "one"])
    #expect(!list.issues.isEmpty)
  }

  @Test func `what a value resolved to is remembered`() {
    var made = 0
    func show(_ tags: [String]) {
      list.apply(
        ForEach(tags, id: \.self) { [log] tag in
          Item(Note(tag.count, tag)) { NoteController($0, log: log) }.counted { made += 1 }
        }
        .memoized()
      )
    }
    show(["one", "three"])
    show(["three", "one", "eleven"])
    #expect(made == 3)
    #expect(list.visibleTexts == ["three", "one", "eleven"])
  }
}

extension ListContent {
  fileprivate func counted(_ count: () -> Void) -> Self {
    count()
    return self
  }
}
