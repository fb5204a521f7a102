import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct NestedStateTests {
  private let log = Log()
  private let storage = WitnessStorage()

  private func list() -> ListHarness {
    ListHarness(size: CGSize(width: 320, height: 200), stateStorage: storage)
  }

  private func show(_ shelves: [Shelf], in list: ListHarness) {
    list.apply(Library(shelves, log: log, kind: .stored))
    list.window.layoutIfNeeded()
  }

  @Test func `a list stands where it stood when the app was last run`() {
    do {
      let list = list()
      show([Shelf(1), Shelf(2)], in: list)
      list.shelf(1)?.scroll(to: 250)
    }
    #expect(storage.contents.count == 1)
    let list = list()
    show([Shelf(1), Shelf(2)], in: list)
    #expect(list.shelf(0)?.visibleBooks == [100, 101, 102, 103])
    #expect(list.shelf(1)?.visibleBooks == [202, 203, 204, 205])
  }

  @Test func `the same item in two lists has two states that are stored`() throws {
    do {
      let list = list()
      show([], in: list)
      list.apply(Twins())
      list.window.layoutIfNeeded()
      let twin = list.controller(TwinController.self, at: [0, 1])
      let draft = twin?.list.controller(at: [0, 0]) as? StoredDraftController
      try #require(draft).updateState { $0.text = "second" }
      twin?.list.flush()
    }
    #expect(storage.contents.count == 1)
    let list = list()
    list.apply(Twins())
    list.window.layoutIfNeeded()
    let texts = (0..<2).map { item in
      let twin = list.controller(TwinController.self, at: [0, item])
      return (twin?.list.controller(at: [0, 0]) as? StoredDraftController)?.state.text
    }
    #expect(texts == ["", "second"])
  }
}

private struct Twin: ViewModel {
  let id: Int
}

private final class TwinController: NestedListController<Twin, NestedListState, ListCell> {
  override var content: any ListContent {
    Drafts(["s": "a"], StoredDraftController.init)
  }
}

private struct Twins: ListContent {
  var body: some ListContent {
    Section("twins") { Items([Twin(id: 1), Twin(id: 2)], TwinController.init) }
  }
}
