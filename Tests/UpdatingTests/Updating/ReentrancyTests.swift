import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct ReentrancyTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `content applied while a tap is handled is shown`() {
    log.onSelect = { [list, log] _ in list.apply(Notes(["a": notes(1...4)], log: log)) }
    list.apply(Notes(["a": notes(1...2)], log: log))
    list.tap(IndexPath(item: 0, section: 0))
    #expect(list.visibleTexts == ["1", "2", "3", "4"])
  }

  @Test func `content applied while an item is deleted by its own tap is shown`() {
    log.onSelect = { [list, log] _ in list.apply(Notes(["a": notes([2])], log: log)) }
    list.apply(Notes(["a": notes(1...2)], log: log))
    list.tap(IndexPath(item: 0, section: 0))
    #expect(list.visibleTexts == ["2"])
    #expect(log.events(of: 1).suffix(3) == ["select", "unmount", "remove"])
  }

  @Test(arguments: ["mount", "configure", "update", "remove"])
  func `content applied in a callback of an update is shown after it`(_ callback: String) {
    var isApplied = false
    let apply: (NoteController) -> Void = { [list, log] _ in
      guard !isApplied else { return }
      isApplied = true
      #expect(list.apply(Notes(["a": notes(5...7)], log: log)) == nil)
    }
    list.apply(Notes(["a": notes(1...2)], log: log))
    switch callback {
    case "mount": log.onMount = apply
    case "configure": log.onConfigure = apply
    case "update": log.onUpdate = apply
    default: log.onRemove = apply
    }
    list.apply(Notes(["a": [Note(1, "new"), Note(3, "3")]], log: log))
    #expect(isApplied)
    #expect(list.visibleTexts == ["5", "6", "7"])
    #expect(list.issues.isEmpty)
  }

  @Test func `of several contents applied in a callback the latest is shown and all are answered`()
  {
    var reports: [UpdateReport] = []
    var isApplied = false
    log.onUpdate = { [list, log] _ in
      guard !isApplied else { return }
      isApplied = true
      for last in 5...7 {
        list.adapter.apply(Notes(["a": notes(5...last)], log: log)) { reports.append($0) }
      }
    }
    list.apply(Notes(["a": notes([1])], log: log))
    list.apply(Notes(["a": [Note(1, "new")]], log: log))
    #expect(list.visibleTexts == ["5", "6", "7"])
    #expect(reports.map(\.coalescedCount) == [2, 2, 2])
  }

  @Test func `content applied by a cell that scrolls in is shown on a later turn`() async {
    list.apply(Notes(["a": notes(1...20)], log: log))
    await withCheckedContinuation { continuation in
      log.onMount = { [list, log] _ in
        log.onMount = nil
        list.adapter.apply(Notes(["a": notes(30...32)], log: log)) { _ in continuation.resume() }
      }
      list.collectionView.contentOffset = CGPoint(x: 0, y: 400)
      list.collectionView.layoutIfNeeded()
      #expect(list.collectionView.numberOfItems(inSection: 0) == 20)
    }
    #expect(list.visibleTexts == ["30", "31", "32"])
  }

  @Test func `a test that scrolls need not wait for sizes that cells request on the way`() {
    list.apply(Notes(["a": notes(1...20)], log: log))
    log.onMount = { $0.updateState { $0.isExpanded = true } }
    list.scroll(to: 400)
    #expect(list.visibleTexts.first == "9 (open)")
    #expect(list.noteCell(8)?.frame.height == 100)
  }

  @Test func `an awaited update returns when the list shows it`() async {
    let report = await list.adapter.apply(Notes(["a": notes(1...2)], log: log)).report
    #expect(report.style == .reloaded(.firstContent))
    #expect(list.visibleTexts == ["1", "2"])
  }
}
