import ListFixtures
import Roster
import RosterTesting
import Testing

/// What users of other list frameworks suffer from when items have state, and what happens here.
@MainActor
@Suite struct StateRegressionTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  @Test func `a cell grows together with its content, not before`() throws {
    list.apply(Notes(["a": notes(1...3)], log: log))
    var heights: [CGFloat?] = []
    log.onConfigure = { heights.append($0.cell?.frame.height) }
    try #require(list.note(0)).updateState { $0.isExpanded = true }
    list.flush()
    #expect(heights == [50])
    #expect(list.noteCell(0)?.frame.height == 100)
  }

  @Test func `state changed when an item comes on screen is no endless recursion`() {
    list.apply(
      Section("a") {
        Items(notes(1...3)) { GreedyController($0, log: log) }
      }
    )
    #expect(list.visibleItems.count == 3)
    #expect(list.note(2)?.state.taps == 1)
    #expect(log.count(of: "configure") <= 6)
  }

  @Test func `state changed when an item has appeared is no endless recursion`() {
    log.onMount = { $0.updateState { $0.isExpanded.toggle() } }
    list.apply(Seen(1...20, log: log))
    list.flush()
    #expect(log.events(of: 1).count { $0 == "appear" } == 1)
    #expect(list.note(0)?.state.isExpanded == true)
    #expect(list.noteCell(1)?.frame.minY == 100)
    #expect(list.issues.isEmpty)
  }

  @Test func `an item whose state changes off screen gets its new size`() throws {
    list.apply(Notes(["a": notes(1...100)], log: log))
    let first = try #require(list.note(0))
    list.scroll(to: 2_000)
    #expect(first.cell == nil)
    first.updateState { $0.isExpanded = true }
    list.flush()
    #expect(list.collectionView.contentSize.height == 5_050)
    list.scroll(to: 0)
    #expect(list.noteCell(0)?.frame.height == 100)
    #expect(list.noteCell(1)?.frame.minY == 100)
  }

  @Test func `a change of state that is taken back in another callback leaves no size behind`() {
    let items = { [log] (text: String) in
      Section("a") { Items([Note(1, text), Note(2)]) { NoteController($0, log: log) } }
    }
    list.apply(items("old").header(Title("header"), TitleController.init))
    var laidOut: [CGFloat?] = []
    log.onUnmount = { controller in
      guard controller.viewModel.id == 1 else { return }
      controller.updateState { $0.isExpanded = true }
    }
    log.onMount = { controller in laidOut.append(controller.cell?.frame.height) }
    log.onUpdate = { controller in controller.updateState { $0.isExpanded = false } }
    list.apply(items("new").header(Title("header"), BannerController.init))
    #expect(laidOut == [100, 50])
    #expect(list.noteCell(0)?.frame.height == 50)
    #expect(list.noteCell(1)?.frame.minY == 110)
  }

  @Test func `a cell class that no other item takes does not keep its controller`() throws {
    list.apply(
      Section("a") {
        Item(Note(0, "only"), LonelyController.init)
        Items(notes(1...40)) { NoteController($0, log: log) }
      }
    )
    let path = IndexPath(item: 0, section: 0)
    let controller = try #require(list.controller(LonelyController.self, at: path))
    #expect(controller.cell != nil)
    list.scroll(to: 1200)
    #expect(controller.cell == nil)
    #expect(controller.unmounts == 1)
  }

  private final class GreedyController: NoteController {
    override func willDisplay(_ cell: NoteCell) {
      updateState { $0.taps += 1 }
    }
  }

  private final class LonelyCell: UICollectionViewCell {}

  private final class LonelyController: CellController<Note, NoState, LonelyCell> {
    private(set) var unmounts = 0

    override func willUnmount(from cell: LonelyCell) {
      unmounts += 1
    }
  }
}
