import Foundation
import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

/// Random films on shelves that are carousels, lists or outlines, found, selected, scrolled to, swiped and edited
/// by identity.
///
/// `ROSTER_FUZZ_STEPS` sets the number of steps, `ROSTER_FUZZ_SEED` the first seed.
@MainActor
@Suite struct CarouselFuzzTests {
  private static let stepsPerSeed = 25

  @Test func `items inside of carousels are what the content says, whatever happens`() {
    let steps = setting("ROSTER_FUZZ_STEPS") ?? Effort.share(of: 150 * Self.stepsPerSeed)
    let first = setting("ROSTER_FUZZ_SEED") ?? 1
    for seed in first..<first + max(1, steps / Self.stepsPerSeed) {
      var run = CarouselFuzzRun(seed: UInt64(seed))
      for step in 0..<Self.stepsPerSeed {
        let done = run.step()
        if let problem = run.problem {
          Issue.record("seed \(seed), step \(step), \(done): \(problem)")
          return
        }
      }
    }
  }

  private func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}

@MainActor
private struct CarouselFuzzRun {
  struct Shelf: Identifiable {
    enum Kind: CaseIterable {
      case carousel, list, outline
    }

    let id: Int
    var kind: Kind
    var films: [Note]

    /// Which of the films are open in the outline.
    let expansion: OutlineExpansion<Int>

    var isCarousel: Bool { kind == .carousel }

    /// The films, and the parts of those that are open.
    @MainActor var shown: [Note] {
      guard kind == .outline else { return films }
      return films.flatMap { film in
        [film] + (expansion.choices.byNode[film.id] == true ? Shelf.parts(of: film) ?? [] : [])
      }
    }

    /// The parts of a film; a part has none.
    static func parts(of film: Note) -> [Note]? {
      film.id < 1_000 ? (1...2).map { Note(film.id * 1_000 + $0, "part \($0)") } : nil
    }
  }

  private let list: ListHarness
  private let log = Log()
  private var generator: SeededGenerator
  private var shelves: [Shelf] = []
  private var selection: Set<ItemID> = []

  /// What was selected before the list was edited, while it is.
  private var selectionBefore: Set<ItemID>?
  private var next = 0

  /// What is wrong with what the last step has done.
  private var complaint: String?

  init(seed: UInt64) {
    list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    generator = SeededGenerator(seed: seed)
    list.adapter.selectionMode = .multiple
    for _ in 0..<6 { shelves.append(makeShelf()) }
    show()
  }

  private mutating func random(_ range: Range<Int>) -> Int {
    range.isEmpty ? 0 : Int.random(in: range, using: &generator)
  }

  private mutating func makeShelf() -> Shelf {
    next += 1
    let kind = [Shelf.Kind.carousel, .carousel, .carousel, .list, .outline][random(0..<5)]
    return Shelf(
      id: next,
      kind: kind,
      films: makeFilms(random(0..<9)),
      expansion: OutlineExpansion()
    )
  }

  private mutating func makeFilms(_ count: Int) -> [Note] {
    defer { next += count }
    return notes(next + 1..<next + 1 + count)
  }

  private var films: [ItemID: Note] {
    Dictionary(
      shelves.flatMap { shelf in shelf.shown.map { (id($0, shelf), $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func id(_ film: Note, _ shelf: Shelf) -> ItemID {
    ItemID(FilmController.self, id: film.id, in: SectionID("films", under: shelf.id))
  }

  /// Does something random, and says what.
  mutating func step() -> String {
    let kind = random(0..<17)
    let shelf = random(0..<shelves.count)
    switch kind {
    case 0: edit { $0.insert($1.makeShelf(), at: $1.random(0..<$0.count + 1)) }
    case 1: if shelves.count > 1 { edit { shelves, _ in shelves.remove(at: shelf) } }
    case 2: edit { $0.shuffle(using: &$1.generator) }
    case 3:
      edit { $0[shelf].kind = Shelf.Kind.allCases[$1.random(0..<Shelf.Kind.allCases.count)] }
    case 4, 5: edit { $0[shelf].films += $1.makeFilms($1.random(1..<4)) }
    case 6:
      edit { shelves, _ in if !shelves[shelf].films.isEmpty { shelves[shelf].films.removeFirst() } }
    case 7:
      edit {
        $0[shelf].films.shuffle(using: &$1.generator)
        if !$0[shelf].films.isEmpty { $0[shelf].films[0].text += "!" }
      }
    case 8: list.scroll(to: CGFloat(random(0..<600)))
    case 9:
      list.carousel(SectionID("films", under: shelves[shelf].id))?.scroll(
        to: CGFloat(random(0..<400))
      )
    case 10: selectOne()
    case 11: toggleEditing()
    case 12, 13: swipeOne()
    case 14: tapOne()
    case 15: openOne(on: shelf)
    default: scrollToOne()
    }
    list.window.layoutIfNeeded()
    list.flush()
    return
      "kind \(kind) at \(shelf) of \(shelves.map { "\($0.id)\($0.kind)\($0.films.count)" })"
  }

  private mutating func edit(_ change: (inout [Shelf], inout CarouselFuzzRun) -> Void) {
    let before = Dictionary(uniqueKeysWithValues: shelves.map { ($0.id, $0.isCarousel) })
    let old = Set(films.keys)
    var shelves = shelves
    change(&shelves, &self)
    self.shelves = shelves
    let report = show(animated: random(0..<2) == 0)
    list.finishAnimations()
    let new = Set(films.keys)
    // A section that becomes a carousel, or ceases to be one, has its items in another list.
    let turned = Set(
      shelves.filter { before[$0.id] == !$0.isCarousel }.map { SectionID("films", under: $0.id) }
    )
    func remaining(_ ids: Set<ItemID>) -> Set<ItemID> {
      ids.filter { new.contains($0) && !turned.contains($0.section) }
    }
    selection = remaining(selection)
    selectionBefore = selectionBefore.map(remaining)
    guard let report else { return }
    let moves = report.movedItems
    if Set(report.insertedItems).union(moves.map(\.to)).symmetricDifference(new.subtracting(old))
      .contains(where: { !old.contains($0) || !new.contains($0) })
    {
      complaint = "inserted \(report.insertedItems) and not \(new.subtracting(old))"
    }
    if Set(report.removedItems).union(moves.map(\.from)).subtracting(old) != [] {
      complaint = "removed \(report.removedItems)"
    }
    if !old.subtracting(new).isSubset(of: Set(report.removedItems).union(moves.map(\.from))) {
      complaint = "removed \(report.removedItems) and not \(old.subtracting(new))"
    }
  }

  private mutating func anyFilm() -> ItemID? {
    films.keys.sorted { "\($0)" < "\($1)" }.randomElement(using: &generator)
  }

  private mutating func toggleEditing() {
    list.adapter.setEditing(selectionBefore == nil, animated: random(0..<2) == 0)
    list.finishAnimations()
    let next = selectionBefore ?? []
    selectionBefore = selectionBefore == nil ? selection : nil
    selection = next
  }

  /// Draws a finger over a film; those of carousels go with the carousel, and none is swiped while it is edited.
  private mutating func swipeOne() {
    guard let id = anyFilm(), let film = films[id] else { return }
    list.scroll(to: FilmController.self, id: film.id)
    let isRow = list.adapter.indexPath(of: id) != nil
    let isSwipeable = isRow && selectionBefore == nil
    // A finger that is lifted from the row where it came down has tapped it, if nothing else is made of it.
    if isRow, !isSwipeable, selection.remove(id) == nil { selection.insert(id) }
    let titles = list.swipe(FilmController.self, id: film.id, from: .trailing)
    if titles != (isSwipeable ? ["Flag"] : []) { complaint = "\(id) offers \(titles)" }
    if isSwipeable, list.adapter.swipedItem != id {
      complaint = "\(String(describing: list.adapter.swipedItem)) is aside and not \(id)"
    }
  }

  private mutating func tapOne() {
    list.adapter.hideSwipeActions(animated: false)
    guard let id = anyFilm(), let film = films[id] else { return }
    list.scroll(to: FilmController.self, id: film.id)
    if !list.tap(FilmController.self, id: film.id) { complaint = "\(id) was not tapped" }
    if selection.remove(id) == nil { selection.insert(id) }
  }

  /// Opens or closes a film of an outline.
  private mutating func openOne(on shelf: Int) {
    guard shelves[shelf].kind == .outline,
      let film = shelves[shelf].films.randomElement(using: &generator)
    else { return }
    shelves[shelf].expansion.toggle(film.id, animated: random(0..<2) == 0)
    list.finishAnimations()
    let new = Set(films.keys)
    selection.formIntersection(new)
    selectionBefore?.formIntersection(new)
  }

  private mutating func selectOne() {
    guard let id = anyFilm() else { return }
    if selection.contains(id) {
      list.adapter.deselect(id)
      selection.remove(id)
    } else {
      if !list.adapter.select(id) { complaint = "\(id) was not selected" }
      selection.insert(id)
    }
  }

  private mutating func scrollToOne() {
    guard let id = anyFilm() else { return }
    var result: ListAdapter.ScrollResult?
    list.adapter.scroll(to: id, animated: false) { result = $0 }
    list.flush()
    if result != .arrived { complaint = "\(id) was scrolled to: \(String(describing: result))" }
    if !list.adapter.visibleItems.contains(id) { complaint = "\(id) is not on screen" }
  }

  @discardableResult
  private func show(animated: Bool = false) -> UpdateReport? {
    list.apply(
      ForEach(shelves) { [log] shelf in
        Section("films") {
          if shelf.kind == .outline {
            Outline(shelf.films, children: Shelf.parts, expansion: shelf.expansion) {
              FilmController($0, log: log)
            }
          } else {
            Items(shelf.films) { FilmController($0, log: log) }
          }
        }
        .layout(shelf.isCarousel ? .carousel(height: 60, spacing: 10) : .list)
      },
      animated: animated
    )
  }

  /// What is wrong with the list, in words.
  var problem: String? {
    if let complaint { return complaint }
    if let issue = list.issues.first { return "\(issue)" }
    let adapter = list.adapter
    if adapter.selection != selection {
      return "selected is \(adapter.selection) and not \(selection)"
    }
    if let id = adapter.swipedItem, films[id] == nil || adapter.isEditing {
      return "\(id) is aside"
    }
    for shelf in shelves {
      for film in shelf.shown {
        let id = id(film, shelf)
        guard adapter.itemID(FilmController.self, id: film.id, under: shelf.id) == id else {
          return "\(id) is not found"
        }
        guard (adapter.indexPath(of: id) != nil) == !shelf.isCarousel else {
          return "\(id) has the path \(String(describing: adapter.indexPath(of: id)))"
        }
        guard let controller = adapter.controller(for: id) as? FilmController else { continue }
        if controller.viewModel != film { return "\(id) shows \(controller.viewModel)" }
        if controller.isSelected != selection.contains(id) {
          return "\(id) has the wrong selection"
        }
        if controller.isEditing != adapter.isEditing { return "\(id) is not edited as the list is" }
        if let cell = controller.cell, cell.label.text != film.text {
          return "\(id) shows an old text"
        }
      }
    }
    let films = films
    for id in adapter.visibleItems
    where films[id] == nil || adapter.controller(for: id)?.mountedView == nil {
      return "\(id) is on screen"
    }
    return nil
  }
}
