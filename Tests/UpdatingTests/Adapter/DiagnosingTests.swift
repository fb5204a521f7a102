import Foundation
import ListFixtures
import Roster
import RosterPlatform
import RosterTesting
import Testing

@MainActor
@Suite(.serialized) struct DiagnosingTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `a breadcrumb is left before the collection view is told of an update`() {
    list.apply(Notes(["a": notes(1...3)], log: log))
    var crumbs: [UpdateReport.Breadcrumb] = []
    var counts: [Int] = []
    let observation = list.adapter.leaveBreadcrumbs { [collectionView = list.collectionView] in
      crumbs.append($0)
      counts.append(collectionView.numberOfItems(inSection: 0))
    }
    list.apply(Notes(["a": [Note(3, "3"), Note(1, "new"), Note(4)]], log: log))
    #expect(counts == [3])
    #expect(crumbs.map(\.description) == ["3 → 3 items in 1 sections, +1 −1, 1 moved, 1 updated"])
    #expect(crumbs.first?.insertedItems.map(\.id) == [ListIdentifier(4)])
    #expect(crumbs.first?.removedItems.map(\.id) == [ListIdentifier(2)])
    #expect(crumbs.first?.updatedItems.map(\.id) == [ListIdentifier(1)])
    list.apply(Notes(["a": [Note(3, "3"), Note(1, "new"), Note(4)]], log: log))
    #expect(crumbs.count == 1)
    observation.cancel()
    list.apply(Notes(["a": []], log: log))
    #expect(crumbs.count == 1)
  }

  @Test func `in debug builds, views are named by what they show for as long as they show it`()
    throws
  {
    #if DEBUG
    #expect(list.adapter.namesViews)
    #endif
    list.adapter.namesViews = true
    list.apply(
      Section("a") {
        Items(notes(1...20)) { [log] in NoteController($0, log: log) }
      }
      .header(Title("top"), TitleController.init)
    )
    let cell = try #require(list.noteCell(0))
    #expect(cell.accessibilityIdentifier == #""a"/NoteController/1"#)
    #expect(list.header(0)?.accessibilityIdentifier?.hasPrefix(#""a"/TitleController"#) == true)
    list.scroll(to: 800)
    let named = list.collectionView.visibleCells.compactMap(\.accessibilityIdentifier)
    #expect(Set(named).count == list.collectionView.visibleCells.count)
    for path in list.visibleItems {
      let name = list.cell(NoteCell.self, at: path)?.accessibilityIdentifier
      #expect(name == #""a"/NoteController/\#(path.item + 1)"#)
    }
    list.apply(EmptyContent())
    list.finishAnimations()
    #expect(cell.accessibilityIdentifier == nil)
  }

  @Test func `a view that has a name from the app keeps it`() {
    log.onConfigure = { $0.cell?.accessibilityIdentifier = "mine" }
    list.adapter.namesViews = true
    list.apply(Notes(["a": notes(1...2)], log: log))
    #expect(list.noteCell(0)?.accessibilityIdentifier == "mine")
    list.adapter.namesViews = false
    log.onConfigure = nil
    list.apply(Notes(["a": notes(1...3)], log: log))
    #expect(list.noteCell(2)?.accessibilityIdentifier == nil)
  }

  @Test func `the phases of an update are intervals that follow each other, and all of them end`() {
    let intervals = Intervals()
    Signpost.recorder = { intervals.add($0, $1) }
    defer { Signpost.recorder = nil }
    list.apply(Notes(["a": notes(1...3)], log: log))
    #expect(
      intervals.take() == [
        "+flatten", "-flatten", "+compare", "-compare", "+commit", "-commit", "+settle",
        "-settle",
      ]
    )
    list.note(0)?.updateState { $0.isExpanded = true }
    list.flush()
    #expect(intervals.take() == ["+refresh", "-refresh"])
    list.adapter.apply(Notes(["a": notes(1...4)], log: log)) { [list, log] _ in
      list.adapter.apply(Notes(["a": notes(1...5)], log: log))
    }
    #expect(intervals.areBalanced)
  }

  @Test func `an item is explained: why it was configured, its size, its sight and its focus`()
    throws
  {
    list.apply(Notes(["a": notes(1...20)], log: log))
    let id = try #require(list.adapter.itemID(at: IndexPath(item: 0, section: 0)))
    list.note(0)?.updateState { $0.isExpanded = true }
    list.flush()
    list.scroll(to: 25)
    let words = list.adapter.explain(id)
    #expect(words.contains("configured last for: state."))
    #expect(words.contains("It asks for 320 × 100, which its type says"))
    #expect(words.contains("is placed at 0, 0 with 320 × 100."))
    #expect(words.contains("75 % of it is on screen."))
    list.adapter.isCovered = true
    #expect(list.adapter.explain(id).contains("the list is said to be covered"))
    let far = try #require(list.adapter.itemID(at: IndexPath(item: 19, section: 0)))
    #expect(list.adapter.explain(far).contains("It has no controller"))
    #expect(list.adapter.explain(far).contains("It asks for 320 × 50"))
  }
}

/// The intervals that have begun and ended.
private final class Intervals: @unchecked Sendable {
  private let lock = NSLock()
  private var words: [String] = []
  private var open = 0

  func add(_ phase: Signpost.Phase, _ isBegin: Bool) {
    lock.withLock {
      words.append((isBegin ? "+" : "-") + phase.rawValue)
      open += isBegin ? 1 : -1
    }
  }

  func take() -> [String] {
    lock.withLock {
      defer { words = [] }
      return words
    }
  }

  var areBalanced: Bool { lock.withLock { open == 0 && !words.isEmpty } }
}
