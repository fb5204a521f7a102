import Observation
import Roster
import RosterSwiftUI
import RosterTesting
import SwiftUI
import Testing

@MainActor
@Suite struct HostedControllerTests {
  private let list = ListHarness(size: CGSize(width: 300, height: 400), layout: ListLayout())
  private let log = BodyLog()

  private func lines(_ range: Range<Int>) -> some ListContent {
    Items(range.map { Line($0) }) { LineController($0, log: log) }
  }

  @Test func `a view shows the state of its controller, and a hook changes it`() {
    list.apply(lines(0..<2))
    #expect(list.heights == [40, 40])
    list.tap([0, 0])
    list.finishAnimations()
    #expect(list.heights == [100, 40])
  }

  @Test func `a view changes the state through a binding`() throws {
    list.apply(lines(0..<2))
    list.tap("toggle 1")
    list.finishAnimations()
    #expect(list.heights == [40, 100])
    #expect(try #require(list.controller(LineController.self, at: [0, 1])).state.isExpanded)
  }

  @Test func `the state of an item is there when it scrolls in, and no other item shows it`() {
    list.apply(lines(0..<100))
    list.tap("toggle 1")
    list.finishAnimations()
    list.scroll(to: 2_000)
    #expect(list.heights.allSatisfy { $0 == 40 })
    list.scroll(to: 0)
    #expect(list.heights.prefix(3) == [40, 100, 40])
  }

  @Test func `a view is made when its item changes and not otherwise`() {
    list.apply(lines(0..<3))
    list.collectionView.layoutIfNeeded()
    log.bodies = []
    list.apply(lines(0..<3))
    list.collectionView.layoutIfNeeded()
    #expect(log.bodies.isEmpty)
    list.tap([0, 1])
    list.finishAnimations()
    #expect(Set(log.bodies) == [1])
  }

  @Test func `what a view reads of an observable object is observed, for that cell alone`() {
    let scores = [Score(), Score()]
    list.apply(
      Items([Line(0), Line(1)]) { ScoreController($0, score: scores[$0.id], log: log) }
    )
    list.collectionView.layoutIfNeeded()
    log.bodies = []
    scores[1].points = 7
    list.window.layoutIfNeeded()
    #expect(list.texts == [["0 points"], ["7 points"]])
    #expect(log.bodies == [1])
  }

  @Test func `a binding does not keep a controller alive, and is harmless afterwards`() throws {
    list.apply(lines(0..<1))
    weak var controller: LineController?
    controller = list.controller(LineController.self, at: [0, 0])
    let binding = try #require(controller?.binding(\.isExpanded))
    list.apply(lines(5..<6))
    list.finishAnimations()
    #expect(controller == nil)
    binding.wrappedValue = true
    #expect(!binding.wrappedValue)
  }

  @Test func `a hosted controller may present a header`() {
    list.apply(
      Section("a") { lines(0..<1) }.header(Line(9, "title")) { LineController($0) }
    )
    #expect(
      list.header(UICollectionReusableView.self, ofSection: 0)?.texts == ["title", "toggle 9"]
    )
  }

  @Test func `a hosted controller is tested without a list`() throws {
    let mounted = MountedCell(LineController(Line(3)))
    mounted.cell.layoutIfNeeded()
    #expect(mounted.cell.texts == ["line 3", "toggle 3"])
  }
}

@Observable @MainActor final class Score {
  var points = 0
}

final class ScoreController: HostedController<Line, NoState> {
  private let score: Score
  private let log: BodyLog

  init(_ line: Line, score: Score, log: BodyLog) {
    self.score = score
    self.log = log
    super.init(line)
  }

  var body: some SwiftUI.View {
    let _ = log.bodies.append(viewModel.id)
    Text("\(score.points) points")
  }
}
