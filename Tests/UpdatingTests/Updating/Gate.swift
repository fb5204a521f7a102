@testable import Roster
import RosterTesting

/// Holds comparisons back until a test lets them run.
@MainActor
final class Gate {
  private var waiting: [(ComparisonQueue.Work, @MainActor (Comparison) -> Void)] = []

  /// A queue that holds what it is to run back here.
  var queue: ComparisonQueue {
    ComparisonQueue { [weak self] work, completion in
      self?.waiting.append((work, completion))
    }
  }

  /// The number of comparisons that are held back.
  var count: Int { waiting.count }

  /// Runs what is held back, in order.
  func open() {
    let passing = waiting
    waiting = []
    for (work, completion) in passing { completion(work()) }
  }
}
