import RosterTesting
import Testing

/// Content that an app writes step by step, with nothing but what the framework offers to everybody.
@MainActor
@Suite struct OutlineTests {
  private let list = ListHarness()

  private let books: [Chapter] = [
    Chapter(
      "Birds",
      [Chapter("Songs"), Chapter("Nests", [Chapter("Eggs"), Chapter("Songs")])]
    ),
    Chapter("Fish", [Chapter("Songs")]),
  ]

  private var rows: [String] {
    list.visibleItems.compactMap { list.controller(ChapterController.self, at: $0)?.line }
  }

  @Test func `chapters are listed in order, to any depth`() {
    list.apply(Section("all") { Outline(chapters: books) })
    #expect(rows == ["Birds", "- Songs", "- Nests", "-- Eggs", "-- Songs", "Fish", "- Songs"])
    #expect(list.issues.isEmpty)
  }

  @Test func `a chapter keeps its controller and its state when others come and go`() throws {
    list.apply(Section("all") { Outline(chapters: books) })
    let last = try #require(list.controller(ChapterController.self, at: [0, 6]))
    last.updateState { $0.isMarked = true }
    list.apply(
      Section("all") {
        Outline(chapters: [Chapter("Apes", [Chapter("Songs")])] + books.dropFirst())
      }
    )
    #expect(rows == ["Apes", "- Songs", "Fish", "- Songs *"])
    #expect(list.controller(ChapterController.self, at: [0, 3]) === last)
  }

  @Test func `chapters of one name under different ones are not mixed up`() throws {
    list.apply(Section("all") { Outline(chapters: books) })
    try #require(list.controller(ChapterController.self, at: [0, 1]))
      .updateState { $0.isMarked = true }
    list.apply(Section("all") { Outline(chapters: books.reversed()) })
    #expect(
      rows == ["Fish", "- Songs", "Birds", "- Songs *", "- Nests", "-- Eggs", "-- Songs"]
    )
  }

  @Test func `a node writes sections, which are told apart by their places and elements`() throws {
    list.apply(Shelf(books: books))
    #expect(list.collectionView.numberOfSections == 3)
    #expect(
      rows == ["contents", "Birds", "- Songs", "- Nests", "-- Eggs", "-- Songs", "Fish", "- Songs"]
    )
    let fish = try #require(list.controller(ChapterController.self, at: [2, 0]))
    list.apply(Shelf(books: books.reversed()))
    #expect(list.controller(ChapterController.self, at: [1, 0]) === fish)
    #expect(list.issues.isEmpty)
  }

  @Test func `a node is content like any other`() {
    list.apply(
      Group {
        if books.isEmpty {
          EmptyContent()
        } else {
          Shelf(books: books).environment(\.isLoud, true)
        }
      }
    )
    #expect(rows.first == "CONTENTS")
  }
}

private struct Chapter: Identifiable {
  let title: String
  let chapters: [Chapter]

  var id: String { title }

  init(_ title: String, _ chapters: [Chapter] = []) {
    self.title = title
    self.chapters = chapters
  }
}

private struct Row: ViewModel {
  let title: String
  let depth: Int

  var id: String { title }
}

private struct RowState: ViewState {
  var isMarked = false
}

private final class ChapterController: CellController<Row, RowState, UICollectionViewCell> {
  var line: String {
    let indent = viewModel.depth == 0 ? "" : String(repeating: "-", count: viewModel.depth) + " "
    let title = environment.isLoud ? viewModel.title.uppercased() : viewModel.title
    return indent + title + (state.isMarked ? " *" : "")
  }
}

/// Chapters and those below them: content that contains itself, which no `body` can say.
private struct Outline: ListNode {
  let chapters: [Chapter]
  var depth = 0

  func resolve(into list: inout ListResolver) {
    for chapter in chapters {
      list.add(Item(Row(title: chapter.title, depth: depth), ChapterController.init))
      list.add(under: chapter.id) {
        $0.add(Outline(chapters: chapter.chapters, depth: depth + 1))
      }
    }
  }
}

/// A table of contents and a section for each book.
private struct Shelf: ListNode {
  let books: [Chapter]

  func resolve(into list: inout ListResolver) {
    list.add(Section { Item(Row(title: "contents", depth: 0), ChapterController.init) })
    for book in books {
      list.add(under: book.id) { $0.add(Section { Outline(chapters: [book]) }) }
    }
  }
}

private enum LoudnessKey: ListEnvironmentKey {
  static var defaultValue: Bool { false }
}

extension ListEnvironment {
  fileprivate var isLoud: Bool {
    get { self[LoudnessKey.self] }
    set { self[LoudnessKey.self] = newValue }
  }
}
