import Foundation
import Roster
import TestSupport
import Testing

/// Random scripts against the strict collection view: whatever happens, the list shows its latest
/// content, every controller is with its item, and nothing fails, leaks or is forgotten.
///
/// `ROSTER_FUZZ_STEPS` sets the number of steps, `ROSTER_FUZZ_SEED` the first seed.
@MainActor
@Suite struct FuzzTests {
  private static let stepsPerScript = 100

  @Test(arguments: [false, true])
  func `a list that anything happens to shows its latest content and forgets nothing`(
    usesListLayout: Bool
  ) async throws {
    let steps =
      Self.setting("ROSTER_FUZZ_STEPS") ?? Effort.share(of: usesListLayout ? 5_000 : 20_000)
    let first = Self.setting("ROSTER_FUZZ_SEED") ?? 1
    for seed in first..<first + max(1, steps / Self.stepsPerScript) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let script = (0..<Self.stepsPerScript).map { _ in FuzzStep.random(using: &generator) }
      let run = FuzzScript(steps: script, usesListLayout: usesListLayout)
      guard await run.failure() != nil else { continue }
      let shrunk = await run.shrunk()
      let failure = try #require(await shrunk.failure())
      Issue.record("seed \(seed): \(failure)")
      return
    }
  }

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}
