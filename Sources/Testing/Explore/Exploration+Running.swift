#if !canImport(UIKit)
import Foundation
import Roster
import Testing

extension Exploration {
  /// Uses the screen at random, and fails the test if a law does not hold.
  ///
  /// The failure contains the fewest steps that lead to it, as a test that can be pasted, and what is on screen before
  /// and after the last one.
  ///
  /// - Returns: What was done and reached.
  @discardableResult
  public func run() async -> ExploreReport {
    var report = ExploreReport()
    if let script {
      if let failure = await failure(of: script, in: &report) { await record(failure, &report) }
      return report
    }
    let end = limit.map { ContinuousClock.now + $0 }
    var random = ExploreRandom(seed: seed)
    while report.steps < steps, end.map({ ContinuousClock.now < $0 }) ?? true {
      let count = min(Self.stepsOfRun, steps - report.steps)
      let failure = await failure(ofRandomSteps: count, using: &random, in: &report)
      guard let failure else { continue }
      await record(await shrunk(failure), &report)
      break
    }
    return report
  }

  /// How many steps one screen goes through, and after how many the thorough laws are checked.
  private static var stepsOfRun: Int { 50 }
  private static var stepsOfCheck: Int { 10 }

  /// A script after which a law does not hold.
  struct Failure {
    var script: [ExploreStep]
    let problem: ExploreProblem
    var pictures = (before: "", after: "")
  }

  private func failure(
    ofRandomSteps count: Int,
    using random: inout ExploreRandom,
    in report: inout ExploreReport
  ) async -> Failure? {
    var generator = ExploreRandom(seed: random.next())
    return await failure(in: &report, count: count) { run, _ in run.step(using: &generator) }
  }

  private func failure(
    of script: [ExploreStep],
    in report: inout ExploreReport
  ) async -> Failure? {
    await failure(in: &report, count: script.count, isThoroughAlways: true) { _, index in
      script[index]
    }
  }

  /// Makes a screen, and takes steps until a law does not hold.
  private func failure(
    in report: inout ExploreReport,
    count: Int,
    isThoroughAlways: Bool = false,
    next: (ExploreRun<Subject>, Int) -> ExploreStep
  ) async -> Failure? {
    var script: [ExploreStep] = []
    var witnesses: [Witness] = []
    do {
      guard let run = ExploreRun(self) else { return nil }
      if let problem = run.problem(isThorough: true) {
        return Failure(script: [], problem: problem)
      }
      for index in 0..<count {
        let step = next(run, index)
        script.append(step)
        let before = run.list.picture
        run.perform(step)
        report.note(step)
        let isThorough =
          isThoroughAlways ? index == count - 1 : (index + 1).isMultiple(of: Self.stepsOfCheck)
        if let problem = run.problem(isThorough: isThorough) {
          let pictures = (before: before, after: run.list.picture)
          report.note(run)
          return Failure(script: script, problem: problem, pictures: pictures)
        }
        if index.isMultiple(of: 5) { await Task.yield() }
      }
      report.note(run)
      witnesses = run.leave()
    }
    guard laws.contains(.noLeak) else { return nil }
    for _ in 0..<100 where witnesses.contains(where: { $0.object != nil }) { await Task.yield() }
    guard let leak = witnesses.first(where: { $0.object != nil }) else { return nil }
    let problem = ExploreProblem(
      law: ExploreLaw.noLeak.rawValue,
      reason: "\(leak.name) outlives the screen"
    )
    return Failure(script: script, problem: problem)
  }

  /// Returns the same failure with fewer and simpler steps.
  private func shrunk(_ failure: Failure) async -> Failure {
    var best = failure
    var size = max(1, best.script.count / 2)
    while true {
      var start = 0
      while start < best.script.count {
        var fewer = best.script
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        if let smaller = await same(best, fewer) { best = smaller } else { start += size }
      }
      if size == 1 { break }
      size /= 2
    }
    for index in best.script.indices {
      for step in best.script[index].simpler {
        var simpler = best.script
        simpler[index] = step
        if let failure = await same(best, simpler) { best = failure }
      }
    }
    return best
  }

  /// Returns the failure of other steps if they break the same law.
  private func same(_ failure: Failure, _ script: [ExploreStep]) async -> Failure? {
    var report = ExploreReport()
    let new = await self.failure(of: script, in: &report)
    return new?.problem.law == failure.problem.law ? new : nil
  }

  private func record(_ failure: Failure, _ report: inout ExploreReport) async {
    report.brokenLaw = failure.problem.law
    report.script = failure.script
    report.failure = text(of: failure)
    recordFailure(report.failure ?? "", TestLine(place.filePath, place.line))
  }

  /// Returns the failure in words, with a test that can be pasted.
  private func text(of failure: Failure) -> String {
    let steps = failure.script.map { "      \($0)," }.joined(separator: "\n")
    return """
      The law \(failure.problem.law) does not hold after \(failure.script.count) steps (seed \(seed)): \
      \(failure.problem.reason)

      \(ExploreSource(place).test(replaying: steps, law: failure.problem.law))

      Before:
      \(failure.pictures.before)

      After:
      \(failure.pictures.after)
      """
  }
}

extension ExploreRun {
  /// Takes the screen down, and returns what should not outlive it.
  func leave() -> [Witness] {
    var witnesses =
      list.record.witnesses + [
        Witness(list.adapter, "ListAdapter"), Witness(list.collectionView, "UICollectionView"),
      ]
    if subject !== list { witnesses.append(Witness(subject, "\(type(of: subject))")) }
    list.finishAnimations()
    list.record.observer = nil
    if list.window.rootViewController == nil {
      list.collectionView.removeFromSuperview()
    } else {
      list.window.rootViewController = nil
    }
    return witnesses
  }
}
#endif
