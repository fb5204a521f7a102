import ListFixtures
import Roster
import RosterTesting
import Testing

/// What controllers hear of the layout of their cells, and of their places.
@MainActor
@Suite struct CellLayoutTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  private var content: some ListContent {
    Section("a") { Items(notes(1...20)) { MeasuringController($0, log: log) } }
  }

  @Test func `a cell that has been laid out is told after it was configured`() {
    list.apply(content)
    list.window.layoutIfNeeded()
    #expect(log.events(of: 1) == ["make", "mount", "configure", "layout 320 50"])
  }

  @Test func `a cell in another size or with other content is told again`() {
    list.apply(content)
    list.window.layoutIfNeeded()
    _ = log.take()
    list.note(0)?.updateState { $0.isExpanded = true }
    list.window.layoutIfNeeded()
    #expect(log.events(of: 1).contains("layout 320 100"))
    #expect(log.events(of: 2).isEmpty)
    _ = log.take()
    list.collectionView.frame.size.width = 300
    list.window.layoutIfNeeded()
    #expect(log.events(of: 1).contains("layout 300 100"))
  }

  @Test func `a cell that was given up is not told`() throws {
    list.apply(content)
    let cell = try #require(list.noteCell(0))
    let subviews = cell.subviews.count
    list.scroll(to: 500)
    _ = log.take()
    cell.setNeedsLayout()
    list.window.layoutIfNeeded()
    #expect(log.events(of: 1).isEmpty)
    #expect(cell.subviews.count <= subviews)
  }

  @Test func `state that is changed as a cell is laid out is shown`() {
    list.apply(
      Section("a") { Items(notes([1])) { GrowingController($0, log: log) } }
    )
    list.window.layoutIfNeeded()
    list.flush()
    list.window.layoutIfNeeded()
    #expect(list.visibleTexts == ["1 (open)"])
    #expect(list.noteCell(0)?.frame.height == 100)
  }

  @Test func `a cell whose controller does not ask has no subview of the list's`() throws {
    list.apply(Notes(["a": notes([1])], log: log))
    #expect(try #require(list.noteCell(0)).subviews.count == NoteCell(frame: .zero).subviews.count)
  }

  private class MeasuringController: NoteController {
    override class var observesCellLayout: Bool { true }

    override func cellDidLayout(_ cell: NoteCell) {
      log.add("layout \(Int(cell.bounds.width)) \(Int(cell.bounds.height))", viewModel.id)
    }
  }

  private final class GrowingController: MeasuringController {
    override func cellDidLayout(_ cell: NoteCell) {
      updateState { $0.isExpanded = true }
    }
  }
}
