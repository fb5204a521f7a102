import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct OutlineTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 600))
  private let tree = [
    File(1, [File(11), File(12, [File(121), File(122)]), File(13)]), File(2), File(3, []),
  ]

  private func show(_ roots: [File], _ expansion: OutlineExpansion<Int>? = nil) {
    list.apply(Files(roots: roots, expansion: expansion, log: log))
  }

  private func controller(_ id: Int) -> FileController? {
    list.adapter.controller(FileController.self, id: id)
  }

  @Test func `a tap opens a branch and another one closes it`() {
    show(tree)
    #expect(list.visibleTexts == ["+ 1", "2", "+ 3"])
    list.tap(IndexPath(item: 0, section: 0))
    #expect(list.visibleTexts == ["- 1", "  11", "  + 12", "  13", "2", "+ 3"])
    list.tap(IndexPath(item: 2, section: 0))
    #expect(
      list.visibleTexts
        == ["- 1", "  11", "  - 12", "    121", "    122", "  13", "2", "+ 3"]
    )
    list.tap(IndexPath(item: 0, section: 0))
    #expect(list.visibleTexts == ["+ 1", "2", "+ 3"])
  }

  @Test func `to open a branch inserts its children, moves nothing, and configures no other item`()
  {
    show(tree)
    let cell = list.noteCell(1)
    _ = log.take()
    list.tap(IndexPath(item: 0, section: 0))
    let report = list.reports.last
    #expect(report?.insertedItemCount == 3)
    #expect(report?.removedItemCount == 0)
    #expect(report?.movedItems.isEmpty == true)
    #expect(list.noteCell(4) === cell)
    #expect(Set(log.take()) == ["configure 1", "configure 11", "configure 12", "configure 13"])
  }

  @Test func `what was open below a branch is open again`() {
    show(tree, OutlineExpansion(initially: .all))
    #expect(list.visibleTexts.count == 8)
    list.tap(IndexPath(item: 0, section: 0))
    #expect(list.visibleTexts == ["+ 1", "2", "- 3"])
    list.tap(IndexPath(item: 0, section: 0))
    #expect(list.visibleTexts.count == 8)
  }

  @Test func `nodes that the user has opened and closed stay so when the tree changes`() {
    let expansion = OutlineExpansion<Int>(initially: .levels(1))
    show(tree, expansion)
    #expect(list.visibleTexts == ["- 1", "  11", "  + 12", "  13", "2", "- 3"])
    list.tap(IndexPath(item: 2, section: 0))
    list.tap(IndexPath(item: 7, section: 0))
    var changed = tree
    changed[0].children?[1].children?.append(File(123))
    changed[2].children = [File(31)]
    changed.append(File(4, [File(41)]))
    show(changed, expansion)
    #expect(
      list.visibleTexts == [
        "- 1", "  11", "  - 12", "    121", "    122", "    123", "  13", "2", "+ 3", "- 4",
        "  41",
      ]
    )
  }

  @Test func `an outline without an expansion of the app's remembers what was opened`() {
    show(tree)
    list.tap(IndexPath(item: 0, section: 0))
    show([File(0)] + tree)
    #expect(list.visibleTexts == ["0", "- 1", "  11", "  + 12", "  13", "2", "+ 3"])
  }

  @Test
  func `a folder that loses its children is shown as a file in its cell, and one again later`() {
    show(tree)
    list.tap(IndexPath(item: 0, section: 0))
    let cell = list.noteCell(0)
    var changed = tree
    changed[0].children = nil
    show(changed)
    #expect(list.visibleTexts == ["1", "2", "+ 3"])
    #expect(list.noteCell(0) === cell)
    show(tree)
    #expect(list.visibleTexts.first == "- 1")
    #expect(list.noteCell(0) === cell)
  }

  @Test func `a node that gets another parent keeps its controller, and is indented anew`() {
    let expansion = OutlineExpansion<Int>(initially: .all)
    show(tree, expansion)
    let moved = controller(121)
    var changed = tree
    let file = changed[0].children?[1].children?.removeFirst()
    changed[2].children = [file].compactMap(\.self)
    show(changed, expansion)
    #expect(controller(121) === moved)
    #expect(list.visibleTexts.last == "  121")
    #expect(list.reports.last?.movedItemCount == 1)
    #expect(list.noteCell(7)?.frame.height == 39)
  }

  @Test func `code can open, close and reveal nodes`() {
    let expansion = OutlineExpansion<Int>()
    var news: [String] = []
    expansion.didChange = { news.append("\($0) \($1)") }
    show(tree, expansion)
    #expect(expansion.reveal(122))
    #expect(list.visibleTexts.contains("    122"))
    #expect(news == ["1 true", "12 true"])
    #expect(!expansion.reveal(99))
    expansion.collapse(1)
    #expect(list.visibleTexts == ["+ 1", "2", "+ 3"])
    #expect(expansion.isExpanded(1) == false)
    #expect(expansion.isExpanded(2) == nil)
    #expect(expansion.isExpanded(12) == nil)
    expansion.expandAll()
    #expect(list.visibleTexts.count == 8)
    expansion.collapseAll()
    #expect(list.visibleTexts.count == 3)
    controller(1)?.setExpanded(true)
    controller(2)?.toggleExpansion()
    #expect(list.visibleTexts.count == 6)
  }

  @Test func `several changes in a batch are one update`() {
    let expansion = OutlineExpansion<Int>()
    show(tree, expansion)
    let count = list.reports.count
    list.adapter.batch {
      expansion.expand(1)
      expansion.expand(12)
      expansion.expand(3)
    }
    #expect(list.reports.count == count + 1)
    #expect(list.visibleTexts.count == 8)
  }

  @Test
  func `children are asked for when their node is open, if it says itself whether it has some`() {
    var asked: [Int] = []
    let expansion = OutlineExpansion<Int>()
    func children(of file: File) -> [File]? {
      asked.append(file.id)
      return file.children
    }
    list.apply(
      Outline(
        tree,
        isExpandable: { $0.children != nil },
        children: children,
        expansion: expansion
      ) { [log] in FileController($0, log: log) }
    )
    #expect(asked == [])
    expansion.expand(1)
    #expect(asked == [1])
    #expect(list.visibleTexts == ["- 1", "  11", "  + 12", "  13", "2", "+ 3"])
  }

  @Test func `a tree that leads back to itself is cut and reported`() {
    let expansion = OutlineExpansion<Int>(initially: .all)
    list.apply(
      Outline(
        [File(1)],
        children: { $0.id == 1 ? [File(2)] : [File(1)] },
        expansion: expansion
      ) { [log] in FileController($0, log: log) }
    )
    #expect(list.visibleTexts == ["- 1", "  - 2"])
    #expect(list.issues.map(\.code) == [.cyclicOutline(ListIdentifier(1))])
  }

  @Test func `two branches may hold the same node, which is shown twice and reported`() {
    show([File(1, [File(3)]), File(2, [File(3)])], OutlineExpansion(initially: .all))
    #expect(list.visibleTexts == ["- 1", "  3", "- 2", "  3"])
    #expect(list.issues.count == 1)
  }

  @Test func `what was opened is stored, and open again after a relaunch`() throws {
    let storage = InMemoryStateStorage()
    do {
      let first = ListHarness(size: CGSize(width: 320, height: 600), stateStorage: storage)
      let expansion = OutlineExpansion<Int>(storedAs: "files")
      first.apply(Files(roots: tree, expansion: expansion, log: log))
      first.tap(IndexPath(item: 0, section: 0))
    }
    #expect(storage.contents.count == 1)
    let second = ListHarness(size: CGSize(width: 320, height: 600), stateStorage: storage)
    let expansion = OutlineExpansion<Int>(storedAs: "files")
    second.apply(Files(roots: tree, expansion: expansion, log: log))
    #expect(second.visibleTexts == ["- 1", "  11", "  + 12", "  13", "2", "+ 3"])
    #expect(expansion.choices == OutlineExpansion<Int>.Choices(byNode: [1: true]))
  }

  @Test func `an expansion that is to be stored says so where there is no storage`() {
    show(tree, OutlineExpansion(storedAs: "files"))
    list.tap(IndexPath(item: 0, section: 0))
    #expect(list.visibleTexts.count == 6)
    #expect(list.issues.count == 1)
  }

  @Test func `an outline in remembered content follows what is opened`() {
    struct Day: Identifiable, Equatable {
      let id: Int
      var files: [File]
    }
    let days = [Day(id: 1, files: tree), Day(id: 2, files: [File(5, [File(51)])])]
    func show(_ days: [Day]) {
      list.apply(
        ForEach(days) { [log] day in
          Outline(day.files, children: \.children) { FileController($0, log: log) }
        }
        .memoized()
      )
    }
    show(days)
    list.tap(IndexPath(item: 3, section: 0))
    #expect(list.visibleTexts == ["+ 1", "2", "+ 3", "- 5", "  51"])
    show(days)
    show(days)
    list.tap(IndexPath(item: 0, section: 0))
    #expect(
      list.visibleTexts
        == ["- 1", "  11", "  + 12", "  13", "2", "+ 3", "- 5", "  51"]
    )
  }

  @Test func `children come and go in an animation below their parent`() {
    show(tree)
    list.tap(IndexPath(item: 0, section: 0))
    #expect(list.reports.last?.style == .animated)
    list.finishAnimations()
    list.tap(IndexPath(item: 0, section: 0))
    list.finishAnimations()
    #expect(log.take().filter { $0.hasPrefix("remove") }.count == 3)
    #expect(list.visibleTexts == ["+ 1", "2", "+ 3"])
  }
}
