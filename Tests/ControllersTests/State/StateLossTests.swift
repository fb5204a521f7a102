import Foundation
import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

/// Nothing that was stored is lost, whatever a storage, another version of the app or a person does.
@MainActor
@Suite struct StateLossTests {
  private let storage = WitnessStorage()
  private let key = "\"s\"|StoredDraftController|\"a\""

  @Test func `a state that another version of the app has stored can be migrated`() {
    storage.put(#"{"note":"kept"}"#, forKey: "\"s\"|MigratingDraftController|\"a\"")
    let list = ListHarness(size: CGSize(width: 320, height: 200), stateStorage: storage)
    list.apply(Drafts(["s": "ab"], MigratingDraftController.init))
    #expect(list.draft(0)?.state.text == "kept")
    #expect(list.issues.isEmpty)
  }

  @Test func `data that cannot be decoded goes along to another section`() {
    storage.put("no JSON", forKey: key)
    let list = list("abcdefgh")
    list.apply(Drafts(["s": "bcdefgh", "t": "a"], StoredDraftController.init))
    #expect(Array(storage.contents.values) == ["no JSON"])
  }

  @Test func `a state that could not be read is read before it changes`() {
    storage.put(#"{"isExpanded":false,"text":"precious"}"#, forKey: key)
    storage.fails = true
    let list = list("ab")
    storage.fails = false
    list.draft(0)?.updateState { $0.isExpanded = true }
    list.flush()
    #expect(list.draft(0)?.state.text == "precious")
    #expect(storage.contents == [key: #"{"isExpanded":true,"text":"precious"}"#])
  }

  @Test func `a change before a state could be read does not replace it`() {
    let stored = #"{"isExpanded":false,"text":"precious"}"#
    storage.put(stored, forKey: key)
    storage.fails = true
    let list = list("ab")
    list.draft(0)?.updateState { $0.isExpanded = true }
    list.draft(1)?.updateState { $0.text = "new" }
    list.flush()
    storage.fails = false
    list.draft(1)?.updateState { $0.text = "newer" }
    list.flush()
    list.draft(0)?.updateState { $0.isExpanded = false }
    list.flush()
    #expect(storage.contents[key] == stored)
    #expect(storage.contents.count == 2)
    #expect(list.draft(0)?.state == DraftState(isExpanded: false, text: ""))
  }

  @Test func `a write that has failed is repeated`() {
    let list = list("ab")
    storage.fails = true
    list.draft(0)?.updateState { $0.text = "precious" }
    list.flush()
    list.apply(Drafts(["s": "b"], StoredDraftController.init))
    storage.fails = false
    list.draft(0)?.updateState { $0.isExpanded = true }
    list.flush()
    #expect(storage.contents[key] == #"{"isExpanded":false,"text":"precious"}"#)
    #expect(list.issues.map(\.code) == [.failingStateStorage])
  }

  @Test func `a write that has failed is repeated at the end of the list`() {
    do {
      let list = list("ab")
      storage.fails = true
      list.draft(0)?.updateState { $0.text = "precious" }
      list.flush()
      storage.fails = false
    }
    #expect(storage.contents[key] == #"{"isExpanded":false,"text":"precious"}"#)
  }

  @Test func `what changed in the turn of a sign-out does not come back`() {
    let storage = InMemoryStateStorage()
    do {
      let list = ListHarness(size: CGSize(width: 320, height: 200), stateStorage: storage)
      list.apply(Drafts(["s": "ab"], StoredDraftController.init))
      list.draft(0)?.updateState { $0.text = "secret" }
      list.flush()
      list.draft(0)?.updateState { $0.isExpanded = true }
      storage.removeAll()
      list.draft(1)?.updateState { $0.text = "of the next account" }
      list.flush()
      #expect(storage.contents.count == 1)
    }
    #expect(
      storage.contents.values.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("secret") }
    )
  }

  @Test func `a storage is asked once for each item`() {
    let list = list("abcdefghijklmnopqrstuvwxyz")
    list.collectionView.frame.size.width = 250
    list.collectionView.layoutIfNeeded()
    list.apply(Drafts(["s": "ABabcdefghijklmnopqrstuvwxyz"], StoredDraftController.init))
    list.rotate()
    list.scrollToEnd()
    #expect(storage.reads.count == 28)
    #expect(Set(storage.reads).count == 28)
  }

  @Test func `numbers that JSON has not are stored`() throws {
    let storage = InMemoryStateStorage()
    for value in [Double.nan, .infinity, -.infinity] {
      do {
        let list = ListHarness(stateStorage: storage)
        list.apply(Section("s") { Item(Draft("a")) { MeasuringController($0) } })
        list.controller(MeasuringController.self, at: [0, 0])?.updateState { $0.value = value }
        list.flush()
        #expect(list.issues.isEmpty)
      }
      let list = ListHarness(stateStorage: storage)
      list.apply(Section("s") { Item(Draft("a")) { MeasuringController($0) } })
      let read = try #require(list.controller(MeasuringController.self, at: [0, 0])).state.value
      #expect(read == value || read.isNaN && value.isNaN)
      storage.removeAll()
    }
  }

  @Test func `two storages in one directory see what the other has stored`() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    let (first, second) = (
      FileStateStorage(directory: directory), FileStateStorage(directory: directory)
    )
    defer { try? first.removeAll() }
    #expect(try second.data(forKey: "a") == nil)
    try first.setData(Data("1".utf8), forKey: "a")
    #expect(try second.data(forKey: "a") == Data("1".utf8))
    try second.removeAll()
    #expect(try first.data(forKey: "a") == nil)
    #expect(first.removalCount == second.removalCount)
  }

  @Test func `a key that is too long is refused in words`() throws {
    let storage = FileStateStorage(
      directory: FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    )
    defer { try? storage.removeAll() }
    let key = String(repeating: "Ä", count: 900)
    #expect(throws: FileStateStorage.UnusableKey.self) { try storage.setData(Data(), forKey: key) }
    do {
      try storage.setData(Data(), forKey: key)
    } catch {
      #expect("\(error)".hasPrefix("the key is too long"))
    }
  }

  /// A storage that fails at random, and types of states that differ between two launches: what was stored last is
  /// there, or is what a person has typed since.
  @Test(arguments: Effort.seeds(60))
  func `whatever fails, what was typed last is stored or stays in the list`(seed: UInt64) {
    var run = LossRun(seed: seed)
    for _ in 0..<40 {
      run.step()
      if let problem = run.problem {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
  }

  private func list(_ ids: String) -> ListHarness {
    let list = ListHarness(size: CGSize(width: 320, height: 200), stateStorage: storage)
    list.apply(Drafts(["s": ids], StoredDraftController.init))
    return list
  }
}

/// Reads what a version of the app has stored whose drafts had another property.
private final class MigratingDraftController: DraftController {
  private struct OldState: Decodable {
    let note: String
  }

  override class var stateRetention: StateRetention<DraftState> {
    .persistent { data in
      DraftState(text: try JSONDecoder().decode(OldState.self, from: data).note)
    }
  }
}

private struct MeasuredState: ViewState, Codable {
  var value = 0.0
}

private final class MeasuringController: CellController<Draft, MeasuredState, NoteCell> {
  override class var stateRetention: StateRetention<MeasuredState> { .persistent }
}

/// The states of another version of the app: its data cannot be read by that of `StoredDraftController`, and vice versa.
private struct OtherState: ViewState, Codable {
  var words: [String] = []
}

private final class OtherDraftController: CellController<Draft, OtherState, NoteCell> {
  override class var stateRetention: StateRetention<OtherState> { .persistent }

  override class func persistentKey(for draft: Draft) -> String? { draft.id }
}

private final class OneDraftController: DraftController {
  override class var stateRetention: StateRetention<DraftState> { .persistent }

  override class func persistentKey(for draft: Draft) -> String? { draft.id }
}

/// An app that is launched, typed into and ended, with a storage that fails at random.
@MainActor
private struct LossRun {
  private let storage = WitnessStorage()
  private var generator: SeededGenerator
  private var list: ListHarness?
  private var isOther = false
  private var ids = ["a", "b", "c", "d"]

  /// What was in the storage before the last step.
  private var before: [String: String] = [:]

  /// The items that were changed in the last step.
  private var touched: Set<String> = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func step() {
    (before, touched) = (storage.contents, [])
    switch generator.roll(9) {
    case 0: launch()
    case 1: storage.fails.toggle()
    case 2: ids.shuffle(using: &generator)
    case 3: if ids.count > 1 { ids.removeLast() } else { ids = ["a", "b", "c", "d"] }
    case 4: list?.collectionView.frame.size.width += 1
    default: type()
    }
    show()
  }

  /// What was lost in the last step, in words.
  var problem: String? {
    for (name, data) in before where storage.contents[name] == nil && !touched.contains(name) {
      return "\(data) of \(name) is gone"
    }
    for (name, data) in before where storage.contents[name] != data {
      // What the present version cannot read is only replaced by something newer.
      if !touched.contains(name), !waiting.contains(name) {
        return "\(data) of \(name) was replaced"
      }
    }
    return nil
  }

  /// The items that were changed while the storage failed, since it worked last.
  private var waiting: Set<String> = []

  private mutating func launch() {
    list = nil
    isOther.toggle()
    list = ListHarness(size: CGSize(width: 320, height: 500), stateStorage: storage)
  }

  private mutating func type() {
    guard let id = ids.randomElement(using: &generator), let index = ids.firstIndex(of: id) else {
      return
    }
    touched.insert(id)
    waiting.insert(id)
    let text = "\(generator.roll(1_000))"
    let path = IndexPath(item: index, section: 0)
    list?.controller(OneDraftController.self, at: path)?.updateState { $0.text = text }
    list?.controller(OtherDraftController.self, at: path)?.updateState { $0.words.append(text) }
  }

  private mutating func show() {
    let drafts = ids.map { Draft($0) }
    if isOther {
      list?.apply(Section("s") { Items(drafts) { OtherDraftController($0) } })
    } else {
      list?.apply(Section("s") { Items(drafts) { OneDraftController($0) } })
    }
    list?.flush()
  }
}
