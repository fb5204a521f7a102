import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

/// Random trees that change while branches are opened and closed, against a model that is a few lines long.
@MainActor
@Suite struct OutlineFuzzTests {
  @Test
  func `whatever is opened and changed, an outline shows what is open and keeps its controllers`()
    throws
  {
    for seed in 1...max(1, Effort.share(of: 60)) {
      var run = OutlineRun(seed: UInt64(seed))
      for step in 0..<60 {
        let action = run.step()
        try #require(run.shown == run.expected, "seed \(seed), step \(step): \(action)")
        let keepsControllers = run.keepsControllers()
        try #require(keepsControllers, "seed \(seed), step \(step): \(action)")
      }
      #expect(run.list.issues.isEmpty)
    }
  }
}

@MainActor
private struct OutlineRun {
  let list = ListHarness(size: CGSize(width: 320, height: 8000), layout: ListLayout())
  private let expansion = OutlineExpansion<Int>(initially: .levels(1))
  private let log = Log()
  private var roots: [File] = []
  private var choices: [Int: Bool] = [:]
  private var nextID = 1
  private var generator: SeededGenerator
  private var controllers: [Int: FileController] = [:]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<6 { insert() }
    show()
  }

  /// What the cells show.
  var shown: [String] { list.visibleTexts }

  /// What they ought to show.
  var expected: [String] { rows(roots, level: 0).map(\.text) }

  /// Whether every item that was there before has the controller that it had.
  mutating func keepsControllers() -> Bool {
    let now = Dictionary(
      uniqueKeysWithValues: rows(roots, level: 0).compactMap { row in
        list.adapter.controller(FileController.self, id: row.id).map { (row.id, $0) }
      }
    )
    defer { controllers = now }
    return controllers.allSatisfy { id, controller in now[id] == nil || now[id] === controller }
  }

  /// Does something at random, and says what.
  mutating func step() -> String {
    let rows = rows(roots, level: 0)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...3:
      guard let row = rows.filter(\.canExpand).randomElement(using: &generator) else { fallthrough }
      choices[row.id] = !isOpen(row.id, level: row.level)
      list.tap(IndexPath(item: rows.firstIndex { $0.id == row.id } ?? 0, section: 0))
      return "tap \(row.id)"
    case 4:
      let id = Int.random(in: 1..<nextID, using: &generator)
      choices[id] = Bool.random(using: &generator)
      choices[id] == true ? expansion.expand(id) : expansion.collapse(id)
      return "choose \(id)"
    case 5:
      guard let id = allFiles(roots).randomElement(using: &generator)?.id else { fallthrough }
      for above in ancestors(of: id, in: roots) ?? [] where expansion.isExpanded(above) != true {
        choices[above] = true
      }
      expansion.reveal(id)
      return "reveal \(id)"
    case 6:
      let removed = remove()
      show()
      return "remove \(removed?.id ?? 0)"
    case 7:
      let moved = remove()
      moved.map { insert($0) }
      show()
      return "move \(moved?.id ?? 0)"
    default:
      insert()
      show()
      return "insert"
    }
  }

  private func show() {
    list.apply(Files(roots: roots, expansion: expansion, log: log), animated: true)
  }

  private struct Row {
    let id: Int
    let level: Int
    let canExpand: Bool
    let text: String
  }

  private func isOpen(_ id: Int, level: Int) -> Bool { choices[id] ?? (level < 1) }

  private func rows(_ files: [File], level: Int) -> [Row] {
    files.flatMap { file -> [Row] in
      let isOpen = isOpen(file.id, level: level)
      let mark = file.children == nil ? "" : isOpen ? "- " : "+ "
      let text = String(repeating: "  ", count: level) + mark + file.name
      let row = Row(id: file.id, level: level, canExpand: file.children != nil, text: text)
      return [row] + (isOpen ? rows(file.children ?? [], level: level + 1) : [])
    }
  }

  private func allFiles(_ files: [File]) -> [File] {
    files.flatMap { [$0] + allFiles($0.children ?? []) }
  }

  private func ancestors(of id: Int, in files: [File]) -> [Int]? {
    for file in files {
      if file.id == id { return [] }
      if let below = ancestors(of: id, in: file.children ?? []) { return [file.id] + below }
    }
    return nil
  }

  /// Puts a file, or a new one, somewhere into the tree.
  private mutating func insert(_ given: File? = nil) {
    let file = given ?? File(nextID, Bool.random(using: &generator) ? [] : nil)
    if given == nil { nextID += 1 }
    var place = Folder.root
    var depth = 0
    while depth < 4, Bool.random(using: &generator) {
      let folders = place.files(in: roots).indices.filter {
        place.files(in: roots)[$0].children != nil
      }
      guard let folder = folders.randomElement(using: &generator) else { break }
      place = Folder(path: place.path + [folder])
      depth += 1
    }
    let count = place.files(in: roots).count
    let index = Int.random(in: 0...count, using: &generator)
    place.change(&roots) { $0.insert(file, at: index) }
  }

  /// Takes a file with all that is below it out of the tree.
  private mutating func remove() -> File? {
    var place = Folder.root
    while true {
      let files = place.files(in: roots)
      guard let index = files.indices.randomElement(using: &generator) else { return nil }
      if files[index].children?.isEmpty == false, Bool.random(using: &generator) {
        place = Folder(path: place.path + [index])
        continue
      }
      var removed: File?
      place.change(&roots) { removed = $0.remove(at: index) }
      return removed
    }
  }
}

/// A folder by the indices of the folders around it.
private struct Folder {
  let path: [Int]

  static let root = Folder(path: [])

  func files(in roots: [File]) -> [File] {
    path.reduce(roots) { $0[$1].children ?? [] }
  }

  func change(_ roots: inout [File], _ change: (inout [File]) -> Void) {
    Self.change(&roots, at: path[...], change)
  }

  private static func change(
    _ files: inout [File],
    at path: ArraySlice<Int>,
    _ body: (inout [File]) -> Void
  ) {
    guard let first = path.first else { return body(&files) }
    var children = files[first].children ?? []
    change(&children, at: path.dropFirst(), body)
    files[first].children = children
  }
}
