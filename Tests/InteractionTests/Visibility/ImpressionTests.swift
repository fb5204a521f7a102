import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct ImpressionTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  private func show(_ ids: some Sequence<Int>, _ impressions: Impression) {
    list.apply(Seen(ids, log: log).impressions(impressions))
    _ = log.take()
  }

  private func seen() -> [String] {
    log.take().filter { $0.hasPrefix("impress") }
  }

  @Test func `an item has been seen after its dwell time`() {
    show(1...2, Impression("view", dwell: .seconds(1)))
    list.clock.advance(by: .milliseconds(999))
    #expect(seen().isEmpty)
    list.clock.advance(by: .milliseconds(1))
    #expect(seen() == ["impress view 1", "impress view 2"])
  }

  @Test func `an item that goes before its dwell time has not been seen`() {
    show(1...20, Impression("view", dwell: .seconds(1)))
    list.clock.advance(by: .milliseconds(600))
    list.scroll(to: 30)
    list.clock.advance(by: .milliseconds(600))
    #expect(seen() == ["impress view 2", "impress view 3", "impress view 4"])
    list.clock.advance(by: .milliseconds(400))
    #expect(seen() == ["impress view 5"])
  }

  @Test func `an item is seen once however often it comes back, or each time`() {
    show(1...20, Impression("view", dwell: .zero))
    for _ in 0..<3 {
      list.scroll(to: 500)
      list.scroll(to: 0)
    }
    #expect(log.events(of: 1).filter { $0.hasPrefix("impress") }.isEmpty)
    show(1...20, Impression("each", dwell: .zero, repeats: .eachTime))
    for _ in 0..<3 {
      list.scroll(to: 500)
      list.scroll(to: 0)
    }
    #expect(log.events(of: 1).filter { $0.hasPrefix("impress") }.count == 3)
  }

  @Test func `time in the background does not count`() {
    show(1...1, Impression("view", dwell: .seconds(1)))
    list.clock.advance(by: .milliseconds(900))
    list.enterBackground()
    list.clock.advance(by: .seconds(60))
    list.enterForeground()
    list.clock.advance(by: .milliseconds(900))
    #expect(seen().isEmpty)
    list.clock.advance(by: .milliseconds(100))
    #expect(seen() == ["impress view 1"])
  }

  @Test func `an item that is removed and comes again is another one`() {
    show(1...1, Impression("view", dwell: .zero))
    show([], Impression("view", dwell: .zero))
    list.apply(Seen(1...1, log: log).impressions(Impression("view", dwell: .zero)))
    #expect(seen() == ["impress view 1"])
  }

  @Test func `an observer is told the identity of what has been seen`() {
    var heard: [String] = []
    list.adapter.observeImpressions { heard.append("\($0.id) \($1.name)") }
    show(7...8, Impression("view", dwell: .seconds(2)))
    list.clock.advance(by: .seconds(2))
    #expect(heard == ["7 view", "8 view"])
  }

  @Test func `a change of state made when an item was seen is shown`() {
    list.apply(Item(Note(1)) { CountingController($0, log: log) })
    list.clock.advance(by: .seconds(1))
    #expect(list.visibleTexts == ["1"])
  }

  @Test func `one controller can be brought on screen without a list`() {
    let mounted = MountedCell(CountingController(Note(1), log: log))
    mounted.appear(0.4)
    mounted.advance(by: .seconds(9))
    #expect(mounted.cell.label.text == "0")
    mounted.appear(0.5)
    mounted.advance(by: .seconds(1))
    #expect(mounted.cell.label.text == "1")
    #expect(mounted.impressionsMade.count == 1)
  }
}

/// Counts how often its item has been seen.
private final class CountingController: NoteController {
  override var impressions: [Impression] { [Impression(fraction: 0.5, dwell: .seconds(1))] }

  override func configure(_ cell: NoteCell) {
    cell.label.text = "\(state.taps)"
  }

  override func didImpress(_ impression: Impression) {
    updateState { $0.taps += 1 }
  }
}
