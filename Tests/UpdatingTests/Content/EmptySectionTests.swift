import ListFixtures
@testable import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct EmptySectionTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  private func section(_ name: String, _ ids: [Int], hides: Bool) -> some ListContent {
    Section(name) {
      Items(notes(ids)) { [log] in NoteController($0, log: log) }
    }
    .header(Title(name), TitleController.init)
    .hidesWhenEmpty(hides)
  }

  private var headers: [String] {
    (0..<list.collectionView.numberOfSections).map { (list.header($0) as? TitleView)?.text ?? "-" }
  }

  @Test func `an empty section stays with its header unless asked to hide`() {
    list.apply(
      Group {
        section("a", [], hides: false)
        section("b", [], hides: true)
        section("c", [3], hides: true)
      }
    )
    #expect(headers == ["a", "c"])
    #expect(list.visibleTexts == ["3"])
  }

  @Test(arguments: [false, true])
  func `a section goes with its last item and comes back with its first`(animated: Bool) throws {
    func content(_ ids: [Int]) -> some ListContent {
      Group {
        section("a", [1], hides: true)
        section("b", ids, hides: true)
        section("c", [9], hides: true)
      }
    }
    list.apply(content([2, 3]))
    let gone = try #require(list.apply(content([]), animated: animated))
    #expect(gone.changes.removedSections == [1])
    #expect(gone.removedItemCount == 2)
    #expect(gone.releasedControllerCount == 3)
    list.finishAnimations()
    #expect(headers == ["a", "c"])
    let back = try #require(list.apply(content([2]), animated: animated))
    #expect(back.changes.insertedSections == [1])
    list.finishAnimations()
    #expect(headers == ["a", "b", "c"])
    #expect(list.visibleTexts == ["1", "2", "9"])
  }

  @Test func `an item that leaves a section which hides takes its controller along`() throws {
    func content(_ first: [Int], _ second: [Int]) -> some ListContent {
      Group {
        section("a", first, hides: true)
        section("b", second, hides: true)
      }
    }
    list.apply(content([1], []))
    let controller = try #require(list.note(0))
    list.apply(content([], [1]))
    #expect(headers == ["b"])
    #expect(list.note(0) === controller)
  }

  @Test func `a section whose runs are all empty hides`() {
    list.apply(
      Section("a") {
        Items(notes([])) { [log] in NoteController($0, log: log) }
        ForEach([Day]()) { day in Items(day.notes) { [log] in NoteController($0, log: log) } }
      }
      .footer(Title("foot"), TitleController.init)
      .hidesWhenEmpty()
    )
    #expect(list.collectionView.numberOfSections == 0)
    #expect(list.adapter.controllerCount == 0)
  }

  private struct Day: Identifiable {
    let id: Int
    let notes: [Note]
  }
}
