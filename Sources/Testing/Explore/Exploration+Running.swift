#if !canImport(UIKit)
import Foundation
import Roster
import RosterTracing
import Testing

extension Exploration {
  /// Uses the screen at random, and fails the test if a law does not hold.
  ///
  /// The failure contains the fewest steps that lead to it, as a test that can be pasted, and what is on screen before
  /// and after the last one. A trace of these steps is attached to the test.
  ///
  /// - Returns: What was done and reached.
  @discardableResult
  public func run() async -> ExploreReport {
    var report = ExploreReport()
    if let script {
      if await failure(of: script, in: &report) != nil {
        await record(Failure(script: script, problem: ExploreProblem(law: "", reason: "")), &report)
      }
      return report
    }
    let end = limit.map { ContinuousClock.now + $0 }
    var random = ExploreRandom(seed: seed)
    // Each screen begins like this one.
    if let failure = await failure(of: [], in: &report) {
      await record(failure, &report)
      return report
    }
    while report.steps < steps, end.map({ ContinuousClock.now < $0 }) ?? true {
      let count = min(Self.stepsOfRun, steps - report.steps)
      let failure = await failure(ofRandomSteps: count, using: &random, in: &report)
      guard let failure else { continue }
      await record(await shrunk(failure), &report)
      break
    }
    return report
  }

  /// How many steps one screen goes through, and after how many it is compared with a fresh one.
  private static var stepsOfRun: Int { 50 }
  private static var stepsOfComparison: Int { 10 }

  /// The most scripts that are tried to find the shortest one.
  private static var mostAttempts: Int { 300 }

  /// A script after which a law does not hold.
  struct Failure {
    var script: [ExploreStep]
    let problem: ExploreProblem
    var pictures = (before: "", after: "")
    var trace: String?
  }

  private func failure(
    ofRandomSteps count: Int,
    using random: inout ExploreRandom,
    in report: inout ExploreReport
  ) async -> Failure? {
    var generator = ExploreRandom(seed: random.next())
    return await failure(in: &report, count: count) { run, index in
      (index + 1).isMultiple(of: Self.stepsOfComparison) ? .compare : run.step(using: &generator)
    }
  }

  private func failure(
    of script: [ExploreStep],
    in report: inout ExploreReport,
    isShown: Bool = false
  ) async -> Failure? {
    await failure(in: &report, count: script.count, isReplay: true, isShown: isShown) {
      script[$1]
    }
  }

  /// Makes a screen, and takes steps until a law does not hold.
  ///
  /// - Parameters:
  ///   - report: Gets what is done and reached.
  ///   - count: The number of steps.
  ///   - isReplay: Whether the screen is compared with a fresh one at the end.
  ///   - isShown: Whether pictures and a trace are made.
  ///   - next: Returns the next step.
  /// - Returns: The failure, if there is one.
  private func failure(
    in report: inout ExploreReport,
    count: Int,
    isReplay: Bool = false,
    isShown: Bool = false,
    next: (ExploreRun<Subject>, Int) -> ExploreStep
  ) async -> Failure? {
    var failure: Failure?
    var script: [ExploreStep] = []
    var witnesses: [Witness] = []
    do {
      let run = ExploreRun(self)
      let trace = isShown ? run.list.trace() : nil
      run.list.stepObserver = nil
      var (before, problem) = ("", run.problem(isThorough: count == 0))
      while problem == nil, script.count < count {
        let step = next(run, script.count)
        script.append(step)
        if isShown { before = run.list.picture }
        run.perform(step)
        trace?.step("\(step)")
        report.note(step)
        let isLast = isReplay && script.count == count
        problem = run.problem(isThorough: step == .compare || isLast)
        if step == .compare { report.noteReach(of: run) }
        await Task.yield()
      }
      if let problem {
        let after = isShown ? run.list.picture : ""
        failure = Failure(script: script, problem: problem, pictures: (before, after))
        failure?.trace = trace?.html
      }
      report.note(run)
      witnesses = run.leave()
    }
    guard failure == nil, laws.contains(.noLeak) else { return failure }
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
    var attempts = 0
    guard var best = await same(failure, failure.script, &attempts) else { return failure }
    var last: [ExploreStep] = []
    while best.script != last {
      last = best.script
      await shorten(&best, &attempts)
      await simplify(&best, &attempts)
    }
    return best
  }

  /// Leaves out halves, quarters and so on, as long as that leads to the same failure.
  private func shorten(_ best: inout Failure, _ attempts: inout Int) async {
    var found = best
    _ = await shortened(best.script) { fewer in
      guard let smaller = await same(found, fewer, &attempts) else { return nil }
      found = smaller
      return smaller.script
    }
    best = found
  }

  /// Replaces steps with simpler ones, as long as that leads to the same failure.
  private func simplify(_ best: inout Failure, _ attempts: inout Int) async {
    var index = 0
    while index < best.script.count {
      for step in best.script[index].simpler {
        var simpler = best.script
        simpler[index] = step
        guard let failure = await same(best, simpler, &attempts) else { continue }
        best = failure
        break
      }
      index += 1
    }
  }

  /// Returns the failure of other steps if they break the same law.
  private func same(
    _ failure: Failure,
    _ script: [ExploreStep],
    _ attempts: inout Int
  ) async -> Failure? {
    attempts += 1
    guard attempts <= Self.mostAttempts else { return nil }
    var report = ExploreReport()
    let new = await self.failure(of: script, in: &report)
    return new?.problem.family == failure.problem.family ? new : nil
  }

  /// Takes the steps once more, to show them, and fails the test.
  private func record(_ failure: Failure, _ report: inout ExploreReport) async {
    var again = ExploreReport()
    let shown = await self.failure(of: failure.script, in: &again, isShown: true)
    let isSame =
      shown?.problem.family == failure.problem.family || failure.problem.law.isEmpty && shown != nil
    let told = isSame ? shown ?? failure : failure
    report.brokenLaw = told.problem.law
    report.script = told.script
    report.failure = text(of: told, isRepeatable: isSame)
    if let trace = told.trace { Attachment.record(trace, named: "\(told.problem.law).html") }
    recordFailure(report.failure ?? "", TestLine(place.filePath, place.line))
  }

  /// Returns the failure in words, with a test that can be pasted.
  private func text(of failure: Failure, isRepeatable: Bool) -> String {
    let count = failure.script.count
    let caveat =
      isRepeatable
      ? ""
      : """


      The same steps do not always lead there: something on the screen is random or depends on real time.
      """
    return """
      The law “\(failure.problem.law)” does not hold after \(count) \(count == 1 ? "step" : "steps") (seed \(seed)): \
      \(failure.problem.reason)\(caveat)

      \(ExploreSource(place).test(replaying: failure.script, law: failure.problem.law))

      Before the last step:
      \(failure.pictures.before)

      After it:
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
    watch { list.finishAnimations() }
    list.record.observer = nil
    if let screen = list.window.rootViewController {
      for controller in screen.descendants {
        witnesses.append(Witness(controller, "\(type(of: controller))"))
      }
      list.window.rootViewController = nil
    } else {
      list.collectionView.removeFromSuperview()
    }
    return witnesses
  }
}

extension UIViewController {
  /// The view controller and those inside it.
  fileprivate var descendants: [UIViewController] { [self] + children.flatMap(\.descendants) }
}
#endif
