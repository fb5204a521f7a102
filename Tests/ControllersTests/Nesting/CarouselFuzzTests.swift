import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

/// Random films on shelves that are carousels or not, found, selected and scrolled to by identity.
@MainActor
@Suite struct CarouselFuzzTests {
  @Test func `items inside of carousels are what the content says, whatever happens`() {
    for seed in Effort.seeds(150) {
      var run = CarouselFuzzRun(seed: seed)
      for step in 0..<25 {
        let done = run.step()
        if let problem = run.problem {
          Issue.record("seed \(seed), step \(step), \(done): \(problem)")
          return
        }
      }
    }
  }
}

@MainActor
private struct CarouselFuzzRun {
  struct Shelf: Identifiable {
    let id: Int
    var isCarousel: Bool
    var films: [Note]
  }

  private let list: ListHarness
  private let log = Log()
  private var generator: SeededGenerator
  private var shelves: [Shelf] = []
  private var selection: Set<ItemID> = []
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
    return Shelf(id: next, isCarousel: random(0..<4) > 0, films: makeFilms(random(0..<9)))
  }

  private mutating func makeFilms(_ count: Int) -> [Note] {
    defer { next += count }
    return notes(next + 1..<next + 1 + count)
  }

  private var films: [ItemID: Note] {
    Dictionary(
      shelves.flatMap { shelf in shelf.films.map { (id($0, shelf), $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func id(_ film: Note, _ shelf: Shelf) -> ItemID {
    ItemID(FilmController.self, id: film.id, in: SectionID("films", under: shelf.id))
  }

  /// Does something random, and says what.
  mutating func step() -> String {
    let kind = random(0..<12)
    let shelf = random(0..<shelves.count)
    switch kind {
    case 0: edit { $0.insert($1.makeShelf(), at: $1.random(0..<$0.count + 1)) }
    case 1: if shelves.count > 1 { edit { shelves, _ in shelves.remove(at: shelf) } }
    case 2: edit { $0.shuffle(using: &$1.generator) }
    case 3: edit { shelves, _ in shelves[shelf].isCarousel.toggle() }
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
    default: scrollToOne()
    }
    list.window.layoutIfNeeded()
    list.flush()
    return
      "kind \(kind) at \(shelf) of \(shelves.map { "\($0.id)\($0.isCarousel ? "c" : "l")\($0.films.count)" })"
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
    selection = selection.filter { new.contains($0) && !turned.contains($0.section) }
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

  private mutating func selectOne() {
    guard let id = films.keys.sorted(by: { "\($0)" < "\($1)" }).randomElement(using: &generator)
    else {
      return
    }
    if selection.contains(id) {
      list.adapter.deselect(id)
      selection.remove(id)
    } else {
      if !list.adapter.select(id) { complaint = "\(id) was not selected" }
      selection.insert(id)
    }
  }

  private mutating func scrollToOne() {
    guard let id = films.keys.sorted(by: { "\($0)" < "\($1)" }).randomElement(using: &generator)
    else {
      return
    }
    var result: ScrollResult?
    list.adapter.scroll(to: id, animated: false) { result = $0 }
    list.flush()
    if result != .arrived { complaint = "\(id) was scrolled to: \(String(describing: result))" }
    if !list.adapter.visibleItems.contains(id) { complaint = "\(id) is not on screen" }
  }

  @discardableResult
  private func show(animated: Bool = false) -> UpdateReport? {
    list.apply(
      ForEach(shelves) { [log] shelf in
        Section("films") { Items(shelf.films) { FilmController($0, log: log) } }
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
    for shelf in shelves {
      for film in shelf.films {
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
