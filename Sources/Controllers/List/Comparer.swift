/// Compares lists, immediately or in the background.
@MainActor
final class Comparer {
  /// An update that is compared in the background.
  private struct Deferred {
    /// The number of the plan in the update machine.
    let number: Int
    let update: Update

    /// The differences, when they are known.
    var comparison: Comparison?
  }

  /// Where long comparisons run.
  var queue = ComparisonQueue.background

  /// Memory for comparisons, which is reused.
  let scratch: DiffScratch

  /// The update that is compared in the background, or that was and waits to be shown.
  private var deferred: Deferred?

  private let memoryObservation: SystemObservation

  /// Creates a comparer, which releases memory after a memory warning.
  init() {
    let scratch = DiffScratch()
    self.scratch = scratch
    memoryObservation = .ofMemory { [weak scratch] in scratch?.release() }
  }

  /// Compares an update's lists immediately.
  func compare(_ update: Update) {
    let comparison = Comparison(
      from: update.old.snapshot,
      to: update.new.snapshot,
      using: scratch
    )
    update.take(comparison, isComparedInBackground: false)
  }

  /// Compares an update's lists in the background.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - lists: Its lists.
  ///   - number: The number of the plan in the update machine.
  ///   - completion: Called when the result is ready, unless another update was deferred meanwhile.
  func compareInBackground(
    _ update: Update,
    _ lists: SendableLists,
    number: Int,
    completion: @escaping @MainActor () -> Void
  ) {
    deferred = Deferred(number: number, update: update)
    queue.run {
      lists.compare()
    } then: { [weak self] comparison in
      guard let self, deferred?.number == number else { return }
      deferred?.comparison = comparison
      completion()
    }
  }

  /// Returns and removes the update that was compared in the background.
  ///
  /// - Returns: `nil` if there is none, or if another list is shown than the update was compared with.
  func takeDeferred(with shown: Snapshot) -> Update? {
    guard
      let deferred, let comparison = deferred.comparison,
      deferred.update.old.snapshot.isSameStorage(as: shown)
    else { return nil }
    self.deferred = nil
    deferred.update.take(comparison, isComparedInBackground: true)
    return deferred.update
  }

  /// Discards the update that is compared in the background.
  func forgetDeferred() {
    deferred = nil
  }

  /// Ends the comparer, which stops observing memory warnings.
  func end() {
    deferred = nil
    memoryObservation.cancel()
  }
}

/// Where comparisons run that would block the main actor for too long.
@MainActor
package struct ComparisonQueue {
  /// Compares two lists; it may run anywhere.
  typealias Work = @Sendable () -> Comparison

  private let start: (@escaping Work, @escaping @MainActor (Comparison) -> Void) -> Void

  /// Creates a queue.
  ///
  /// - Parameter start: Runs the work, now or later, and passes on its result.
  init(
    _ start: @escaping (@escaping Work, @escaping @MainActor (Comparison) -> Void) -> Void
  ) {
    self.start = start
  }

  /// Runs work, and passes on its result.
  func run(_ work: @escaping Work, then completion: @escaping @MainActor (Comparison) -> Void) {
    start(work, completion)
  }

  /// Runs work on Swift's concurrent executor.
  package static var background: ComparisonQueue {
    ComparisonQueue { work, completion in
      Task { completion(await compare(work)) }
    }
  }

  /// Runs work before the call returns, for tests.
  package static var immediate: ComparisonQueue {
    ComparisonQueue { work, completion in completion(work()) }
  }

  @concurrent
  private nonisolated static func compare(_ work: Work) async -> Comparison {
    work()
  }
}
