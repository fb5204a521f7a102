import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Items of carousels are known to the list by their own identities.
///
/// The screen is 320 points wide and 400 high. Two rows of 50 points are followed by shelves, each with a header
/// of 30 points and a line of 60, on which a film is 80 points wide.
@MainActor
@Suite struct MediaHomeTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())

  private func show(_ home: MediaHome, animated: Bool = false) -> UpdateReport? {
    let report = list.apply(home, animated: animated)
    list.window.layoutIfNeeded()
    return report
  }

  private func home(_ genres: Int = 20, paging: SectionLayout.PagingBehavior = .none) -> MediaHome {
    MediaHome(genres: genres, paging: paging, log: log)
  }

  private func film(_ number: Int) throws -> ItemID {
    try #require(list.adapter.itemID(FilmController.self, id: number))
  }

  private func section(_ genre: Int) -> SectionID { SectionID("films", under: "genre \(genre)") }

  // Identity

  @Test func `a film is addressed by what the app says of it`() throws {
    _ = show(home())
    let id = ItemID(FilmController.self, id: 203, in: section(2))
    #expect(try film(203) == id)
    #expect(list.adapter.itemID(FilmController.self, id: 203, under: "genre 2") == id)
    #expect(list.adapter.itemID(FilmController.self, id: 203, under: "genre 3") == nil)
    #expect(list.adapter.itemID(FilmController.self, id: 1_703)?.section == section(17))
    #expect(list.adapter.indexPath(of: id) == nil)
    #expect(list.adapter.controller(for: id) === list.controller(of: FilmController.self, id: 203))
    #expect(list.adapter.controller(FilmController.self, id: 203)?.viewModel.id == 203)
    #expect(list.adapter.controller(for: try film(1_703)) == nil)
    #expect(list.adapter.itemID(showing: Note.self, id: 203) == id)
    #expect(list.adapter.itemID(showing: Title.self, id: "title") == nil)
  }

  @Test func `the items of a section are found in order, also those of a shelf`() throws {
    _ = show(home())
    let rows = try #require(list.adapter.visibleItems.first).section
    #expect(list.adapter.numbers(list.adapter.itemIDs(inSection: rows)) == [1, 2])
    #expect(
      list.adapter.controllers(inSection: rows).map(ObjectIdentifier.init)
        == [0, 1].compactMap { list.adapter.controller(at: [0, $0]) }.map(ObjectIdentifier.init)
    )
    let films = list.adapter.itemIDs(inSection: section(2))
    #expect(films.first == (try film(200)))
    #expect(films == films.map(\.id).compactMap { list.adapter.itemID(of: $0) })
    let shown = list.adapter.controllers(inSection: section(2)).compactMap { $0 as? FilmController }
    #expect(shown.map(\.viewModel.id) == [200, 201, 202, 203])
    #expect(list.adapter.itemIDs(inSection: section(17)).count == films.count)
    #expect(list.adapter.controllers(inSection: section(17)).isEmpty)
    #expect(list.adapter.itemIDs(inSection: SectionID("nothing")).isEmpty)
    #expect(list.adapter.controllers(inSection: SectionID("nothing")).isEmpty)
  }

  @Test func `films on screen are listed where their shelf is`() {
    _ = show(home())
    #expect(
      list.adapter.numbers(list.adapter.visibleItems)
        == [1, 2, 100, 101, 102, 103, 200, 201, 202, 203, 300, 301, 302, 303]
    )
    list.carousel(section(2))?.scroll(to: 200)
    list.scroll(to: 220)
    #expect(
      list.adapter.numbers(list.adapter.visibleItems).prefix(5) == [202, 203, 204, 205, 300]
    )
  }

  // Scrolling

  @Test(arguments: [false, true])
  func `a film is scrolled to, by way of its shelf`(isAnimated: Bool) throws {
    _ = show(home())
    var result: ListAdapter.ScrollResult?
    list.adapter.scroll(to: try film(1_707), animated: isAnimated) { result = $0 }
    for _ in 0..<4 {
      list.finishAnimations()
      list.window.layoutIfNeeded()
    }
    #expect(result == .arrived)
    #expect(list.adapter.numbers(list.adapter.visibleItems).contains(1_707))
    #expect(list.cell(of: FilmController.self, id: 1_707)?.frame.maxX == CGFloat(722))
  }

  @Test func `scrolling to a missing film reports it, and scrolls nothing`() throws {
    _ = show(home())
    let id = ItemID(FilmController.self, id: 9, in: section(2))
    var result: ListAdapter.ScrollResult?
    list.adapter.scroll(to: id, animated: false) { result = $0 }
    #expect(result == .missing)
    #expect(list.issues.map(\.code) == [.missingItem(id)])
    #expect(list.collectionView.contentOffset == .zero)
  }

  // What is seen

  @Test func `impressions and visibility of films are told to whoever observes the list`() throws {
    var seen: [ItemID] = []
    var appeared: [Int] = []
    list.adapter.observeImpressions { id, impression in
      #expect(impression.name == "seen")
      seen.append(id)
    }
    list.adapter.observeVisibility { controller, event in
      guard event == .appeared else { return }
      if let note = controller as? NoteController { appeared.append(note.viewModel.id) }
      #expect(controller is NoteController || controller is TitleController)
    }
    _ = show(home())
    list.clock.advance(by: .seconds(2))
    // Half of the fourth film of each shelf is not on screen.
    #expect(list.adapter.numbers(seen) == [100, 101, 102, 200, 201, 202, 300, 301, 302])
    #expect(appeared == [1, 2, 100, 101, 102, 103, 200, 201, 202, 203, 300, 301, 302, 303])
    list.scroll(to: 1_000)
    list.clock.advance(by: .seconds(2))
    #expect(seen.count == Set(seen).count)
    #expect(seen.contains(try film(1_100)))
  }

  @Test func `the films that are seen first are got ready with their shelf`() throws {
    list.adapter.preloadDistance = .points(80)
    _ = show(home())
    // The screen ends with the header of the fourth shelf, whose line is near; that of the fifth is not.
    let near = try film(403)
    func told() -> [String] { log.events(of: 403).filter { ["enter", "exit"].contains($0) } }
    #expect(try #require(list.adapter.controller(for: near)).isInPreloadRange)
    #expect(list.adapter.controller(for: near)?.mountedView == nil)
    #expect(list.adapter.controller(for: try film(405)) == nil)
    #expect(list.adapter.controller(for: try film(500)) == nil)
    list.scroll(to: 1_000)
    #expect(told() == ["enter", "exit"])
    list.scroll(to: 60)
    list.scroll(to: 0)
    #expect(told() == ["enter", "exit", "enter"])
  }

  @Test func `the hooks of films are recorded with those of the list`() {
    _ = show(home())
    #expect(
      list.callbacks(of: FilmController.self, id: 100).prefix(3) == [
        .didLoad, .didMount, .configure,
      ]
    )
  }

  // Selection

  @Test func `films are selected together with the rows of the list`() throws {
    list.adapter.selectionMode = .multiple
    var told: [Set<ItemID>] = []
    list.adapter.observeSelection { told.append($0) }
    _ = show(home())
    list.tap(FilmController.self, id: 201)
    list.tap(SeenController.self, id: 2)
    list.tap(FilmController.self, id: 100)
    #expect(list.adapter.numbers(list.adapter.selectedItems) == [2, 100, 201])
    #expect(told.last == list.adapter.selection)
    #expect(told.count == 3)
    list.adapter.selection = [try film(303), try film(201)]
    #expect(list.adapter.numbers(list.adapter.selectedItems) == [201, 303])
    list.adapter.deselect(try film(303))
    list.adapter.select(try film(1_901))
    #expect(list.adapter.numbers(list.adapter.selectedItems) == [201, 1_901])
    list.adapter.deselectAll()
    #expect(list.adapter.selection.isEmpty)
    #expect(told.last == [])
  }

  @Test func `where one item is selected, one film or one row is`() throws {
    list.adapter.selectionMode = .single
    _ = show(home())
    list.tap(SeenController.self, id: 1)
    list.tap(FilmController.self, id: 201)
    #expect(list.adapter.numbers(list.adapter.selectedItems) == [201])
    list.tap(FilmController.self, id: 302)
    #expect(list.adapter.numbers(list.adapter.selectedItems) == [302])
    #expect(log.events(of: 201).suffix(1) == ["deselect"])
    list.tap(SeenController.self, id: 2)
    #expect(list.adapter.numbers(list.adapter.selectedItems) == [2])
    list.adapter.selection = [try film(302), try film(201)]
    #expect(list.adapter.numbers(list.adapter.selectedItems) == [201])
    // A shelf above goes before a place on a shelf, and that before the order of the set.
    list.adapter.selection = [try film(301), try film(203)]
    #expect(list.adapter.numbers(list.adapter.selectedItems) == [203])
    list.adapter.selection = Set(try (301...308).map(film))
    #expect(list.adapter.numbers(list.adapter.selectedItems) == [301])
  }

  @Test func `a tap beside the films selects no shelf, nor do two fingers across it`() throws {
    list.adapter.selectionMode = .multiple
    _ = show(MediaHome(genres: 3, films: 1, log: log))
    let line = try #require(list.collectionView.cellForItem(at: [1, 0]))
    list.tap(line as UIView)
    #expect(list.adapter.selection.isEmpty)
    #expect(list.collectionView.indexPathsForSelectedItems?.isEmpty != false)
    #expect(Headless.selectByDragging(from: [0, 1], to: [2, 0], in: list.collectionView))
    #expect(list.adapter.numbers(list.adapter.selectedItems) == [2])
    #expect(list.collectionView.indexPathsForSelectedItems == [[0, 1]])
  }

  // Updates

  @Test func `data for one shelf touches one carousel`() throws {
    var home = home()
    _ = show(home)
    list.scroll(to: 400)
    list.scroll(to: 0)
    var updates: [Int: [UpdateReport.Style]] = [:]
    for genre in 1...20 {
      list.adapter.carousel(inSection: section(genre))?
        .observeUpdates { updates[genre, default: []].append($0.style) }
    }
    _ = log.take()
    home.genres[1].films[2].text = "changed"
    home.genres[1].films.append(Note(250))
    let report = try #require(show(home, animated: true))
    list.finishAnimations()
    #expect(report.carousels.map(\.section) == [section(2)])
    #expect(list.adapter.numbers(report.insertedItems) == [250])
    #expect(list.adapter.numbers(report.updatedItems) == [202])
    #expect(report.removedItems.isEmpty)
    #expect(
      report.description.contains(
        "in section \"genre 2\" › \"films\" 1 inserted, 0 removed, 0 moved, 1 updated;"
      )
    )
    #expect(log.take().filter { $0.hasPrefix("configure") } == ["configure 202"])
    #expect(updates[2] == [.animated])
    #expect(updates.filter { $0.key != 2 }.values.allSatisfy { $0.allSatisfy { $0 == .unchanged } })
    // Shelves that are off screen have nothing to do.
    #expect(updates.keys.sorted() == [1, 2, 3])
  }

  @Test func `what makes a film is the latest, also where no film has changed`() throws {
    _ = show(home())
    let other = Log()
    var home = home()
    list.apply(MediaHome(genres: 20, log: other))
    list.carousel(section(1))?.scroll(to: 300)
    #expect(other.count(of: "make") > 0)
    list.scroll(to: 1_000)
    #expect(other.count(of: "make") > 20)
    home.genres = []
    list.apply(home)
    #expect(list.adapter.visibleItems.count == 2)
  }

  @Test func `an update is explained for the film that it was about`() throws {
    var home = home()
    _ = show(home)
    home.genres[0].films[0].text = "changed"
    _ = show(home)
    #expect(list.adapter.explain(try film(100)).contains("its view model changed"))
    #expect(list.adapter.explain(try film(1_901)).contains("inside of a cell"))
    #expect(list.adapter.debugDescription.contains("FilmController 100, mounted"))
  }
}
