import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct EventTests {
  private let log = Log()
  private let heard = Heard()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  private func items(_ ids: Int...) -> Items<NoteController> {
    Items(notes(ids)) { [log] in NoteController($0, log: log) }
  }

  @Test func `an event reaches the handler around its sender`() {
    log.onSelect = { $0.send(Tapped(id: $0.viewModel.id)) }
    list.apply(
      Group {
        Section("a") { items(1) }.onEvent(Tapped.self) { [heard] in heard.add("a \($0.id)") }
        Section("b") { items(2) }.onEvent(Tapped.self) { [heard] in heard.add("b \($0.id)") }
      }
    )
    list.tap(IndexPath(item: 0, section: 1))
    list.tap(IndexPath(item: 0, section: 0))
    #expect(heard.words == ["b 2", "a 1"])
    #expect(list.issues.isEmpty)
  }

  @Test func `the innermost handler hears an event first and those around it do not`() {
    log.onSelect = { $0.send(Tapped(id: $0.viewModel.id)) }
    list.apply(
      Section("a") {
        items(1).onEvent(Tapped.self) { [heard] _ in heard.add("inner") }
        items(2)
      }
      .onEvent(Tapped.self) { [heard] _ in heard.add("outer") }
    )
    list.tap(IndexPath(item: 0, section: 0))
    list.tap(IndexPath(item: 1, section: 0))
    #expect(heard.words == ["inner", "outer"])
  }

  @Test func `an event that a handler ignores goes on to the next one`() {
    log.onSelect = { $0.send(Tapped(id: $0.viewModel.id)) }
    list.apply(
      Section("a") {
        items(1, 2).onEvent(Tapped.self) { [heard] event in
          guard event.id == 1 else { return .ignored }
          heard.add("inner")
          return .handled
        }
      }
      .onEvent(Tapped.self) { [heard] _ in heard.add("outer") }
    )
    list.tap(IndexPath(item: 0, section: 0))
    list.tap(IndexPath(item: 1, section: 0))
    #expect(heard.words == ["inner", "outer"])
  }

  @Test func `a handler only hears events of its type`() {
    log.onSelect = { controller in
      controller.send(Swiped(distance: 3))
      controller.send(Tapped(id: controller.viewModel.id))
    }
    list.apply(
      Section("a") {
        items(1).onEvent(Tapped.self) { [heard] _ in heard.add("tap") }
      }
      .onEvent(Swiped.self) { [heard] in heard.add("swipe \($0.distance)") }
    )
    list.tap(IndexPath(item: 0, section: 0))
    #expect(heard.words == ["swipe 3", "tap"])
  }

  @Test func `a handler of a protocol hears a family of events`() {
    log.onSelect = { controller in
      controller.send(Swiped(distance: 3))
      controller.send(Tapped(id: controller.viewModel.id))
    }
    list.apply(items(1).onEvent((any Gesture).self) { [heard] in heard.add($0.name) })
    list.tap(IndexPath(item: 0, section: 0))
    #expect(heard.words == ["swipe", "tap"])
  }

  @Test func `the handler of the latest content is called also if nothing else has changed`() throws
  {
    log.onSelect = { $0.send(Tapped(id: $0.viewModel.id)) }
    for round in 1...3 {
      let report = list.apply(
        items(1).onEvent(Tapped.self) { [heard] _ in heard.add("\(round)") }
      )
      #expect(round == 1 || report?.style == .unchanged)
      list.tap(IndexPath(item: 0, section: 0))
    }
    #expect(heard.words == ["1", "2", "3"])
  }

  @Test func `an event that nobody handles is reported once for its type`() throws {
    log.onSelect = { controller in
      controller.send(Tapped(id: controller.viewModel.id))
      controller.send(Swiped(distance: 1))
    }
    list.apply(
      items(1, 2).onEvent(Tapped.self) { _ in .ignored }
    )
    list.tap(IndexPath(item: 0, section: 0))
    list.tap(IndexPath(item: 1, section: 0))
    #expect(list.issues.count == 2)
    let issue = try #require(list.issues.first)
    #expect(issue.summary.contains("NoteController 1"))
    #expect(issue.summary.contains("Tapped"))
    #expect(issue.fix.contains(".onEvent(Tapped.self)"))
  }

  @Test(arguments: ["mount", "configure", "update", "remove", "select"])
  func `a handler may update the list whichever callback sent the event`(_ callback: String) {
    var isSent = false
    let send: (NoteController) -> Void = { controller in
      guard !isSent else { return }
      isSent = true
      controller.send(Tapped(id: controller.viewModel.id))
    }
    func content(_ notes: [Note]) -> some ListContent {
      Section("a") {
        Items(notes) { [log] in NoteController($0, log: log) }
      }
      .onEvent(Tapped.self) { [list, log] _ in list.apply(Notes(["b": Self.last], log: log)) }
    }
    list.apply(content(notes(1...2)))
    switch callback {
    case "mount": log.onMount = send
    case "configure": log.onConfigure = send
    case "update": log.onUpdate = send
    case "remove": log.onRemove = send
    default: log.onSelect = send
    }
    list.apply(content([Note(1, "new"), Note(3, "3")]))
    list.tap(IndexPath(item: 0, section: 0))
    #expect(isSent)
    #expect(list.visibleTexts == ["5", "6"])
    #expect(list.issues.isEmpty)
  }

  @Test func `headers send events to the handlers around their section`() throws {
    list.apply(
      Section("a") { items(1).onEvent(Tapped.self) { [heard] _ in heard.add("item") } }
        .header(Title("top"), TappedTitleController.init)
        .onEvent(Tapped.self) { [heard] in heard.add("section \($0.id)") }
    )
    #expect(heard.words == ["section 0"])
  }

  @Test func `an event of a controller whose item is gone reaches nobody`() throws {
    let content = items(1).onEvent(Tapped.self) { [heard] _ in heard.add("tap") }
    list.apply(content)
    let controller = try #require(list.note(0))
    list.apply(EmptyContent())
    controller.send(Tapped(id: 1))
    #expect(heard.words.isEmpty)
  }

  @Test func `handlers and their controllers go with the list`() {
    weak var captured: Heard?
    do {
      let heard = Heard()
      captured = heard
      let list = ListHarness()
      list.apply(items(1).onEvent(Tapped.self) { _ in heard.add("tap") })
    }
    #expect(captured == nil)
  }

  @Test func `a controller that is mounted by itself keeps what it has sent`() {
    log.onSelect = { controller in
      controller.send(Tapped(id: controller.viewModel.id))
      controller.send(Swiped(distance: 2))
    }
    let note = MountedCell(NoteController(Note(7), log: log))
    note.select()
    #expect(note.events(Tapped.self) == [Tapped(id: 7)])
    #expect(note.events(Swiped.self) == [Swiped(distance: 2)])
  }

  private static let last = notes(5...6)

  private struct Tapped: Gesture, Equatable {
    let id: Int
    var name: String { "tap" }
  }

  private struct Swiped: Gesture, Equatable {
    let distance: Int
    var name: String { "swipe" }
  }

  private final class TappedTitleController: CellController<Title, NoState, TitleView> {
    override func didMount(on view: TitleView) {
      send(Tapped(id: 0))
    }
  }
}

private protocol Gesture {
  var name: String { get }
}

/// What the handlers of a test have heard, in order.
@MainActor
private final class Heard {
  private(set) var words: [String] = []

  func add(_ word: String) {
    words.append(word)
  }
}
