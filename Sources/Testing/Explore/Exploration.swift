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

/// Uses a screen at random, and checks the laws that the screen has to keep.
///
/// Create one with `explore`, and run it with `run()`. The changes of the model and the app's own laws receive the subject:
/// the model, the screen or the list.
@MainActor
public struct Exploration<Subject: AnyObject> {
  /// Makes a screen, and the harness that drives it.
  let make: () -> (subject: Subject, list: ListHarness)

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

/// Uses a screen at random, as the user, the system and the model could, and checks laws after each step.
///
/// ```swift
/// @Test func `the checkout survives anything`() async {
///   await explore(CheckoutStore.sample, steps: 2_000, list: \.adapter) { CheckoutViewController(store: $0) }
///     .whileUpdating("another count") { store, random in
///       store.setCount(Int.random(in: 1..<9, using: &random), of: 1)
///     }
///     .holds("the total is the sum") { store in store.total == store.sum }
///     .run()
/// }
/// ```
///
/// - Parameters:
///   - model: Makes what the screen shows, always the same.
///   - steps: The number of steps; the environment's `ROSTER_EXPLORE_STEPS` takes precedence.
///   - seed: The seed of the random steps, which are the same for the same seed; the environment's `ROSTER_EXPLORE_SEED`
///     takes precedence.
///   - adapter: The adapter of the list on the screen.
///   - size: The size of the screen, in points.
///   - filePath: The file in which a failure is reported.
///   - line: The line at which a failure is reported.
///   - makeScreen: Makes the screen that shows the model.
/// - Returns: The exploration, which begins with `run()`.
@MainActor
public func explore<Model: AnyObject, Screen: UIViewController>(
  _ model: @autoclosure @escaping () -> Model,
  steps: Int = 500,
  seed: UInt64 = 1,
  list adapter: @escaping (Screen) -> ListAdapter,
  size: CGSize = CGSize(width: 390, height: 844),
  filePath: String = #filePath,
  line: Int = #line,
  _ makeScreen: @escaping (Model) -> Screen
) -> Exploration<Model> {
  explore(model(), steps: steps, seed: seed, filePath: filePath, line: line) { model in
    let screen = makeScreen(model)
    return ListHarness(showing: screen, list: adapter(screen), size: size)
  }
}

/// Uses a list at random, as the user, the system and the model could, and checks laws after each step.
///
/// This form is for lists without a screen, and for screens inside others:
///
/// ```swift
/// await explore(Mailbox.sample) { mailbox in
///   let screen = MailboxViewController(mailbox)
///   return ListHarness(showing: UINavigationController(rootViewController: screen), list: screen.adapter)
/// }
/// .run()
/// ```
///
/// - Parameters:
///   - model: Makes what the list shows, always the same.
///   - steps: The number of steps; the environment's `ROSTER_EXPLORE_STEPS` takes precedence.
///   - seed: The seed of the random steps, which are the same for the same seed; the environment's `ROSTER_EXPLORE_SEED`
///     takes precedence.
///   - filePath: The file in which a failure is reported.
///   - line: The line at which a failure is reported.
///   - makeList: Makes the list that shows the model.
/// - Returns: The exploration, which begins with `run()`.
@MainActor
public func explore<Model: AnyObject>(
  _ model: @autoclosure @escaping () -> Model,
  steps: Int = 500,
  seed: UInt64 = 1,
  filePath: String = #filePath,
  line: Int = #line,
  _ makeList: @escaping (Model) -> ListHarness
) -> Exploration<Model> {
  Exploration(
    make: {
      let model = model()
      return (model, makeList(model))
    },
    steps: requestedNumber("ROSTER_EXPLORE_STEPS") ?? steps,
    seed: requestedNumber("ROSTER_EXPLORE_SEED") ?? seed,
    place: ExplorePlace(filePath: filePath, line: line)
  )
}

/// Uses a screen without a model at random, as the user and the system could, and checks laws after each step.
///
/// ```swift
/// await explore(list: \.adapter) { AboutViewController() }.run()
/// ```
///
/// - Parameters:
///   - steps: The number of steps; the environment's `ROSTER_EXPLORE_STEPS` takes precedence.
///   - seed: The seed of the random steps, which are the same for the same seed; the environment's `ROSTER_EXPLORE_SEED`
///     takes precedence.
///   - adapter: The adapter of the list on the screen.
///   - size: The size of the screen, in points.
///   - filePath: The file in which a failure is reported.
///   - line: The line at which a failure is reported.
///   - makeScreen: Makes the screen, always the same.
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
  explore(makeScreen(), steps: steps, seed: seed, filePath: filePath, line: line) { screen in
    ListHarness(showing: screen, list: adapter(screen), size: size)
  }
}

/// Returns a number that the environment requests.
private func requestedNumber<Number: LosslessStringConvertible>(_ name: String) -> Number? {
  ProcessInfo.processInfo.environment[name].flatMap(Number.init)
}
#endif
