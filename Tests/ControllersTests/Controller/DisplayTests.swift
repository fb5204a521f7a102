import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct DisplayTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `a controller is loaded once before its first mount`() {
    list.apply(Watched(notes(1...20), log: log))
    #expect(log.events(of: 1) == ["make", "load", "mount", "configure mount", "display"])
    list.scroll(to: 500)
    list.scroll(to: 0)
    #expect(log.events(of: 1).count { $0 == "load" } == 1)
  }

  @Test func `a display ends before the cell is given up`() {
    list.apply(Watched(notes(1...20), log: log))
    _ = log.take()
    list.scroll(to: 500)
    #expect(log.events(of: 1) == ["end display", "unmount"])
  }

  @Test func `a display ends when the item is removed and when the list goes away`() {
    list.apply(Watched(notes(1...3), log: log))
    _ = log.take()
    list.apply(Watched(notes(2...3), log: log))
    #expect(log.events(of: 1) == ["end display", "unmount", "remove"])
    do {
      let other = ListHarness()
      other.apply(Watched(notes([9]), log: log))
      _ = log.take()
    }
    #expect(log.events(of: 9) == ["end display", "unmount", "remove"])
  }

  @Test func `a cell is configured for what has changed`() {
    list.apply(Watched([Note(1, "a"), Note(2, "b")], log: log))
    _ = log.take()
    list.note(0)?.updateState { $0.taps = 1 }
    list.flush()
    #expect(log.take() == ["configure state 1"])
    list.apply(Watched([Note(1, "c"), Note(2, "b")], log: log))
    #expect(log.take() == ["configure viewModel 1"])
    log.onUpdate = { $0.updateState { $0.taps = 2 } }
    list.apply(Watched([Note(1, "d"), Note(2, "b")], log: log))
    #expect(log.take() == ["configure viewModel+state 1"])
  }

  @Test func `an item knows where it stands and is told when that changes`() throws {
    list.apply(Watched(notes(1...3), log: log))
    let controller = try #require(list.note(1))
    #expect(controller.position == ItemPosition(item: 1, of: 3, section: 0, of: 1))
    #expect(controller.position?.isLast == false)
    _ = log.take()
    list.apply(Watched(notes([3, 1, 2]), log: log))
    #expect(controller.position == ItemPosition(item: 2, of: 3, section: 0, of: 1))
    #expect(controller.position?.isLast == true)
    #expect(
      log.take().sorted() == [
        "move from 0/3 to 1/3 1", "move from 1/3 to 2/3 2", "move from 2/3 to 0/3 3",
      ]
    )
    list.apply(Watched(notes([3, 1, 2]), log: log))
    #expect(log.take().isEmpty)
  }

  @Test func `an item is notified when it becomes the last without moving`() {
    list.apply(Watched(notes(1...2), log: log))
    _ = log.take()
    list.apply(Watched(notes([1]), log: log))
    #expect(log.events(of: 1) == ["move from 0/2 to 0/1"])
    #expect(list.note(0)?.position?.isLast == true)
  }

  @Test func `changed traits are told to all controllers and their cells are configured`() {
    list.apply(Watched(notes(1...20), log: log))
    list.scroll(to: 500)
    _ = log.take()
    list.setContentSize(.accessibilityLarge)
    #expect(log.events(of: 1) == ["traits"])
    let shown = list.visibleItems.map { $0.item + 1 }
    #expect(shown.allSatisfy { log.events(of: $0) == ["traits", "configure traits"] })
  }

  @Test(arguments: [UIContentSizeCategory.small, .extraLarge, .accessibilityLarge])
  func `a cell and a header have the traits that they are configured for`(
    category: UIContentSizeCategory
  ) {
    list.apply(
      Section("a") {
        Items(notes(1...3)) { SizedTextController($0, log: log) }
      }
      .header(Note(99, "header")) { SizedTextController($0, log: log) }
    )
    _ = log.take()
    list.setContentSize(category)
    for id in [1, 2, 3, 99] { #expect(log.events(of: id) == [category.rawValue]) }
  }

  @Test func `an item is displayed for the first time once, and again after it was removed`() {
    let entrances = Log()
    func show(_ ids: ClosedRange<Int>) {
      list.apply(Section("a") { Items(notes(ids)) { EntranceController($0, log: entrances) } })
    }
    show(1...20)
    #expect(list.note(0)?.isFirstDisplay == true)
    list.scroll(to: 500)
    #expect(list.note(0)?.isFirstDisplay == false)
    list.scroll(to: 0)
    #expect(list.note(0)?.isFirstDisplay == false)
    #expect(
      entrances.events(of: 1).filter { $0.hasPrefix("display") } == [
        "display true", "display false",
      ]
    )
    _ = entrances.take()
    show(2...20)
    show(1...20)
    #expect(entrances.events(of: 1).contains("display true"))
  }

  @Test func `a header is displayed and its display ends`() {
    list.apply(
      Section("a") {
        Items(notes(1...20)) { NoteController($0, log: log) }
      }
      .header(Note(99, "header")) { WatchedController($0, log: log) }
    )
    #expect(log.events(of: 99) == ["make", "load", "mount", "configure mount", "display"])
    _ = log.take()
    list.scroll(to: 500)
    #expect(log.events(of: 99) == ["end display", "unmount"])
  }
}

private struct Watched: ListContent {
  let notes: [Note]
  let log: Log

  init(_ notes: [Note], log: Log) {
    self.notes = notes
    self.log = log
  }

  var body: some ListContent {
    Section("a") {
      Items(notes) { WatchedController($0, log: log) }
    }
  }
}

/// Logs what a plain note controller does not.
private final class WatchedController: NoteController {
  override func didLoad() {
    log.add("load", viewModel.id)
  }

  override func willDisplay(_ cell: NoteCell) {
    log.add("display", viewModel.id)
  }

  override func didEndDisplaying(_ cell: NoteCell) {
    log.add("end display", viewModel.id)
  }

  override func configure(_ cell: NoteCell, for reason: ListedController.ConfigureReason) {
    log.add("configure \(reason.words)", viewModel.id)
  }

  override func didUpdate(from old: Note) {
    log.onUpdate?(self)
  }

  override func didMove(from old: ItemPosition, to new: ItemPosition) {
    log.add("move from \(old.item)/\(old.itemCount) to \(new.item)/\(new.itemCount)", viewModel.id)
  }

  override func traitsDidChange(from old: UITraitCollection?) {
    log.add("traits", viewModel.id)
  }
}

/// Logs the text size of the cell that is configured.
private final class SizedTextController: NoteController {
  override func configure(_ cell: NoteCell, for reason: ListedController.ConfigureReason) {
    log.add(cell.traitCollection.preferredContentSizeCategory.rawValue, viewModel.id)
  }
}

extension ListedController.ConfigureReason {
  fileprivate var words: String {
    let names: [(ListedController.ConfigureReason, String)] = [
      (.mount, "mount"), (.viewModel, "viewModel"), (.state, "state"), (.traits, "traits"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

/// Logs whether it is displayed for the first time.
private final class EntranceController: NoteController {
  override func willDisplay(_ cell: NoteCell) {
    log.add("display \(isFirstDisplay)", viewModel.id)
  }
}
