import ListFixtures
import Roster
import RosterTesting
import Testing

/// What is handed to the initializers of controllers, and outlives the content that it is from.
@MainActor
struct StaleDependencyTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200), layout: ListLayout())

  @Test func `a closure of an earlier content is reported once, with the line of the items`() throws
  {
    var line = 0
    func show(_ word: String) {
      line = #line + 2
      list.apply(
        Items(notes(1...2)) { note in
          TappedController(note) { [log] in log.add(word, note.id) }
        }
      )
    }
    show("first")
    #expect(list.issues.isEmpty)
    show("second")
    show("third")
    let issue = try #require(list.issues.first)
    #expect(list.issues.count == 1)
    #expect(issue.code == .staleDependencies(ControllerKind(TappedController.self)))
    #expect(issue.location?.line == line)
    #expect(issue.summary.hasSuffix("what its initializer got from an earlier one: `onTap`."))
    #expect(issue.fix.contains("in place of a closure send an event"))
    list.tap([0, 0])
    #expect(log.take() == ["first 1"])
  }

  @Test func `a closure that is not there, objects and functions of the view model are right`() {
    for word in ["first", "second"] {
      list.apply(
        Group {
          Items(notes(1...2)) { TappedController($0, onTap: nil) }
          Items([Callback(id: 1) { [log] in log.add(word, 1) }], CallbackController.init)
          Items(notes(3...3)) { [log] in NoteController($0, log: log) }
        }
      )
    }
    #expect(list.issues.isEmpty)
    list.tap([0, 2])
    #expect(log.take().contains("second 1"))
  }

  @Test func `a method of the same object is not outdated, whatever else has changed`() throws {
    let (door, other) = (Door(), Door())
    func show(_ door: Door, _ text: String) {
      list.apply(
        Section("s") { Items([Note(1, text)]) { TappedController($0, onTap: door.open) } }
          .header(Title(text)) { [door] in DoorTitleController($0) { door.open() } }
      )
    }
    show(door, "shut")
    show(door, "shut")
    show(door, "open")
    #expect(list.issues.isEmpty)
    show(other, "open")
    #expect(
      Set(list.issues.map(\.code)) == [
        .staleDependencies(ControllerKind(TappedController.self)),
        .staleDependencies(ControllerKind(DoorTitleController.self)),
      ]
    )
    list.tap([0, 0])
    #expect(door.opened == 1)
    #expect(other.opened == 0)
  }

  @Test func `a closure is found outdated after the item that had it first is removed`() {
    for (ids, word) in [(1...2, "first"), (2...2, "second"), (2...2, "third")] {
      list.apply(
        Items(notes(ids)) { note in TappedController(note) { [log] in log.add(word, note.id) } }
      )
    }
    #expect(list.issues.map(\.code) == [.staleDependencies(ControllerKind(TappedController.self))])
  }

  @Test func `a closure where there was none, and other functions in a value, are outdated`() {
    let door = Door()
    func show(isOpen: Bool) {
      let actions = [Actions(perform: door.open), Actions(perform: door.close)]
      list.apply(
        Group {
          Items(notes(1...1)) { TappedController($0, onTap: isOpen ? nil : { door.open() }) }
          Items(notes(2...2)) { ActingController($0, actions[isOpen ? 0 : 1]) }
        }
      )
    }
    show(isOpen: true)
    show(isOpen: true)
    #expect(list.issues.isEmpty)
    show(isOpen: false)
    #expect(
      Set(list.issues.map(\.code)) == [
        .staleDependencies(ControllerKind(TappedController.self)),
        .staleDependencies(ControllerKind(ActingController.self)),
      ]
    )
  }

  @Test func `a value and an object of an earlier content are reported once`() throws {
    let (first, second) = (Log(), Log())
    func show(_ log: Log, isLoud: Bool) {
      list.apply(Items(notes(1...2)) { StyledController($0, log: log, isLoud: isLoud) })
    }
    show(first, isLoud: false)
    show(first, isLoud: false)
    list.controller(StyledController.self, at: [0, 0])?.taps = 3
    show(first, isLoud: false)
    #expect(list.issues.isEmpty)
    show(second, isLoud: true)
    let issue = try #require(list.issues.first)
    #expect(issue.code == .staleDependencies(ControllerKind(StyledController.self)))
    #expect(issue.summary.hasSuffix("from an earlier one: `log`, `isLoud`."))
    show(first, isLoud: false)
    #expect(list.issues.count == 1)
    list.apply(Items(notes(3...3)) { StyledController($0, log: first, isLoud: false) })
    list.apply(Items(notes(3...3)) { StyledController($0, log: second, isLoud: false) })
    #expect(list.issues.count == 1)
  }

  @Test func `a C function is outdated if it is another one`() {
    let functions: [@convention(c) (Int32) -> Int32] = [{ $0 }, { -$0 }]
    var codes: [ListIssue.Code] { list.issues.map(\.code) }
    func show(_ index: Int) {
      list.apply(Items(notes(1...1)) { CountingController($0, functions[index]) })
    }
    show(0)
    show(0)
    #expect(codes.isEmpty)
    show(1)
    #expect(codes == [.staleDependencies(ControllerKind(CountingController.self))])
  }

  @Test func `a type whose initializer does more than to store is not made for comparison`() {
    for isLoud in [false, true] {
      list.apply(Items(notes(1...2)) { [log] in CountedController($0, log: log, isLoud: isLoud) })
    }
    #expect(log.count(of: "make") == 2)
    #expect(list.issues.isEmpty)
  }

  @Test func `a controller that stores nothing is not made for comparison`() {
    var made = 0
    for _ in 1...2 {
      list.apply(
        Items(notes(1...2)) { note in
          made += 1
          return BareController(note)
        }
      )
    }
    #expect(made == 2)
  }

  @Test func `what follows from another view model is not taken for a dependency`() {
    for text in ["a", "longer"] {
      list.apply(Items([Note(1, text)]) { StyledController($0, log: log, isLoud: false) })
    }
    #expect(list.issues.isEmpty)
  }

  @Test func `controllers that the new content makes are right`() {
    for id in 1...3 {
      list.apply(Items([Note(id)]) { TappedController($0) {} })
    }
    #expect(list.issues.isEmpty)
  }
}

private final class TappedController: CellController<Note, NoState, NoteCell> {
  private let onTap: (() -> Void)?

  init(_ note: Note, onTap: (() -> Void)?) {
    self.onTap = onTap
    super.init(note)
  }

  override func didSelect() { onTap?() }
}

@MainActor
private final class Door {
  private(set) var opened = 0

  func open() { opened += 1 }

  func close() {}
}

private final class DoorTitleController: CellController<Title, NoState, TitleView> {
  private let open: @MainActor () -> Void

  init(_ title: Title, open: @escaping @MainActor () -> Void) {
    self.open = open
    super.init(title)
  }
}

private final class CountingController: CellController<Note, NoState, NoteCell> {
  private let count: @convention(c) (Int32) -> Int32

  init(_ note: Note, _ count: @escaping @convention(c) (Int32) -> Int32) {
    self.count = count
    super.init(note)
  }
}

private struct Actions {
  let perform: @MainActor () -> Void
}

private final class ActingController: CellController<Note, NoState, NoteCell> {
  private let actions: Actions

  init(_ note: Note, _ actions: Actions) {
    self.actions = actions
    super.init(note)
  }
}

private struct Callback: ViewModel {
  let id: Int
  let perform: @MainActor @Sendable () -> Void

  static func == (left: Callback, right: Callback) -> Bool { left.id == right.id }
}

private final class CallbackController: CellController<Callback, NoState, NoteCell> {
  override func didSelect() { viewModel.perform() }
}

private final class StyledController: CellController<Note, NoState, NoteCell> {
  let log: Log
  let isLoud: Bool
  let helper = UILabel()
  let length: Int
  var taps = 0

  init(_ note: Note, log: Log, isLoud: Bool) {
    self.log = log
    self.isLoud = isLoud
    length = note.text.count
    super.init(note)
  }
}

private final class CountedController: NoteController {
  let isLoud: Bool

  init(_ note: Note, log: Log, isLoud: Bool) {
    self.isLoud = isLoud
    super.init(note, log: log)
  }
}

private final class BareController: CellController<Note, NoState, NoteCell> {}
