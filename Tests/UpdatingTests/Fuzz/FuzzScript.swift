import ListFixtures
import Roster
@testable import RosterTesting
import TestPlatform

/// A list of steps to be run from the start, any number of times.
@MainActor
struct FuzzScript {
  /// What went wrong, and what was done until then.
  struct Failure: CustomStringConvertible {
    let problem: String
    let diary: [String]

    var description: String { ([problem] + diary).joined(separator: "\n  ") }
  }

  let steps: [FuzzStep]

  /// Whether the list is arranged by a `ListLayout` rather than a flow layout.
  var usesListLayout = false

  /// Runs the script.
  ///
  /// - Returns: The first thing that went wrong.
  func failure() async -> Failure? {
    let failures = FuzzFailures()
    return await FuzzFailures.$current.withValue(failures) {
      FuzzFailures.listen()
      return await Headless.withOwnTime { await run(failures) }
    }
  }

  private func run(_ failures: FuzzFailures) async -> Failure? {
    let layout: UICollectionViewLayout =
      usesListLayout ? ListLayout() : FlowListLayout()
    var run: FuzzRun? = FuzzRun(layout: layout)
    let world = run?.world
    let scrolls = run?.scrolls
    var diary: [String] = []
    for step in steps {
      run?.perform(step)
      await settle(run)
      diary = run?.diary ?? []
      if let problem = failures.all.first?.description ?? run?.problem() {
        return Failure(problem: problem, diary: diary)
      }
    }
    run?.world.disarm()
    run = nil
    guard scrolls?.begun == scrolls?.ended else {
      return Failure(problem: "a scroll has not been answered, or twice", diary: diary)
    }
    let left = world?.controllers.count ?? 0
    guard left == 0, world?.problems.isEmpty == true, failures.all.isEmpty else {
      let problem = world?.problems.first ?? failures.all.first?.description
      return Failure(
        problem: problem ?? "\(left) controllers outlive the list",
        diary: diary + ["let go of the list"]
      )
    }
    return nil
  }

  /// Lets the list lay itself out, and lets what waits for another turn of the main actor have it.
  private func settle(_ run: FuzzRun?) async {
    guard let run else { return }
    var fired = -1
    for _ in 0..<20 where fired != run.world.fired || !run.isUpToDate || !run.showsMood {
      fired = run.world.fired
      run.list.collectionView.layoutIfNeeded()
      await Task.yield()
    }
  }

  /// The same failure in fewer steps: parts of the script are left out while it still fails.
  func shrunk() async -> FuzzScript {
    let steps = await shortened(steps) { fewer in
      let script = FuzzScript(steps: fewer, usesListLayout: usesListLayout)
      return await script.failure() == nil ? nil : fewer
    }
    return FuzzScript(steps: steps, usesListLayout: usesListLayout)
  }
}

/// The mistakes for which UIKit would have raised an exception, in one run.
@MainActor
final class FuzzFailures {
  @TaskLocal static var current: FuzzFailures?

  private static let others = Headless.failureHandler

  private(set) var all: [Headless.Failure] = []

  /// Hears of failures in runs, also of those on a later turn of the main actor; those of anything
  /// else go where they went before.
  static func listen() {
    let others = others
    Headless.failureHandler = { failure in
      if let current {
        current.all.append(failure)
      } else {
        others(failure)
      }
    }
  }
}
