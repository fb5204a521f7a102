/// A clock that stands still until it is advanced, with the actions that wait for it.
@preconcurrency @MainActor final class Clock {
  /// How many steps a chain of completions that start further work may take.
  static let longestChain = 10_000

  private struct Entry {
    let due: TimeInterval
    let action: @MainActor () -> Void
  }

  private(set) var now: TimeInterval = 0
  /// Waiting entries, soonest first; of equal times, the one scheduled first comes first.
  private var entries: [Entry] = []

  var nextDueTime: TimeInterval? {
    entries.first?.due
  }

  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    let due = now + max(0, delay)
    let position = entries.lastIndex { $0.due <= due }.map { $0 + 1 } ?? 0
    entries.insert(Entry(due: due, action: action), at: position)
  }

  func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    var steps = 0
    while let next = entries.first, next.due <= end {
      guard steps < Self.longestChain else {
        Headless.log("Actions keep scheduling actions: gave up after \(steps) steps.")
        break
      }
      steps += 1
      entries.removeFirst()
      now = max(now, next.due)
      next.action()
    }
    now = end
  }
}
