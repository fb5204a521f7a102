import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct PolicyTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  private var offset: CGFloat { list.collectionView.contentOffset.y }

  @Test func `items inserted above do not move what is visible when the first visible is held`() {
    list.apply(Notes(["a": notes(100...150)], log: log))
    list.scroll(to: 420)
    let before = list.visibleTexts
    list.apply(Notes(["a": notes(90...150)], log: log), policy: .anchor(.firstVisible))
    #expect(offset == 920)
    #expect(list.visibleTexts == before)
  }

  @Test func `items inserted above move what is visible when only the offset is held`() {
    list.apply(Notes(["a": notes(100...150)], log: log))
    list.scroll(to: 420)
    list.apply(Notes(["a": notes(90...150)], log: log))
    #expect(offset == 420)
  }

  @Test func `the next item is held when the first visible one is deleted`() {
    list.apply(Notes(["a": notes(1...50)], log: log))
    list.scroll(to: 500)
    #expect(list.visibleTexts.first == "11")
    let remaining = [0] + (1...50).filter { $0 != 11 && $0 != 3 }
    list.apply(Notes(["a": notes(remaining)], log: log), policy: .anchor(.firstVisible))
    #expect(list.noteCell(10)?.label.text == "12")
    #expect(list.noteCell(10)?.frame.minY == offset + 50)
  }

  @Test func `sections inserted above do not move what is visible`() {
    list.apply(Notes(["b": notes(100...150)], log: log))
    list.scroll(to: 300)
    let before = list.visibleTexts
    list.apply(
      Notes(["a": notes(1...7), "b": notes(100...150)], log: log),
      animated: true,
      policy: .anchor(.firstVisible)
    )
    #expect(offset == 650)
    #expect(list.visibleTexts == before)
  }

  @Test func `an item that moves between sections above does not move what is visible`() {
    list.apply(Notes(["a": notes(1...4), "b": notes(5...60)], log: log))
    list.scroll(to: 1_000)
    let before = list.visibleTexts
    list.apply(
      Notes(["a": notes(2...4), "b": notes(5...59), "c": notes([60, 1])], log: log),
      policy: .anchor(.firstVisible)
    )
    #expect(offset == 950)
    #expect(list.visibleTexts == before)
  }

  @Test func `a list that shows its end goes on showing it`() {
    list.adapter.policy.anchor = .bottom
    list.apply(Notes(["a": notes(1...20)], log: log))
    list.scroll(to: 800)
    list.apply(Notes(["a": notes(1...23)], log: log))
    #expect(list.visibleTexts.last == "23")
    #expect(offset == 950)
    list.scroll(to: 400)
    list.apply(Notes(["a": notes(1...30)], log: log))
    #expect(offset == 400)
  }

  @Test func `a chosen item is held when it is visible`() throws {
    list.apply(Notes(["a": notes(1...50)], log: log))
    list.scroll(to: 500)
    let id = try #require(list.adapter.itemID(at: IndexPath(item: 12, section: 0)))
    list.apply(
      Notes(["a": notes(Array(1...11) + [12, 70, 71] + Array(13...50))], log: log),
      policy: .anchor(.item(id))
    )
    #expect(list.noteCell(14)?.frame.minY == offset + 100)
  }

  @Test func `an item above that changes its size does not move what is visible`() throws {
    list.adapter.policy.anchor = .firstVisible
    list.apply(Notes(["a": notes(1...50)], log: log))
    let first = try #require(list.note(0))
    list.scroll(to: 500)
    let before = list.visibleTexts
    first.updateState { $0.isExpanded = true }
    list.flush()
    #expect(offset == 550)
    #expect(list.visibleTexts == before)
  }

  @Test func `the held item stays within what a finger could reach`() {
    list.apply(Notes(["a": notes(1...20)], log: log))
    list.scroll(to: 800)
    list.apply(Notes(["a": notes(17...20)], log: log), policy: .anchor(.firstVisible))
    #expect(offset == 0)
  }

  @Test func `an update with more changes than allowed is not animated`() throws {
    list.adapter.policy.maximumAnimatedChanges = 3
    list.apply(Notes(["a": notes(1...3)], log: log))
    let few = try #require(list.apply(Notes(["a": notes(1...6)], log: log), animated: true))
    #expect(few.style == .animated)
    let many = try #require(list.apply(Notes(["a": notes(1...10)], log: log), animated: true))
    #expect(many.style == .unanimated(.tooManyChanges(4, limit: 3)))
  }

  @Test func `an update that nobody could follow is not animated unless the policy says so`() throws
  {
    list.apply(Notes(["a": notes(1...3)], log: log))
    let many = try #require(list.apply(Notes(["a": notes(1...1_004)], log: log), animated: true))
    #expect(many.style == .unanimated(.tooManyChanges(1_001, limit: 1_000)))
    list.adapter.policy.maximumAnimatedChanges = .max
    let all = try #require(list.apply(Notes(["a": notes(1...3)], log: log), animated: true))
    #expect(all.style == .animated)
  }

  @Test func `an animation of its own shows the same list`() throws {
    list.apply(Notes(["a": notes(1...3)], log: log))
    let report = try #require(
      list.apply(
        Notes(["a": notes([3, 1, 4])], log: log),
        animated: true,
        policy: .animation(duration: 0.1, curve: .easeOut)
      )
    )
    #expect(report.style == .animated)
    #expect(list.visibleTexts == ["3", "1", "4"])
  }

  @Test func `an animation takes as long and speeds up as the policy says`() {
    list.apply(Notes(["a": notes(1...2)], log: log))
    var durations: [TimeInterval] = []
    log.onMount = { _ in durations.append(UIView.inheritedAnimationDuration) }
    list.apply(
      Notes(["a": notes(1...3)], log: log),
      animated: true,
      policy: .animation(duration: 1.5, curve: .linear)
    )
    list.apply(Notes(["a": notes(1...4)], log: log), animated: false)
    #expect(durations == [1.5, 0])
    let curves: [UpdatePolicy.Curve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(
      curves.map(\.options) == [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    )
  }

  @Test func `an update can be animated like a spring, for as long as the policy says`() throws {
    list.apply(Notes(["a": notes(1...2)], log: log))
    var durations: [TimeInterval] = []
    log.onMount = { _ in durations.append(UIView.inheritedAnimationDuration) }
    let spring = UpdatePolicy.spring(duration: 0.7, dampingRatio: 0.6)
    #expect(spring.animation == .spring(duration: 0.7, dampingRatio: 0.6))
    let content = Notes(["a": notes([3, 1, 2])], log: log)
    let report = try #require(list.apply(content, animated: true, policy: spring))
    #expect(report.style == .animated)
    #expect(durations == [0.7])
    list.finishAnimations()
    #expect(list.visibleTexts == ["3", "1", "2"])
  }

  @Test func `a chosen item is held when an item above it changes its size`() throws {
    list.apply(Notes(["a": notes(1...50)], log: log))
    let first = try #require(list.note(0))
    list.scroll(to: 500)
    let id = try #require(list.adapter.itemID(at: IndexPath(item: 12, section: 0)))
    list.adapter.policy.anchor = .item(id)
    let place = try #require(list.noteCell(12)).frame.minY - offset
    first.updateState { $0.isExpanded = true }
    list.flush()
    #expect(try #require(list.noteCell(12)).frame.minY - offset == place)
    #expect(offset == 550)
  }

  @Test func `a list that shows its end goes on showing it when an item above it grows`() throws {
    list.adapter.policy.anchor = .bottom
    list.apply(Notes(["a": notes(1...20)], log: log))
    list.scroll(to: list.collectionView.contentSize.height - list.collectionView.bounds.height)
    let end = offset
    try #require(list.note(18)).updateState { $0.isExpanded = true }
    list.flush()
    #expect(offset == end + 50)
    #expect(list.visibleTexts.last == "20")
  }
}
