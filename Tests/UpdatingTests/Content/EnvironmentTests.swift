import ListFixtures
@testable import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct EnvironmentTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 800))

  private func items(_ ids: Int...) -> Items<ThemedController> {
    Items(notes(ids)) { [log] in ThemedController($0, log: log) }
  }

  @Test func `a value reaches the controllers below it and no others`() {
    list.apply(
      Group {
        Section("a") { items(1) }
        Section("b") { items(2) }.environment(\.theme, .dark)
        Section("c") {
          items(3).environment(\.density, 5)
          items(4)
        }
      }
    )
    #expect(list.visibleTexts == ["1 light 1", "2 dark 1", "3 light 5", "4 light 1"])
  }

  @Test func `the innermost value wins and others pass through`() {
    list.apply(
      Section("a") {
        Group {
          items(1).environment(\.theme, .light)
          items(2)
        }
        .environment(\.theme, .dark)
        items(3).environment(\.density, 2).environment(\.density, 3)
      }
      .environment(\.density, 7)
    )
    #expect(list.visibleTexts == ["1 light 7", "2 dark 7", "3 light 2"])
  }

  @Test func `a value can be changed relative to the one around it`() {
    list.apply(
      Section("a") {
        items(1).transformEnvironment(\.density) { $0 += 1 }
      }
      .environment(\.density, 10)
    )
    #expect(list.visibleTexts == ["1 light 11"])
  }

  @Test func `a changed value is told to the controllers it reaches and configures their cells`() {
    func content(_ theme: Theme) -> some ListContent {
      Section("a") {
        items(1)
        items(2).environment(\.theme, theme)
      }
    }
    list.apply(content(.light))
    _ = log.take()
    list.apply(content(.dark))
    #expect(log.take() == ["environment light 1 2", "configure 2"])
    #expect(list.visibleTexts == ["1 light 1", "2 dark 1"])
  }

  @Test func `a value equal to the one before is no change`() {
    func content(_ density: Int?) -> some ListContent {
      Section("a") {
        if let density {
          items(1).environment(\.density, density)
        } else {
          items(1)
        }
      }
    }
    list.apply(content(1))
    _ = log.take()
    list.apply(content(1))
    list.apply(content(nil))
    list.apply(content(1))
    #expect(log.take().isEmpty)
  }

  @Test func `a view model and a value that change together configure the cell once`() {
    func content(_ text: String, _ theme: Theme) -> some ListContent {
      Items([Note(1, text)]) { [log] in ThemedController($0, log: log) }
        .environment(\.theme, theme)
    }
    list.apply(content("old", .light))
    _ = log.take()
    list.apply(content("new", .dark))
    #expect(log.take() == ["environment light 1 1", "update from old 1", "configure 1"])
    #expect(list.visibleTexts == ["new dark 1"])
  }

  @Test func `an item keeps its controller when its environment changes`() throws {
    func content(_ isWrapped: Bool) -> some ListContent {
      Section("a") {
        if isWrapped {
          items(1).environment(\.theme, .dark)
        } else {
          items(1)
        }
      }
    }
    list.apply(content(false))
    let controller = try #require(list.note(0))
    let report = try #require(list.apply(content(true)))
    #expect(list.note(0) === controller)
    #expect(report.changes.isEmpty)
    #expect(list.visibleTexts == ["1 dark 1"])
  }

  @Test func `modifiers do not change the identity of a section without a name`() throws {
    list.apply(Section { items(1) })
    let before = try #require(list.adapter.itemID(at: IndexPath(item: 0, section: 0)))
    list.apply(Section { items(1) }.environment(\.theme, .dark))
    list.apply(Section { items(1) }.environment(\.theme, .dark).environment(\.density, 2))
    #expect(list.adapter.itemID(at: IndexPath(item: 0, section: 0)) == before)
    #expect(log.count(of: "make") == 1)
  }

  @Test func `an item that moves to another section takes on the environment there`() throws {
    func content(_ light: [Int], _ dark: [Int]) -> some ListContent {
      Group {
        Section("a") { Items(notes(light)) { [log] in ThemedController($0, log: log) } }
        Section("b") { Items(notes(dark)) { [log] in ThemedController($0, log: log) } }
          .environment(\.theme, .dark)
      }
    }
    list.apply(content([1, 2], [3]))
    let controller = try #require(list.note(0))
    list.apply(content([2], [1, 3]), animated: true)
    #expect(list.note(0, in: 1) === controller)
    #expect(list.visibleTexts == ["2 light 1", "1 dark 1", "3 dark 1"])
  }

  @Test func `headers and footers see the environment of their section`() throws {
    func content(_ theme: Theme) -> some ListContent {
      Section("a") { items(1) }
        .header(Title("top"), ThemedTitleController.init)
        .footer(Title("bottom"), ThemedTitleController.init)
        .environment(\.theme, theme)
    }
    list.apply(content(.dark))
    let header = try #require(list.header(0) as? TitleView)
    #expect(header.text == "top dark")
    list.apply(content(.light))
    #expect(list.header(0) === header)
    #expect(header.text == "top light")
  }

  @Test func `an item off screen has the latest environment when it scrolls in`() {
    func content(_ theme: Theme) -> some ListContent {
      Items(notes(1...40)) { [log] in ThemedController($0, log: log) }
        .environment(\.theme, theme)
    }
    list.apply(content(.light))
    list.scroll(to: 1200)
    list.apply(content(.dark))
    list.scroll(to: 0)
    #expect(list.visibleTexts.first == "1 dark 1")
  }

  @Test func `environments are equal when every key has the same value set or by default`() {
    var left = ListEnvironment()
    let empty = ListEnvironment()
    left.theme = .light
    #expect(left == empty)
    #expect(empty == left)
    left.density = 2
    #expect(left != empty)
    #expect(empty != left)
    var right = ListEnvironment()
    right.density = 2
    #expect(left == right)
    right.theme = .dark
    #expect(left != right)
  }

  @Test func `a copy of an environment is a value of its own`() {
    var original = ListEnvironment()
    original.theme = .dark
    var copy = original
    copy.theme = .light
    #expect(original.theme == .dark)
    #expect(copy.theme == .light)
  }

  @Test func `a controller that is mounted by itself can be given an environment`() {
    var environment = ListEnvironment()
    environment.theme = .dark
    let note = MountedCell(ThemedController(Note(1, "1"), log: log), environment: environment)
    #expect(note.cell.label.text == "1 dark 1")
    #expect(log.count(of: "environment light 1") == 0)
    note.update(environment: ListEnvironment())
    #expect(note.cell.label.text == "1 light 1")
    #expect(log.count(of: "environment dark 1") == 1)
  }

  private final class ThemedTitleController: CellController<Title, NoState, TitleView> {
    override func configure(_ view: TitleView) {
      view.text = "\(viewModel.text) \(environment.theme)"
    }
  }
}
