import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// How a controller ends whose item is removed.
@MainActor
@Suite struct DepartureTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  init() {
    Headless.finishAnimations()
    list.apply(Notes(["a": notes(1...3)], log: log))
    _ = log.take()
  }

  private func remove(animated isAnimated: Bool = true) {
    list.apply(Notes(["a": notes(2...3)], log: log), animated: isAnimated)
  }

  @Test func `a removed controller keeps its cell until the cell has faded`() throws {
    let controller = try #require(list.note(0))
    let cell = try #require(controller.cell)
    remove()
    Headless.advance(by: 0.2)
    #expect(controller.cell === cell)
    #expect(!cell.isHidden)
    #expect(log.take().isEmpty)
    Headless.advance(by: 0.2)
    #expect(controller.cell == nil)
    #expect(cell.isHidden)
    #expect(log.take() == ["unmount 1", "remove 1"])
  }

  @Test func `without animation it ends with the update`() {
    remove(animated: false)
    #expect(log.take() == ["unmount 1", "remove 1"])
  }

  @Test func `an item that is off screen ends with the update`() {
    list.apply(Notes(["a": notes(1...9)], log: log))
    list.scroll(to: 200)
    _ = log.take()
    list.apply(Notes(["a": notes(2...9)], log: log), animated: true)
    #expect(log.events(of: 1) == ["remove"])
  }

  @Test func `nobody finds a controller that is on its way out`() throws {
    let id = try #require(list.adapter.itemID(at: IndexPath(item: 0, section: 0)))
    remove()
    #expect(list.adapter.controller(for: id) == nil)
    #expect(list.adapter.controller(NoteController.self, id: 1) == nil)
    #expect(list.adapter.controllerCount == 3)
    list.finishAnimations()
    #expect(list.adapter.controllerCount == 2)
  }

  @Test func `the report does not count it as mounted`() async {
    let report = await list.adapter.apply(Notes(["a": notes(2...3)], log: log)).report
    #expect(report.mountedControllerCount == 2)
    #expect(report.releasedControllers.count == 1)
    #expect(log.take().isEmpty)
  }

  @Test func `it is off screen for its list at once`() {
    list.apply(Section("a") { Items(notes(1...3)) { [log] in SeenController($0, log: log) } })
    _ = log.take()
    list.apply(
      Section("a") { Items(notes(2...3)) { [log] in SeenController($0, log: log) } },
      animated: true
    )
    #expect(log.take() == ["partially 1", "disappear 1", "exit 1"])
    list.finishAnimations()
    #expect(log.take() == ["unmount 1", "remove 1"])
  }

  @Test func `what it changes about itself is seen while it fades`() throws {
    let controller = try #require(list.note(0))
    let cell = try #require(controller.cell)
    remove()
    controller.updateState { $0.isExpanded = true }
    list.flush()
    #expect(cell.label.text == "1 (open)")
    #expect(list.heights(2) == [50, 50])
  }

  @Test func `an item that comes back meanwhile has a controller of its own`() throws {
    let old = try #require(list.note(0))
    remove()
    list.apply(Notes(["a": notes(1...3)], log: log), animated: true)
    let new = try #require(list.note(0))
    #expect(new !== old)
    #expect(new.cell !== old.cell)
    list.finishAnimations()
    #expect(old.cell == nil)
    #expect(new.cell === list.noteCell(0))
    #expect(log.take() == ["make 1", "mount 1", "configure 1", "unmount 1", "remove 1"])
  }

  @Test func `it ends with the list`() {
    var adapter: ListAdapter? = ListAdapter(list.collectionView)
    adapter?.apply(Notes(["b": notes(7...8)], log: log))
    _ = log.take()
    adapter?.apply(Notes(["b": notes(8...8)], log: log))
    #expect(log.take().isEmpty)
    adapter = nil
    #expect(log.events(of: 7) == ["unmount", "remove"])
  }

  @Test func `it ends with the animation, also if the app took the list's delegate away`() {
    remove()
    list.collectionView.delegate = nil
    list.finishAnimations()
    #expect(log.take() == ["unmount 1", "remove 1"])
  }

  @Test func `what one of them asks for as it ends is shown after the others have ended`() {
    list.apply(Notes(["a": notes(3...3)], log: log), animated: true)
    list.collectionView.delegate = nil
    log.onUnmount = { [list, log] _ in
      log.onUnmount = nil
      list.adapter.apply(Notes(["a": notes(3...4)], log: log))
    }
    list.finishAnimations()
    list.flush()
    #expect(log.take().prefix(5) == ["unmount 1", "remove 1", "unmount 2", "remove 2", "make 4"])
  }

  @Test(arguments: [false, true])
  func `where nothing is animated it waits for nothing, although its cell is there`(
    hasWindow: Bool
  ) {
    if hasWindow {
      list.collectionView.frame = .zero
    } else {
      list.collectionView.removeFromSuperview()
    }
    remove()
    #expect(log.events(of: 1) == ["unmount", "remove"])
  }

  @Test func `it ends when another list takes over the collection view`() {
    remove()
    withExtendedLifetime(ListAdapter(list.collectionView)) {
      #expect(log.take().contains("remove 1"))
    }
  }

  @Test func `what it asks for as it makes way for the next content is shown after that`() {
    func content(_ ids: ClosedRange<Int>) -> some ListContent {
      Section("k") { Items(notes(ids)) { [log] in KeptNoteController($0, log: log) } }
    }
    list.apply(content(1...3))
    list.apply(content(2...3), animated: true)
    log.onUnmount = { [list, log] _ in
      log.onUnmount = nil
      list.adapter.apply(content(2...2))
    }
    let failures = Headless.recordingFailures { list.apply(content(2...4)) }
    list.flush()
    #expect(failures.isEmpty)
    #expect(list.visibleTexts == ["2"])
  }

  @Test func `a header stays with its controller until it has faded`() {
    list.apply(Page(names: ["a", "b"], log: log))
    _ = list.takeCallbacks()
    list.apply(Page(names: ["a"], log: log), animated: true)
    let title = { [list] in list.callbacks(of: TitleController.self, id: "title") }
    #expect(title() == [.didDisappearPartially, .didDisappear, .didExitPreloadRange])
    list.finishAnimations()
    #expect(title().suffix(3) == [.didEndDisplaying, .willUnmount, .didRemove])
  }
}

private final class KeptNoteController: NoteController {
  override class var stateRetention: StateRetention<NoteState> { .keep(last: 5) }
}

private struct Page: ListContent {
  let names: [String]
  let log: Log

  var body: some ListContent {
    for name in names {
      Section(name) {
        Items(notes(1...1)) { NoteController($0, log: log) }
      }
      .header(Title(name), TitleController.init)
    }
  }
}
