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

  /// How often each hook was called.
  public private(set) var hooks: [String: Int] = [:]

  /// The texts of buttons that were on screen and that no finger has ever reached.
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
    hooks.merge(run.hooks.counts) { $0 + $1 }
    for view in run.list.window.views(where: { $0 is UIButton && $0.isOnScreen }) {
      guard let title = (view as? UIButton)?.currentTitle, !title.isEmpty else { continue }
      seen.insert(title)
      if view.touchPoint != nil { reached.insert(title) }
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
      Hooks: \(hooks.joined(separator: ", "))\(unreached)
      """
  }
}

/// The source of an exploration, from which the test of a failure is made.
struct ExploreSource {
  private let place: ExplorePlace

  init(_ place: ExplorePlace) {
    self.place = place
  }

  /// Returns a test that takes steps on the same screen.
  func test(replaying steps: String, law: String) -> String {
    let call = callText ?? "await explore { … }.run()"
    let end = call.range(of: ".run(", options: .backwards)?.lowerBound ?? call.endIndex
    let indented = steps.isEmpty ? "" : "\n\(steps)\n    "
    return """
      @MainActor @Test func `\(law) holds`() async {
        \(call[..<end])
          .replaying([\(indented)])
          \(call[end...])
      }
      """
  }

  /// The call of `explore` up to its end, if the source can be read.
  private var callText: String? {
    guard let source = try? String(contentsOfFile: place.filePath, encoding: .utf8) else {
      return nil
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    let rest = lines[(place.line - 1)...].joined(separator: "\n")
    guard
      let start = rest.range(of: "explore("),
      let run = rest.range(of: ".run()", range: start.upperBound..<rest.endIndex)
    else { return nil }
    let call = rest[start.lowerBound..<run.upperBound]
    return "await \(call)"
  }
}
#endif
