import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

@MainActor
@Suite struct LifecycleTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `an item is mounted before it is configured`() {
    list.apply(Notes(["a": notes(1...2)], log: log))
    #expect(log.events(of: 1) == ["make", "mount", "configure"])
    #expect(list.visibleTexts == ["1", "2"])
  }

  @Test func `controllers are made for what is shown and not for what exists`() throws {
    let many = notes(1...Effort.share(of: 100_000))
    let report = try #require(list.apply(Notes(["a": many], log: log)))
    #expect(report.madeControllerCount == 4)
    #expect(list.adapter.controllerCount == 4)
    #expect(list.visibleTexts == ["1", "2", "3", "4"])
  }

  @Test func `a controller gives up its cell when it scrolls away and gets one when it is back`() {
    list.apply(Notes(["a": notes(1...20)], log: log))
    let controller = list.note(0)
    _ = log.take()
    list.scroll(to: 400)
    #expect(log.events(of: 1) == ["unmount"])
    #expect(controller?.cell == nil)
    list.scroll(to: 0)
    #expect(log.events(of: 1) == ["unmount", "mount", "configure"])
    #expect(list.note(0) === controller)
    #expect(controller?.cell === list.noteCell(0))
  }

  @Test func `cells are reused and never shared`() {
    list.apply(Notes(["a": notes(1...100)], log: log))
    var cells: Set<ObjectIdentifier> = []
    for offset in stride(from: CGFloat(0), through: 4_800, by: 100) {
      list.scroll(to: offset)
      let shown = list.visibleItems.compactMap { list.note($0.item)?.cell }
      #expect(shown.count == list.visibleItems.count)
      #expect(Set(shown.map(ObjectIdentifier.init)).count == shown.count)
      cells.formUnion(shown.map(ObjectIdentifier.init))
    }
    #expect(cells.count <= 10)
  }

  @Test func `a changed view model is configured once in the same cell`() {
    list.apply(Notes(["a": [Note(1, "old"), Note(2, "b")]], log: log))
    let cell = list.noteCell(0)
    _ = log.take()
    list.apply(Notes(["a": [Note(1, "new"), Note(2, "b")]], log: log))
    #expect(log.take() == ["update from old 1", "configure 1"])
    #expect(list.noteCell(0) === cell)
    #expect(list.visibleTexts == ["new", "b"])
  }

  @Test func `an item that changes off screen is configured with its latest view model`() {
    list.apply(Notes(["a": notes(1...20)], log: log))
    list.scroll(to: 800)
    _ = log.take()
    list.apply(Notes(["a": [Note(1, "new")] + notes(2...20)], log: log))
    #expect(log.take() == ["update from 1 1"])
    list.scroll(to: 0)
    #expect(list.visibleTexts.first == "new")
  }

  @Test func `a removed item is unmounted before it is told that it is gone`() throws {
    list.apply(Notes(["a": notes(1...3)], log: log))
    _ = log.take()
    let report = try #require(list.apply(Notes(["a": notes([1, 3])], log: log)))
    #expect(log.take() == ["unmount 2", "remove 2"])
    #expect(report.releasedControllerCount == 1)
    #expect(list.visibleTexts == ["1", "3"])
  }

  @Test func `an item that changes its controller type is another item`() {
    list.apply(OneNote(isOther: false, log: log))
    let first = list.note(0)
    list.note(0)?.updateState { $0.isExpanded = true }
    list.flush()
    _ = log.take()
    list.apply(OneNote(isOther: true, log: log))
    #expect(list.note(0) is OtherNoteController)
    #expect(list.note(0) !== first)
    #expect(list.note(0)?.state.isExpanded == false)
    #expect(log.take().sorted() == ["configure 1", "make 1", "mount 1", "remove 1", "unmount 1"])
  }

  @Test func `every mount is followed by one unmount and a removal comes last`() {
    list.apply(Notes(["a": notes(1...50), "b": notes(51...60)], log: log))
    list.scroll(to: 1_000)
    list.apply(Notes(["b": notes(51...60), "a": notes((1...50).reversed())], log: log))
    list.scroll(to: 0)
    list.apply(Notes(["a": notes([])], log: log))
    for id in 1...60 {
      let events = log.events(of: id).filter { $0 == "mount" || $0 == "unmount" }
      #expect(events.count.isMultiple(of: 2))
      #expect(events.enumerated().allSatisfy { $1 == ($0.isMultiple(of: 2) ? "mount" : "unmount") })
      let life = log.events(of: id)
      #expect(life.isEmpty || life.last == "remove")
      #expect(life.count { $0 == "remove" } <= 1)
    }
    #expect(log.count(of: "make") == log.count(of: "remove"))
  }

  @Test func `a released list unmounts and removes its controllers and keeps none alive`() {
    weak var controller: NoteController?
    weak var adapter: ListAdapter?
    do {
      let list = ListHarness(size: CGSize(width: 320, height: 200))
      list.apply(Notes(["a": notes(1...2)], log: log))
      controller = list.note(0)
      adapter = list.adapter
      #expect(controller != nil)
      _ = log.take()
    }
    #expect(log.take().sorted() == ["remove 1", "remove 2", "unmount 1", "unmount 2"])
    #expect(adapter == nil)
    #expect(controller == nil)
  }

  @Test func `a removed controller is released`() {
    list.apply(Notes(["a": notes(1...2)], log: log))
    weak var controller: NoteController?
    controller = list.note(0)
    #expect(controller != nil)
    list.apply(Notes(["a": notes([2])], log: log))
    list.finishAnimations()
    #expect(controller == nil)
  }

  private struct OneNote: ListContent {
    let isOther: Bool
    let log: Log

    var body: some ListContent {
      Section("a") {
        if isOther {
          Item(Note(1)) { OtherNoteController($0, log: log) }
        } else {
          Item(Note(1)) { NoteController($0, log: log) }
        }
      }
    }
  }
}
