import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Cells that a collection view gets ready before they come on screen, and may never show.
@MainActor
@Suite struct PreparedCellTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 100))

  init() {
    list.apply(Notes(["a": notes(0..<40)], log: log))
    prepare(3)
    _ = log.take()
  }

  @Test func `a cell that was got ready shows the latest content when it comes on screen`() {
    var changed = notes(0..<40)
    changed[3].text = "other"
    list.apply(Notes(["a": changed], log: log))
    #expect(log.events(of: 3) == ["update from 3", "configure"])
    _ = log.take()
    list.scroll(to: 100)
    #expect(list.visibleTexts.contains("other"))
    #expect(log.events(of: 3).isEmpty)
  }

  @Test func `a cell that was got ready keeps its controller near the screen`() {
    list.scroll(to: 10)
    #expect(list.note(3)?.cell != nil)
    #expect(log.events(of: 3).isEmpty)
  }

  @Test func `a cell that is not shown is given up when the screen is far away`() {
    list.scroll(to: 1_500)
    #expect(log.events(of: 3) == ["unmount"])
    #expect(list.note(3)?.cell == nil)
  }

  @Test func `a cell that was given up has its controller back when it is shown after all`() {
    list.scroll(to: 1_500)
    _ = log.take()
    list.scroll(to: 100)
    #expect(log.events(of: 3) == ["mount", "configure"])
    #expect(list.note(3)?.cell === list.noteCell(3))
  }

  @Test func `a cell that goes far away in an update keeps its controller until it is there`() {
    let rest = Array(notes(1..<40))
    list.apply(Notes(["a": rest + notes(0..<1)], log: log), animated: true)
    list.window.layoutIfNeeded()
    list.flush()
    #expect(log.events(of: 0).isEmpty)
    list.finishAnimations()
    #expect(log.events(of: 0) == ["unmount"])
  }

  private func prepare(_ item: Int) {
    Headless.prepareCells(at: [IndexPath(item: item, section: 0)], in: list.collectionView)
  }
}
