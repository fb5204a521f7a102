import Foundation
import RosterTesting
import Testing

/// How screens are explored: what is done, what is said, and what can be chosen.
@MainActor
struct ExploreTests {
  @Test func `the same seed takes the same steps`() async {
    let (one, other) = (
      await exploreShop(.none, steps: 100).run(), await exploreShop(.none, steps: 100).run()
    )
    #expect(one.kinds == other.kinds)
    #expect(one.hooks == other.hooks)
  }

  @Test func `the steps of a failure lead to it again, and to nothing without the fault`() async {
    var report = ExploreReport()
    await withKnownIssue { report = await exploreShop(.oldModel).run() }
    var replayed = ExploreReport()
    let script = report.script
    await withKnownIssue { replayed = await exploreShop(.oldModel).replaying(script).run() }
    #expect(replayed.brokenLaw == report.brokenLaw)
    #expect(await exploreShop(.none).replaying(script).run().failure == nil)
  }

  @Test func `a failure is printed as a test, which compiles and fails`() async throws {
    var report = ExploreReport()
    await withKnownIssue {
      report = await explore(steps: 100, list: \.adapter) { Shop(.heightForgetsTextSize) }
        .without(.noLeak)
        .run()
    }
    let failure = try #require(report.failure)
    #expect(failure.contains("textFits"))
    // The very code that is printed is a test of this file, without its first lines.
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let printed = failure.split(separator: "\n").drop { !$0.contains("await explore") }
    #expect(printed.count > 5)
    let test = printed.prefix { $0 != "}" }.map { $0.filter { !$0.isWhitespace } }.joined()
    #expect(source.filter { !$0.isWhitespace }.contains(test), "\(failure)")
  }

  @Test func `the printed test fails`() async {
    await withKnownIssue {
      await explore(steps: 100, list: \.adapter) { Shop(.heightForgetsTextSize) }
        .without(.noLeak)
        .replaying([
          .textSize(3)
        ])
        .run()
    }
  }

  @Test func `a law is left out by its name`() async {
    let report = await exploreShop(.changingIdentifier, steps: 100)
      .without(.nothingToDo, .freshListAgrees, .freshCellsAgree, .focusSurvives, .textFits).run()
    #expect(report.failure == nil)
  }

  @Test func `an exploration ends after its time`() async {
    let report = await exploreShop(.none).within(.zero).run()
    #expect(report.steps == 0)
  }

  @Test func `the report names what no finger reaches`() async {
    let report = await explore(Cover(), steps: 20) { cover in
      let list = ListHarness()
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
      button.setTitle("Checkout", for: .normal)
      list.window.addSubview(button)
      cover.view.frame = button.frame
      list.window.addSubview(cover.view)
      return list
    }
    .run()
    #expect(report.unreached == ["Checkout"])
    #expect("\(report)".contains("No finger reaches “Checkout”."))
  }

  @Test func `a fault that depends on chance is told as such`() async {
    var report = ExploreReport()
    var count = 0
    await withKnownIssue {
      report = await explore(Cover(), steps: 50) { _ in ListHarness() }
        .holds("it happens once") { _ in
          count += 1
          return count != 30
        }
        .run()
    }
    #expect(report.brokenLaw == "it happens once")
    #expect(report.failure?.contains("do not always lead there") == true)
  }
}

/// A view in front of others.
@MainActor
private final class Cover {
  let view = UIView()
}
