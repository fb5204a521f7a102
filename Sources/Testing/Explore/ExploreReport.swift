#if !canImport(UIKit)
import Foundation
import Roster

/// What an exploration has done, and what it has reached.
public struct ExploreReport: Sendable, CustomStringConvertible {
  /// The number of steps.
  public internal(set) var steps = 0

  /// How often each kind of step was taken.
  public private(set) var kinds: [String: Int] = [:]

  /// The types of the controllers that were made.
  public private(set) var controllers: Set<String> = []

  /// The types of the layouts of the lists that were on screen, those in cells included.
  public private(set) var layouts: Set<String> = []

  /// How often each hook was called.
  public private(set) var hooks: [String: Int] = [:]

  /// The names of buttons, switches and the like that were on screen, and that no finger has ever reached.
  public var unreached: Set<String> { seen.subtracting(reached) }

  /// The law that does not hold, if there is one.
  public internal(set) var brokenLaw: String?

  /// The fewest steps that break the law.
  public internal(set) var script: [ExploreStep] = []

  /// The failure in words, with a test that can be pasted.
  public internal(set) var failure: String?

  /// Creates the report of an exploration that has not begun.
  public init() {}

  private var seen: Set<String> = []
  private var reached: Set<String> = []

  mutating func note(_ step: ExploreStep) {
    steps += 1
    kinds[step.kind, default: 0] += 1
  }

  @MainActor
  mutating func note<Subject>(_ run: ExploreRun<Subject>) {
    controllers.formUnion(run.hooks.controllers)
    for (hook, count) in run.hooks.counts { hooks["\(hook)", default: 0] += count }
    noteReach(of: run)
  }

  /// Notes what is on screen, and what of it a finger reaches.
  @MainActor
  mutating func noteReach<Subject>(of run: ExploreRun<Subject>) {
    for list in run.lists {
      layouts.insert("\(type(of: list.collectionView.collectionViewLayout))")
    }
    for view in run.list.window.views(where: { $0 is UIControl && $0.isOnScreen }) {
      let name = (view as? UIButton)?.currentTitle ?? view.accessibilityLabel
      guard let name, !name.isEmpty else { continue }
      seen.insert(name)
      if view.touchPoint != nil { reached.insert(name) }
    }
  }

  /// The report in a few lines.
  public var description: String {
    let kinds = kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let hooks = hooks.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let unreached = unreached.sorted().map { "\nNo finger reaches “\($0)”." }.joined()
    return """
      \(steps) steps: \(kinds.joined(separator: ", "))
      Controllers: \(controllers.sorted().joined(separator: ", "))
      Layouts: \(layouts.sorted().joined(separator: ", "))
      Hooks: \(hooks.joined(separator: ", "))\(unreached)
      """
  }
}
#endif
