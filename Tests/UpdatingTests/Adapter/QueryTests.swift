import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct QueryTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `an identity has a position, and the position has that identity`() throws {
    list.apply(Notes(["a": notes(1...3), "b": notes(4...5)], log: log))
    let path = IndexPath(item: 1, section: 1)
    let id = try #require(list.adapter.itemID(at: path))
    #expect(id.id == ListIdentifier(5))
    #expect(id.section == SectionID("b"))
    #expect(list.adapter.indexPath(of: id) == path)
    #expect(list.adapter.itemID(at: IndexPath(item: 9, section: 0)) == nil)
    #expect(list.adapter.itemID(at: IndexPath(item: 0, section: 9)) == nil)
  }

  @Test func `a controller is found by identity once it has been needed`() throws {
    list.apply(Notes(["a": notes(1...50)], log: log))
    #expect(list.adapter.controller(NoteController.self, id: 2) === list.note(1))
    #expect(list.adapter.controller(NoteController.self, id: 40) == nil)
    #expect(list.adapter.controller(OtherNoteController.self, id: 2) == nil)
    let id = try #require(list.adapter.itemID(at: IndexPath(item: 1, section: 0)))
    #expect(list.adapter.controller(for: id) === list.note(1))
  }

  @Test func `the visible items are listed in order`() {
    list.apply(Notes(["a": notes(1...50)], log: log))
    list.scroll(to: 475)
    #expect(list.adapter.visibleItems.map(\.id) == (10...14).map { ListIdentifier($0) })
  }

  @Test func `an update is explained item by item`() throws {
    list.apply(Notes(["a": notes(1...3), "b": notes([4])], log: log))
    let moved = try #require(list.adapter.itemID(at: IndexPath(item: 0, section: 0)))
    let deleted = try #require(list.adapter.itemID(at: IndexPath(item: 1, section: 0)))
    list.apply(Notes(["a": [Note(3, "new")], "b": notes([4, 1])], log: log))
    let updated = try #require(list.adapter.itemID(at: IndexPath(item: 0, section: 0)))
    #expect(list.adapter.explain(moved).contains(#"it moved to section "b""#))
    #expect(list.adapter.explain(deleted).contains("it was removed"))
    #expect(list.adapter.explain(deleted).contains("It is not in the list."))
    #expect(list.adapter.explain(updated).contains("its view model changed"))
    #expect(list.adapter.explain(updated).contains("Its controller is mounted."))
  }

  @Test func `what changed about one item is said of no other, also where it has moved as well`()
    throws
  {
    list.apply(Notes(["a": notes(1...2), "b": notes([4])], log: log))
    let same = try #require(list.adapter.itemID(at: [0, 0]))
    let moved = try #require(list.adapter.itemID(at: [0, 1]))
    list.apply(Notes(["a": notes([1]), "b": [Note(4), Note(2, "new")]], log: log))
    #expect(!list.adapter.explain(same).contains("its view model changed"))
    #expect(list.adapter.explain(moved).contains(#"it moved to section "b""#))
    #expect(list.adapter.explain(moved).contains("its view model changed"))
    let here = try #require(list.adapter.itemID(at: [1, 1]))
    #expect(list.adapter.explain(here).contains(#"it moved here from section "a""#))
    let other = try #require(list.adapter.itemID(at: [1, 0]))
    #expect(!list.adapter.explain(other).contains("it moved here"))
  }

  @Test func `the debug description draws the list as a tree`() {
    list.apply(
      Section("a") {
        Items(notes(1...30)) { NoteController($0, log: log) }
      }
      .header(Title("top"), TitleController.init)
    )
    list.scroll(to: 100)
    #expect(
      list.adapter.debugDescription == """
        ListAdapter: 1 sections, 7 controllers
          Section "a": 30 items
            UICollectionElementKindSectionHeader: TitleController "title", not mounted
            0: NoteController 1, not mounted
            1: NoteController 2, mounted
            2: NoteController 3, mounted
            3: NoteController 4, mounted
            4: NoteController 5, mounted
            5: NoteController 6, mounted
            … 24 without a controller
        """
    )
  }
}
