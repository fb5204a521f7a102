import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct ViewStateTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `a changed state configures the one cell`() {
    list.apply(Notes(["a": notes(1...3)], log: log))
    _ = log.take()
    list.note(1)?.updateState { $0.taps += 1 }
    list.flush()
    #expect(log.take() == ["configure 2"])
  }

  @Test func `an equal state does nothing`() {
    list.apply(Notes(["a": notes(1...3)], log: log))
    _ = log.take()
    list.note(1)?.updateState { $0.taps = 0 }
    list.flush()
    #expect(log.take().isEmpty)
  }

  @Test func `a state that changes the size lays out the items around it`() {
    list.apply(Notes(["a": notes(1...3)], log: log))
    list.note(0)?.updateState { $0.isExpanded = true }
    #expect(list.noteCell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(list.noteCell(1)?.frame.minY == 100)
    #expect(list.visibleTexts == ["1 (open)", "2", "3"])
  }

  @Test func `the state of an item that is off screen is there when it scrolls in`() throws {
    list.apply(Notes(["a": notes(1...20)], log: log))
    let controller = try #require(list.note(0))
    list.scroll(to: 800)
    controller.updateState { $0.isExpanded = true }
    list.scroll(to: 0)
    #expect(list.noteCell(0)?.frame.height == 100)
    #expect(list.visibleTexts.first == "1 (open)")
  }

  @Test func `state survives an update that keeps the item`() throws {
    list.apply(Notes(["a": notes(1...3)], log: log))
    list.note(2)?.updateState { $0.isExpanded = true }
    list.apply(Notes(["a": [Note(0, "0")] + notes(2...3)], log: log))
    #expect(list.visibleTexts == ["0", "2", "3 (open)"])
  }

  @Test func `state changed in a callback of an update is shown after it`() {
    log.onUpdate = { $0.updateState { $0.isExpanded = true } }
    list.apply(Notes(["a": notes(1...2)], log: log))
    list.apply(Notes(["a": [Note(1, "new"), Note(2, "2")]], log: log))
    #expect(list.visibleTexts == ["new (open)", "2"])
    #expect(list.noteCell(1)?.frame.minY == 100)
  }

  @Test func `state changed while a cell is mounted is shown by one more configure`() {
    log.onMount = { $0.updateState { $0.isExpanded = true } }
    list.apply(Notes(["a": notes(1...2)], log: log))
    #expect(log.events(of: 1) == ["make", "mount", "configure"])
    #expect(list.visibleTexts == ["1 (open)", "2 (open)"])
    #expect(list.noteCell(1)?.frame.minY == 100)
  }

  @Test func `state changed in configure leads to one more configure`() {
    log.onConfigure = { note in
      if note.state.taps == 0 {
        note.updateState { $0.taps = 1 }
      }
    }
    list.apply(Notes(["a": notes([1])], log: log))
    #expect(log.events(of: 1) == ["make", "mount", "configure", "configure"])
    #expect(list.issues.isEmpty)
  }

  @Test func `state changed in every configure ends with an issue and not with a loop`() {
    log.onConfigure = { note in note.updateState { $0.taps += 1 } }
    list.apply(Notes(["a": notes([1])], log: log))
    #expect(log.count(of: "configure") < 20)
    #expect(list.issues.count == 1)
    #expect(list.issues.first.map { "\($0)" }?.contains("NoteController 1") == true)
  }

  @Test func `a tap changes the state of the item under it`() {
    log.onSelect = { $0.updateState { $0.isExpanded.toggle() } }
    list.apply(Notes(["a": notes(1...3)], log: log))
    #expect(list.tap(IndexPath(item: 1, section: 0)))
    #expect(list.visibleTexts == ["1", "2 (open)", "3"])
    #expect(list.tap(IndexPath(item: 1, section: 0)))
    #expect(list.visibleTexts == ["1", "2", "3"])
    #expect(list.collectionView.indexPathsForSelectedItems ?? [] == [])
  }

  @Test func `a controller that was removed keeps quiet`() throws {
    list.apply(Notes(["a": notes(1...2)], log: log))
    let controller = try #require(list.note(0))
    list.apply(Notes(["a": notes([2])], log: log))
    _ = log.take()
    controller.updateState { $0.isExpanded = true }
    list.flush()
    #expect(log.take().isEmpty)
  }
}
