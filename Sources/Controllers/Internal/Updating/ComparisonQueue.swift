package import RosterCore

/// Where comparisons run that would hold up the main actor for too long.
@MainActor
package struct ComparisonQueue {
  /// Compares two lists; it may run anywhere.
  package typealias Work = @Sendable () -> Comparison

  private let start: (@escaping Work, @escaping @MainActor (Comparison) -> Void) -> Void

  /// Makes a queue.
  ///
  /// - Parameter start: Runs the work, now or later, and hands over what it returns.
  package init(
    _ start: @escaping (@escaping Work, @escaping @MainActor (Comparison) -> Void) -> Void
  ) {
    self.start = start
  }

  /// Runs work, and hands over what it returns.
  func run(_ work: @escaping Work, then completion: @escaping @MainActor (Comparison) -> Void) {
    start(work, completion)
  }

  /// Runs work on the threads that Swift has for concurrent code.
  package static var background: ComparisonQueue {
    ComparisonQueue { work, completion in
      Task { completion(await compare(work)) }
    }
  }

  /// Runs work before the call returns, as tests want it.
  package static var immediate: ComparisonQueue {
    ComparisonQueue { work, completion in completion(work()) }
  }

  @concurrent
  private nonisolated static func compare(_ work: Work) async -> Comparison {
    work()
  }
}
