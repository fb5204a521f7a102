import ListFixtures
import Roster
import RosterTesting
import Testing

/// Lists that are compared while the main actor does something else.
@MainActor
@Suite struct BackgroundTests {
  private let log = Log()
  private let gate = Gate()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  init() {
    list.apply(Notes(["a": notes(1...8)], log: log))
    list.adapter.policy.backgroundThreshold = 7
    list.adapter.comparisons = gate.queue
    _ = log.take()
  }

  @Test func `a long list shows what it showed until the comparison is there`() throws {
    var report: UpdateReport?
    list.adapter.apply(Notes(["a": notes(2...8)], log: log)) { report = $0 }
    #expect(report == nil)
    #expect(list.visibleTexts == notes(1...8).map(\.text))
    gate.open()
    #expect(list.visibleTexts == notes(2...8).map(\.text))
    #expect(try #require(report).isComparedInBackground)
    #expect(try #require(report).removedItems.map(\.id) == [ListIdentifier(1)])
  }

  @Test func `a short list is compared at once`() throws {
    list.adapter.policy.backgroundThreshold = 8
    let report = try #require(list.apply(Notes(["a": notes(2...8)], log: log)))
    #expect(!report.isComparedInBackground)
    #expect(gate.count == 0)
  }

  @Test func `an empty list has nothing to be compared with`() {
    let empty = ListHarness()
    empty.adapter.policy.backgroundThreshold = 0
    empty.adapter.comparisons = gate.queue
    #expect(empty.apply(Notes(["a": notes(1...8)], log: log)) != nil)
  }

  @Test func `states change and taps are answered while a list is compared`() {
    log.onSelect = { $0.updateState { $0.isExpanded.toggle() } }
    list.apply(Notes(["a": notes(1...9)], log: log))
    list.tap(IndexPath(item: 0, section: 0))
    list.note(1)?.updateState { $0.isExpanded = true }
    #expect(list.visibleTexts.prefix(2) == ["1 (open)", "2 (open)"])
    #expect(list.collectionView.numberOfItems(inSection: 0) == 8)
    gate.open()
    #expect(list.collectionView.numberOfItems(inSection: 0) == 9)
    #expect(list.visibleTexts.prefix(2) == ["1 (open)", "2 (open)"])
  }

  @Test func `a comparison that is stale is dropped and the latest content shown`() {
    var reports: [UpdateReport] = []
    for last in 9...11 {
      list.adapter.apply(Notes(["a": notes(1...last)], log: log)) { reports.append($0) }
    }
    #expect(gate.count == 1)
    gate.open()
    #expect(list.collectionView.numberOfItems(inSection: 0) == 8)
    #expect(gate.count == 1)
    gate.open()
    #expect(list.collectionView.numberOfItems(inSection: 0) == 11)
    #expect(reports.map(\.coalescedCount) == [2, 2, 2])
  }

  @Test func `contents that come faster than they are compared are shown all the same`() {
    list.adapter.apply(Notes(["a": notes(1...9)], log: log))
    for last in 10...12 {
      #expect(list.collectionView.numberOfItems(inSection: 0) == 8)
      list.adapter.apply(Notes(["a": notes(1...last)], log: log))
      gate.open()
    }
    #expect(list.collectionView.numberOfItems(inSection: 0) == 12)
    #expect(gate.count == 0)
  }

  @Test func `the report of an update can be awaited early, late and again`() async {
    let update = list.adapter.apply(Notes(["a": notes(2...8)], log: log))
    let early = Task { await (update.report.removedItems.count, list.visibleTexts.count) }
    await Task.yield()
    #expect(list.visibleTexts.count == 8)
    gate.open()
    #expect(await early.value == (1, 7))
    #expect(await update.report.removedItems.count == 1)
    #expect(await update.report.isComparedInBackground)
  }

  @Test func `contents that wait for one update share its report`() async {
    let updates = (9...11).map { list.adapter.apply(Notes(["a": notes(1...$0)], log: log)) }
    while gate.count > 0 { gate.open() }
    for update in updates {
      #expect(await update.report.coalescedCount == 2)
    }
  }

  @Test func `an update of a list that is released has a report, and does not keep the list`() async
  {
    var update: ListUpdate?
    var early: Task<UpdateReport.Style?, Never>?
    weak var adapter: ListAdapter?
    do {
      let other = ListHarness()
      adapter = other.adapter
      other.adapter.policy.backgroundThreshold = 0
      other.apply(Notes(["a": notes(1...8)], log: log))
      other.adapter.comparisons = gate.queue
      update = other.adapter.apply(Notes(["a": notes(2...8)], log: log))
      early = Task { [update] in await update?.report.style }
      await Task.yield()
    }
    #expect(await early?.value == .abandoned)
    #expect(await update?.report.style == .abandoned)
    #expect(adapter == nil)
  }

  @Test func `a list that is released during a comparison answers those who wait`() {
    var styles: [UpdateReport.Style] = []
    do {
      let other = ListHarness()
      other.adapter.policy.backgroundThreshold = 0
      other.apply(Notes(["a": notes(1...8)], log: log))
      other.adapter.comparisons = gate.queue
      other.adapter.apply(Notes(["a": notes(2...8)], log: log)) { styles.append($0.style) }
    }
    #expect(styles == [.abandoned])
    gate.open()
    #expect(styles == [.abandoned])
  }

  @Test func `a list is compared on other threads by itself`() async {
    list.adapter.comparisons = .background
    let report = await list.adapter.apply(Notes(["a": notes(2...9)], log: log)).report
    #expect(report.isComparedInBackground)
    #expect(list.visibleTexts.first == "2")
    #expect(list.note(0)?.viewModel.id == 2)
  }
}
