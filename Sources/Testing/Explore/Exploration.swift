#if !canImport(UIKit)
import Foundation
public import Roster

/// Random numbers that are the same for the same seed, for changes of a model.
public struct ExploreRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number, by the algorithm SplitMix64.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var result = state
    result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
    result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
    return result ^ (result >> 31)
  }
}

/// A screen that is used at random, and the laws that it must keep.
///
/// Create one with `explore`, and run it with `run()`.
@MainActor
public struct Exploration<Subject: AnyObject> {
  /// Makes a screen, and the harness that drives it.
  let make: () -> (subject: Subject, list: ListHarness)?

  let steps: Int
  let seed: UInt64
  let place: ExplorePlace
  var changes: [(name: String, body: (Subject, inout ExploreRandom) -> Void)] = []
  var ownLaws: [(name: String, holds: (Subject) -> Bool)] = []
  var laws = Set(ExploreLaw.allCases)
  var limit: Duration?
  var script: [ExploreStep]?

  /// Adds a change of the model that may happen at any time.
  ///
  /// - Parameters:
  ///   - name: The name of the change, in the script of a failure.
  ///   - change: Makes the change; it uses only the given random numbers, so that it can be repeated.
  /// - Returns: The exploration with the change.
  public func whileUpdating(
    _ name: String,
    _ change: @escaping (Subject, inout ExploreRandom) -> Void
  ) -> Exploration {
    var copy = self
    copy.changes.append((name, change))
    return copy
  }

  /// Adds a law of the app's own, which is checked after each step.
  ///
  /// - Parameters:
  ///   - name: The law, as a sentence.
  ///   - isTrue: Returns whether the law holds.
  /// - Returns: The exploration with the law.
  public func holds(_ name: String, _ isTrue: @escaping (Subject) -> Bool) -> Exploration {
    var copy = self
    copy.ownLaws.append((name, isTrue))
    return copy
  }

  /// Leaves out laws that the screen breaks on purpose.
  public func without(_ laws: ExploreLaw...) -> Exploration {
    var copy = self
    copy.laws.subtract(laws)
    return copy
  }

  /// Ends the exploration after a time, for example at night with many steps.
  public func within(_ limit: Duration) -> Exploration {
    var copy = self
    copy.limit = limit
    return copy
  }

  /// Takes the steps of a failure instead of random ones.
  public func replaying(_ steps: [ExploreStep]) -> Exploration {
    var copy = self
    copy.script = steps
    return copy
  }
}

/// The place of an exploration in the source, for the test that a failure prints.
struct ExplorePlace {
  let filePath: String
  let line: Int
}

/// Uses a screen at random, and holds it to laws.
///
/// ```swift
/// @Test func `the checkout survives anything`() async {
///   await explore(steps: 2_000, list: \.adapter) { CheckoutViewController(store: .sample()) }
///     .whileUpdating("a new price") { screen, random in screen.store.changePrice(using: &random) }
///     .holds("the total is the sum") { screen in screen.store.total == screen.store.sum }
///     .run()
/// }
/// ```
///
/// - Parameters:
///   - steps: The number of steps; the environment's `ROSTER_EXPLORE_STEPS` takes precedence.
///   - seed: The seed of the random steps, which are the same for the same seed.
///   - adapter: The adapter of the list on the screen.
///   - size: The size of the screen, in points.
///   - filePath: The file in which a failure is reported.
///   - line: The line at which a failure is reported.
///   - makeScreen: Makes the screen, always with the same model.
/// - Returns: The exploration, which begins with `run()`.
@MainActor
public func explore<Screen: UIViewController>(
  steps: Int = 500,
  seed: UInt64 = 1,
  list adapter: @escaping (Screen) -> ListAdapter,
  size: CGSize = CGSize(width: 390, height: 844),
  filePath: String = #filePath,
  line: Int = #line,
  _ makeScreen: @escaping () -> Screen
) -> Exploration<Screen> {
  Exploration(
    make: {
      let screen = makeScreen()
      return (screen, ListHarness(showing: screen, list: adapter(screen), size: size))
    },
    steps: requestedSteps ?? steps,
    seed: seed,
    place: ExplorePlace(filePath: filePath, line: line)
  )
}

/// Uses a list at random, and holds it to laws.
///
/// - Parameters:
///   - steps: The number of steps; the environment's `ROSTER_EXPLORE_STEPS` takes precedence.
///   - seed: The seed of the random steps, which are the same for the same seed.
///   - filePath: The file in which a failure is reported.
///   - line: The line at which a failure is reported.
///   - makeList: Makes the list, always with the same content.
/// - Returns: The exploration, which begins with `run()`.
@MainActor
public func explore(
  steps: Int = 500,
  seed: UInt64 = 1,
  filePath: String = #filePath,
  line: Int = #line,
  _ makeList: @escaping () -> ListHarness
) -> Exploration<ListHarness> {
  Exploration(
    make: {
      let list = makeList()
      return (list, list)
    },
    steps: requestedSteps ?? steps,
    seed: seed,
    place: ExplorePlace(filePath: filePath, line: line)
  )
}

/// The number of steps that the environment requests.
private var requestedSteps: Int? {
  ProcessInfo.processInfo.environment["ROSTER_EXPLORE_STEPS"].flatMap { Int($0) }
}
#endif
