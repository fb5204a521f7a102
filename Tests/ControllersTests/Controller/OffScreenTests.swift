import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

/// What a controller knows whose item is not on screen, and what it is told when.
@MainActor
@Suite struct OffScreenTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  /// Shows notes and scrolls away, so that the first of them have controllers without cells.
  private func showAndScroll(_ ids: some Sequence<Int>) {
    list.apply(lined(notes(ids), log: log))
    list.scroll(to: 2_000)
    _ = log.take()
  }

  @Test func `a controller off screen knows where its item stands although nobody tells it`() throws
  {
    showAndScroll(1...100)
    let first = try #require(list.note(0))
    #expect(first.cell == nil)
    list.apply(lined(notes([200] + Array(1...100)), log: log))
    #expect(first.position == ItemPosition(item: 1, of: 101, section: 0, of: 1))
    #expect(log.events(of: 1).isEmpty)
    #expect(list.adapter.itemID(of: first) == list.adapter.itemID(at: [0, 1]))
  }

  @Test func `a controller is told of all moves off screen as one when it is mounted again`() {
    showAndScroll(1...100)
    list.apply(lined(notes([200] + Array(1...100)), log: log))
    list.apply(lined(notes([200, 201, 202] + Array(1...100)), log: log))
    list.scroll(to: 0)
    #expect(log.events(of: 1) == ["mount", "move from 0/100 to 3/103", "configure"])
    _ = log.take()
    list.scroll(to: 2_000)
    list.scroll(to: 0)
    #expect(log.events(of: 1) == ["unmount", "mount", "configure"])
  }

  @Test func `a controller whose item is back where it was is not told that it moved`() {
    showAndScroll(1...100)
    list.apply(lined(notes([200] + Array(1...100)), log: log))
    list.apply(lined(notes(1...100), log: log))
    list.scroll(to: 0)
    #expect(log.events(of: 1) == ["mount", "configure"])
  }

  @Test func `a controller off screen is told at once that its item shows something else`() throws {
    showAndScroll(1...100)
    let first = try #require(list.note(0))
    list.apply(lined([Note(1, "new")] + notes(2...100), log: log))
    #expect(log.events(of: 1) == ["update from 1"])
    #expect(first.viewModel.text == "new")
    list.scroll(to: 0)
    #expect(log.events(of: 1) == ["update from 1", "mount", "configure"])
  }

  @Test func `what is around a controller off screen is the latest when it asks`() throws {
    var received: [String] = []
    func content(_ name: String) -> some ListContent {
      lined(notes(1...100), log: log).onEvent(String.self) {
        received.append(name + " " + $0)
        return .handled
      }
    }
    list.apply(content("old"))
    list.scroll(to: 2_000)
    let first = try #require(list.note(0))
    list.apply(content("new"))
    first.send("hello")
    #expect(received == ["new hello"])
  }

  @Test func `the environment of a controller off screen changes with the update`() throws {
    func content(_ theme: Theme) -> some ListContent {
      Section("a") { Items(notes(1...100)) { ThemedController($0, log: log) } }
        .environment(\.theme, theme)
    }
    list.apply(content(.light))
    list.scroll(to: 2_000)
    _ = log.take()
    let first = try #require(list.note(0))
    list.apply(content(.dark))
    #expect(log.events(of: 1) == ["environment light 1"])
    #expect(first.environment.theme == .dark)
  }

  @Test func `a closure in the view model of a controller off screen is the latest`() throws {
    var taps: [String] = []
    func content(_ name: String) -> some ListContent {
      Section("a") {
        Items((1...100).map { id in Pressed(id: id) { taps.append("\(name) \(id)") } }) {
          PressedController($0)
        }
      }
    }
    list.apply(content("old"))
    list.scroll(to: 2_000)
    let first = try #require(list.controller(PressedController.self, at: [0, 0]))
    list.apply(content("new"))
    first.viewModel.action()
    #expect(taps == ["new 1"])
  }

  @Test func `a removed controller goes on to say where its item stood at last`() throws {
    showAndScroll(1...100)
    let first = try #require(list.note(0))
    list.apply(lined(notes([200, 201] + Array(1...100)), log: log))
    list.apply(lined(notes([200, 201] + Array(2...100)), log: log))
    #expect(first.position == ItemPosition(item: 2, of: 102, section: 0, of: 1))
    #expect(log.events(of: 1) == ["remove"])
  }

  @Test func `an update leaves controllers off screen alone that it does not concern`() throws {
    let tally = Tally()
    let tallied = (1...100).map { Tallied(id: $0, tally: tally) }
    func content(_ name: String) -> some ListContent {
      Group {
        Section("a") { Items(tallied) { TalliedController($0) } }
        Section("b") { Items([Note(1, name)]) { NoteController($0, log: log) } }
      }
    }
    list.apply(content("old"))
    for offset in stride(from: 0, to: 4_000, by: 200) { list.scroll(to: CGFloat(offset)) }
    #expect(list.adapter.controllerCount > 80)
    // The same array is not compared; whoever is given a view model compares it with the one before.
    tally.questions = 0
    list.apply(content("new"))
    #expect((1...10).contains(tally.questions))
  }
}

/// Notes in one section.
@MainActor
private func lined(_ notes: [Note], log: Log) -> some ListContent {
  Section("a") { Items(notes) { LinedController($0, log: log) } }
}

/// Logs that its item has moved.
private final class LinedController: NoteController {
  override func didMove(from old: ItemPosition, to new: ItemPosition) {
    log.add("move from \(old.item)/\(old.itemCount) to \(new.item)/\(new.itemCount)", viewModel.id)
  }
}

/// Shows a button, whose action is no part of what it looks like.
private struct Pressed: ViewModel {
  let id: Int
  let action: @MainActor () -> Void

  static func == (left: Pressed, right: Pressed) -> Bool { left.id == right.id }
}

private final class PressedController: CellController<Pressed, NoState, UICollectionViewCell> {}

/// Counts how often it is compared.
private struct Tallied: ViewModel {
  let id: Int
  let tally: Tally

  static func == (left: Tallied, right: Tallied) -> Bool {
    left.tally.questions += 1
    return left.id == right.id
  }
}

private final class TalliedController: CellController<Tallied, NoState, UICollectionViewCell> {}
