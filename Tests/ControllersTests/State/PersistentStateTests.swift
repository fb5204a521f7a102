import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct PersistentStateTests {
  private let storage = WitnessStorage()
  private let keyA = "\"s\"|StoredDraftController|\"a\""

  @Test func `a state outlives its list`() {
    do {
      let list = list()
      show("ab", in: list)
      list.draft(0)?.updateState { $0.isExpanded = true }
    }
    let list = list()
    show("ab", in: list)
    #expect(list.draft(0)?.stateLoaded?.isExpanded == true)
    #expect(list.visibleTops == [0, 100])
  }

  @Test func `a changed state is saved at the end of the turn, however often it changes`() {
    let list = list()
    show("ab", in: list)
    for text in ["1", "2", "3"] {
      list.draft(0)?.updateState { $0.text = text }
    }
    #expect(storage.writes.isEmpty)
    list.flush()
    #expect(storage.writes == [keyA])
    #expect(storage.contents == [keyA: #"{"isExpanded":false,"text":"3"}"#])
    list.flush()
    #expect(storage.writes.count == 1)
  }

  @Test func `another size does not have the state saved, which is what it was`() throws {
    let list = list()
    list.apply(Drafts(["s": "a"], AskedDraftController.init))
    list.flush()
    let controller = try #require(list.draft(0))
    AskedDraftController.keys = 0
    controller.invalidateSize()
    list.flush()
    #expect(AskedDraftController.keys == 0)
    controller.updateState { $0.text = "1" }
    list.flush()
    #expect(AskedDraftController.keys == 1)
  }

  @Test func `a turn of the main actor is enough for a state to be saved`() async {
    let list = list()
    show("a", in: list)
    list.draft(0)?.updateState { $0.text = "1" }
    for _ in 0..<100 where storage.writes.isEmpty { await Task.yield() }
    #expect(storage.writes == [keyA])
  }

  @Test func `a state is saved when its item is removed, after its cell is given up`() {
    let list = list()
    show("ab", in: list)
    list.draft(0)?.unsavedText = "last words"
    show("b", in: list)
    #expect(storage.contents[keyA]?.contains("last words") == true)
    show("ab", in: list)
    #expect(list.draft(0)?.stateLoaded?.text == "last words")
  }

  @Test func `the state of a removed item is saved while its cell fades`() throws {
    let list = list()
    show("ab", in: list)
    let controller = try #require(list.draft(0))
    controller.updateState { $0.text = "first" }
    list.apply(Drafts(["s": "b"], StoredDraftController.init), animated: true)
    #expect(storage.contents[keyA]?.contains("first") == true)
    controller.updateState { $0.text = "second" }
    list.flush()
    #expect(storage.contents[keyA]?.contains("second") == true)
    controller.unsavedText = "last words"
    list.finishAnimations()
    #expect(storage.contents[keyA]?.contains("last words") == true)
  }

  @Test func `a state changed while the list goes away is saved, and shown no more`() throws {
    var controller: DraftController?
    do {
      let list = list()
      show("a", in: list)
      controller = list.draft(0)
      controller?.unsavedText = "last words"
    }
    #expect(storage.contents[keyA]?.contains("last words") == true)
    #expect(controller?.configurations == 1)
  }

  @Test func `a state that is initial again is not stored any longer`() {
    let list = list()
    show("a", in: list)
    list.draft(0)?.updateState { $0.text = "1" }
    list.flush()
    list.draft(0)?.updateState { $0.text = "" }
    list.flush()
    #expect(storage.writes == [keyA, "remove \(keyA)"])
  }

  @Test func `a state that has changed back by the end of the turn is not written`() {
    let list = list()
    show("a", in: list)
    list.draft(0)?.updateState { $0.text = "1" }
    list.flush()
    list.draft(0)?.updateState { $0.text = "2" }
    list.draft(0)?.updateState { $0.text = "1" }
    list.flush()
    #expect(storage.writes == [keyA])
  }

  @Test func `items in their initial state come and go without a write`() {
    let list = list()
    show("ab", in: list)
    show("", in: list)
    show("ab", in: list)
    list.flush()
    #expect(storage.writes.isEmpty)
  }

  @Test func `an item that has never had a controller is sized in its stored state`() {
    do {
      let list = list()
      show("abcdefgh", in: list)
      list.scrollToEnd()
      list.draft(7)?.updateState { $0.isExpanded = true }
    }
    let list = list()
    show("abcdefgh", in: list)
    #expect(list.draft(7) == nil)
    #expect(list.collectionView.contentSize.height == 450)
  }

  @Test func `an item that passes to another section takes its stored state along`() {
    do {
      let list = list()
      list.apply(Drafts(["s": "ab", "t": "c"], StoredDraftController.init))
      list.draft(0)?.updateState { $0.isExpanded = true }
      list.flush()
      list.apply(Drafts(["s": "b", "t": "ca"], StoredDraftController.init))
      #expect(list.draft(1, in: 1)?.state.isExpanded == true)
    }
    #expect(Array(storage.contents.keys) == ["\"t\"|StoredDraftController|\"a\""])
    let list = list()
    list.apply(Drafts(["s": "b", "t": "ca"], StoredDraftController.init))
    #expect(list.draft(1, in: 1)?.state.isExpanded == true)
  }

  @Test func `an item without a controller that passes to another section does so as well`() {
    do {
      let list = list()
      list.apply(Drafts(["s": "abcdef", "t": "g"], StoredDraftController.init))
      list.scrollToEnd()
      list.draft(5)?.updateState { $0.isExpanded = true }
    }
    do {
      let list = list()
      list.apply(Drafts(["s": "abcdef", "t": "g"], StoredDraftController.init))
      list.apply(Drafts(["s": "abcde", "t": "gf"], StoredDraftController.init))
      #expect(list.draft(1, in: 1) == nil)
    }
    #expect(Array(storage.contents.keys) == ["\"t\"|StoredDraftController|\"f\""])
  }

  @Test(arguments: [false, true])
  func `an item that left one section and comes back in another has its stored state`(
    isNewLaunch: Bool
  ) {
    var list = list()
    list.apply(Drafts(["s": "ab", "t": "c"], StoredDraftController.init))
    list.draft(0)?.updateState { $0.isExpanded = true }
    list.flush()
    if isNewLaunch {
      list = self.list()
      list.apply(Drafts(["s": "ab", "t": "c"], StoredDraftController.init))
    }
    list.apply(Drafts(["s": "b", "t": "c"], StoredDraftController.init))
    #expect(Array(storage.contents.keys) == ["\"s\"|StoredDraftController|\"a\""])
    list.apply(Drafts(["s": "b", "t": "ca"], StoredDraftController.init))
    #expect(list.draft(1, in: 1)?.stateLoaded?.isExpanded == true)
    #expect(Array(storage.contents.keys) == ["\"t\"|StoredDraftController|\"a\""])
  }

  @Test func `the stored state of an item that is in the list is not given to another one`() {
    let list = list()
    list.apply(Drafts(["s": "a", "t": ""], StoredDraftController.init))
    list.draft(0)?.updateState { $0.isExpanded = true }
    list.flush()
    list.apply(Drafts(["s": "a", "t": "a"], StoredDraftController.init))
    #expect(list.draft(0)?.state.isExpanded == true)
    #expect(list.draft(0, in: 1)?.state.isExpanded == false)
  }

  @Test func `items that share an identifier are stored apart`() {
    do {
      let list = list()
      list.apply(Drafts(["s": "aa"], NamedDraftController.init))
      list.draft(0)?.updateState { $0.text = "1" }
      list.draft(1)?.updateState { $0.text = "2" }
    }
    #expect(storage.contents.keys.sorted() == ["draft-a", "draft-a#2"])
    let list = list()
    list.apply(Drafts(["s": "aa"], NamedDraftController.init))
    #expect(list.draft(0)?.state.text == "1")
    #expect(list.draft(1)?.state.text == "2")
  }

  @Test func `a name of the app's own does not depend on where the item stands`() {
    do {
      let list = list()
      list.apply(Drafts(["s": "a"], NamedDraftController.init))
      list.draft(0)?.updateState { $0.text = "1" }
    }
    let list = list()
    list.apply(Drafts(["elsewhere": "a"], NamedDraftController.init))
    #expect(list.draft(0)?.stateLoaded?.text == "1")
  }

  @Test(arguments: ["", "no JSON", #"{"isFolded":true}"#, "[]"])
  func `data that is no state is reported, and stays until there is a newer state`(
    _ data: String
  ) throws {
    let storage = WitnessStorage([keyA: data])
    let list = ListHarness(size: CGSize(width: 320, height: 200), stateStorage: storage)
    show("ab", in: list)
    #expect(list.draft(0)?.state == DraftState())
    #expect(storage.contents == [keyA: data])
    show("b", in: list)
    show("ab", in: list)
    #expect(storage.contents == [keyA: data])
    list.draft(0)?.updateState { $0.text = "1" }
    list.flush()
    #expect(storage.contents[keyA]?.contains("\"text\":\"1\"") == true)
    let issue = try #require(list.issues.first)
    guard case .unreadableState = issue.code else {
      Issue.record("\(issue)")
      return
    }
    #expect("\(issue)".contains("StoredDraftController \"a\" in section \"s\""))
    #expect(list.issues.count == 1)
  }

  @Test func `a storage that fails is reported once, and states last as long as the list`() {
    let list = list()
    storage.fails = true
    show("abc", in: list)
    list.draft(0)?.updateState { $0.text = "1" }
    list.draft(1)?.updateState { $0.text = "2" }
    list.flush()
    show("c", in: list)
    show("abc", in: list)
    #expect(list.draft(0)?.state.text == "1")
    #expect(list.draft(1)?.state.text == "2")
    #expect(list.issues.map(\.code) == [.failingStateStorage])
  }

  @Test func `a list without a storage says so, and states last as long as the list`() {
    let list = ListHarness(size: CGSize(width: 320, height: 200))
    show("ab", in: list)
    list.draft(0)?.updateState { $0.text = "1" }
    show("b", in: list)
    show("ab", in: list)
    #expect(list.draft(0)?.state.text == "1")
    let kind = ControllerKind(StoredDraftController.self)
    #expect(list.issues.map(\.code) == [.missingStateStorage(kind)])
  }

  private func list() -> ListHarness {
    ListHarness(size: CGSize(width: 320, height: 200), stateStorage: storage)
  }

  private func show(_ ids: String, in list: ListHarness) {
    list.apply(Drafts(["s": ids], StoredDraftController.init))
  }
}
