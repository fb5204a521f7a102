/// Counts what is animated at present, and knows who waits for the end of it all.
@MainActor
final class RunningAnimations {
  private var count = 0
  private var waiting: [() -> Void] = []

  var isEmpty: Bool { count == 0 }

  /// Whether anybody waits.
  var isAwaited: Bool { !waiting.isEmpty }

  func begin() {
    count += 1
  }

  func end() {
    count -= 1
  }

  /// Adds somebody who waits.
  func wait(_ action: @escaping () -> Void) {
    waiting.append(action)
  }

  /// Takes whoever has waited longest.
  func takeFirst() -> (() -> Void)? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
