import ListFixtures
import Roster
import RosterTesting
import Testing

/// Carousels in a list that is edited, or that holds one of their items in place.
@MainActor
@Suite(.serialized) struct CarouselEditingTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))
  private var adapter: ListAdapter { list.adapter }

  @Test func `the items of a carousel are edited with the list, in one selection`() throws {
    adapter.selectionMode = .single
    show()
    let row = try #require(list.carousel(SectionID("row")))
    row.tap([0, 2])
    #expect(selected == [13])
    var told: [[Int]] = []
    adapter.observeSelection { ids in told.append(ids.compactMap(number).sorted()) }
    adapter.isEditing = true
    #expect(row.adapter.isEditing)
    #expect(row.controller(EditedCardController.self, at: [0, 0])?.isEditing == true)
    #expect(row.controller(EditedCardController.self, at: [0, 1])?.isEditing == false)
    row.tap([0, 0])
    row.tap([0, 1])
    row.tap([0, 2])
    list.tap([0, 0])
    #expect(selected == [1, 11, 13])
    adapter.isEditing = false
    #expect(selected == [13])
    #expect(row.controller(EditedCardController.self, at: [0, 0])?.isEditing == false)
    #expect(told == [[], [11], [11, 13], [1, 11, 13], [13]])
  }

  @Test func `a carousel that comes while the list is edited is edited, too`() throws {
    adapter.isEditing = true
    show()
    let row = try #require(list.carousel(SectionID("row")))
    #expect(row.controller(EditedCardController.self, at: [0, 0])?.isEditing == true)
    row.tap([0, 0])
    row.tap([0, 2])
    #expect(selected == [11, 13])
    adapter.isEditing = false
    #expect(selected.isEmpty)
    #expect(row.controller(EditedCardController.self, at: [0, 0])?.isEditing == false)
    row.tap([0, 0])
    #expect(selected.isEmpty)
  }

  @Test func `an update holds the item of a carousel where it is`() throws {
    show(above: 1...6)
    let id = try #require(adapter.itemID(EditedCardController.self, id: 12))
    list.scroll(to: 25)
    let before = try place(of: 12)
    list.apply(content(above: [1, 2, 3, 50, 51, 4, 5, 6]), policy: .anchor(.item(id)))
    #expect(try place(of: 12) == before)
    list.apply(content(above: 1...6), policy: .anchor(.firstVisible))
    #expect(try place(of: 12) == before - 100)
  }

  /// Where an item stands on the screen.
  private func place(of id: Int) throws -> CGFloat {
    let cell = try #require(list.cell(of: EditedCardController.self, id: id))
    return cell.convert(cell.bounds, to: list.window).minY
  }

  private var selected: [Int] { adapter.selectedItems.compactMap(number) }

  private func number(_ id: ItemID) -> Int? { id.identifier(of: EditedCardController.self) }

  private func show(above: ClosedRange<Int> = 1...3) { list.apply(content(above: above)) }

  private func content(above: some Sequence<Int>) -> some ListContent {
    Group {
      Section("above") { Items(notes(above), EditedCardController.init) }
      Section("row") { Items(notes(11...15), EditedCardController.init) }
        .layout(.carousel(height: 50))
      Section("below") { Items(notes(101...120), EditedCardController.init) }
    }
  }
}

/// The twelfth item cannot be edited.
private final class EditedCardController: CellController<Note, NoState, NoteCell> {
  override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize {
    .fixed(width: 100, height: 50)
  }

  override var canEdit: Bool { viewModel.id != 12 }
}
