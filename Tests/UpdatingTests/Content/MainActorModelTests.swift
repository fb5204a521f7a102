import ListFixtures
import Roster
import RosterTesting
import Testing

/// View models and identifiers that belong to the main actor, as all types of a new project do.
@MainActor
@Suite struct MainActorModelTests {
  private let list = ListHarness(size: CGSize(width: 320, height: 600))

  @Test func `items of the main actor are inserted, moved, updated and removed as any others`()
    throws
  {
    list.apply(LetterBox(letters: [1, 2, 3].map { Letter($0) }))
    let held = try #require(list.controller(LetterController.self, at: [0, 2]))
    let changed = Letter(3, subject: "new")
    let report = try #require(list.apply(LetterBox(letters: [changed, Letter(4), Letter(1)])))
    list.finishAnimations()
    #expect(report.insertedItems.map { $0.identifier(of: LetterController.self) } == [LetterID(4)])
    #expect(report.removedItems.map { $0.identifier(of: LetterController.self) } == [LetterID(2)])
    #expect(report.updatedItems.map { $0.identifier(of: LetterController.self) } == [LetterID(3)])
    #expect(list.controller(LetterController.self, at: [0, 0]) === held)
    #expect(held.viewModel.subject == "new")
    #expect(list.issues.isEmpty)
  }

  @Test func `sections and elements of the main actor keep their identities`() throws {
    list.apply(LetterBox(letters: [Letter(1)], folders: [.inbox, .sent]))
    let id = try #require(
      list.adapter.itemID(LetterController.self, id: LetterID(11), under: Folder.sent)
    )
    let controller = try #require(list.adapter.controller(for: id))
    list.apply(LetterBox(letters: [Letter(1)], folders: [.sent, .inbox]))
    list.finishAnimations()
    #expect(list.adapter.controller(for: id) === controller)
    #expect(id.section.identifier(as: Folder.self) == .sent)
    #expect(
      id
        == ItemID(
          LetterController.self,
          id: LetterID(11),
          in: SectionID(Folder.sent, under: Folder.sent)
        )
    )
    #expect(list.issues.isEmpty)
  }

  @Test
  func `an identifier of the main actor that two items share is reported, and both are shown`() {
    list.apply(LetterBox(letters: [Letter(1), Letter(2), Letter(1)]))
    #expect(list.collectionView.numberOfItems(inSection: 0) == 3)
    #expect(list.issues.count == 1)
    #expect(list.issues.first?.summary.contains("letter 1") == true)
  }

  @Test func `identities of the main actor are compared and described on other threads`() async {
    list.apply(LetterBox(letters: [1, 2].map { Letter($0) }))
    let ids = list.adapter.visibleItems
    let read = await Task.detached { (Set(ids + ids).count, ids.map(\.description)) }.value
    #expect(read.0 == 2)
    #expect(read.1 == ids.map(\.description))
  }

  @Test func `a list of the main actor is compared there, and says so once`() throws {
    let gate = Gate()
    list.adapter.comparisons = gate.queue
    list.apply(LetterBox(letters: [1, 2, 3].map { Letter($0) }))
    list.adapter.policy.backgroundThreshold = 0
    for last in 4...5 {
      let report = try #require(list.apply(LetterBox(letters: (1...last).map { Letter($0) })))
      #expect(!report.isComparedInBackground)
    }
    #expect(gate.count == 0)
    #expect(
      list.issues.map(\.code) == [.unsendableViewModel(ControllerKind(LetterController.self))]
    )
  }

  @Test func `a header of the main actor is enough for a list to be compared there`() {
    let gate = Gate()
    list.adapter.comparisons = gate.queue
    list.adapter.policy.backgroundThreshold = 0
    list.apply(Headed(count: 1))
    #expect(list.apply(Headed(count: 2))?.isComparedInBackground == false)
    #expect(
      list.issues.map(\.code) == [.unsendableViewModel(ControllerKind(LetterController.self))]
    )
  }

  @Test func `a carousel is compared in the background if its items can be`() {
    let gate = Gate()
    list.adapter.comparisons = gate.queue
    list.adapter.policy.backgroundThreshold = 0
    list.apply(Shelves(notes: notes(1...2)))
    #expect(list.apply(Shelves(notes: notes(1...3))) == nil)
    #expect(gate.count == 1)
    gate.open()
    list.apply(Shelves(notes: notes(1...3), letters: [Letter(1)]))
    gate.open()
    #expect(
      list.issues.map(\.code) == [.unsendableViewModel(ControllerKind(LetterController.self))]
    )
  }
}

@MainActor
private struct LetterID: Hashable, CustomStringConvertible {
  let number: Int
  init(_ number: Int) { self.number = number }
  var description: String { "letter \(number)" }
}

@MainActor
private enum Folder: Hashable {
  case inbox, sent
}

/// Uses what belongs to the main actor where it is compared.
@MainActor
private struct Letter: ViewModel {
  static var comparisons = 0
  let id: LetterID
  var subject: String

  init(_ number: Int, subject: String = "") {
    id = LetterID(number)
    self.subject = subject
  }

  static func == (left: Letter, right: Letter) -> Bool {
    comparisons += 1
    return left.id == right.id && left.subject == right.subject
  }
}

private final class LetterController: CellController<Letter, NoState, NoteCell> {
  override class func size(
    of letter: Letter,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(50)
  }
}

private struct LetterBox: ListContent {
  let letters: [Letter]
  var folders: [Folder] = []

  var body: some ListContent {
    if folders.isEmpty {
      Section(Folder.inbox) { Items(letters, LetterController.init) }
    }
    ForEach(folders, id: \.self) { folder in
      Section(folder) { Items([Letter(folder == .sent ? 11 : 12)], LetterController.init) }
    }
  }
}

private struct Headed: ListContent {
  let count: Int

  var body: some ListContent {
    Section("notes") { Items(notes(1...count)) { NoteController($0, log: Log()) } }
      .header(Letter(1), LetterController.init)
  }
}

private struct Shelves: ListContent {
  let notes: [Note]
  var letters: [Letter] = []

  var body: some ListContent {
    Section("shelf") {
      Items(notes) { NoteController($0, log: Log()) }
      Items(letters, LetterController.init)
    }
    .layout(.carousel(height: 60))
  }
}
