import RosterCore

/// Finds out what differs between lists, at once or in the background.
@MainActor
final class Comparer {
  /// Where comparisons run that would take too long here.
  var queue = ComparisonQueue.background

  /// Memory that comparing lists needs, kept for the next time.
  let scratch: DiffScratch

  /// The update that is compared in the background, or has been and waits for its turn.
  private var deferred: DeferredUpdate?

  private let memoryObservation: MemoryObservation

  /// Makes a comparer, which gives memory back when the system asks for it.
  init() {
    let scratch = DiffScratch()
    self.scratch = scratch
    memoryObservation = MemoryObservation { [weak scratch] in scratch?.release() }
  }

  /// Compares two lists here.
  func compare(_ old: Snapshot, _ new: Snapshot) -> Comparison {
    Comparison(from: old, to: new, using: scratch)
  }

  /// Compares an update's lists in the background.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - number: What the update machine knows the plan by.
  ///   - completion: Called when the update can be taken, unless another one was deferred meanwhile.
  func compareInBackground(
    _ update: PendingUpdate,
    number: Int,
    completion: @escaping @MainActor () -> Void
  ) {
    deferred = DeferredUpdate(number: number, update: update)
    queue.run { [old = update.old.snapshot, new = update.new.snapshot] in
      Comparison(from: old, to: new)
    } then: { [weak self] comparison in
      guard let self, deferred?.number == number else { return }
      deferred?.comparison = comparison
      completion()
    }
  }

  /// Takes the update that has been compared in the background.
  ///
  /// - Returns: `nil` if there is none, or if another list is shown than the update was compared with.
  func takeDeferred(with shown: Snapshot) -> (update: PendingUpdate, comparison: Comparison)? {
    guard
      let deferred, let comparison = deferred.comparison,
      deferred.update.old.snapshot.isSameStorage(as: shown)
    else { return nil }
    self.deferred = nil
    return (deferred.update, comparison)
  }

  /// Forgets the update that is compared in the background.
  func forgetDeferred() {
    deferred = nil
  }

  /// Ends the comparer, which hears of memory no longer.
  func end() {
    deferred = nil
    memoryObservation.cancel()
  }
}

/// An update that is compared while the list goes on.
private struct DeferredUpdate {
  let number: Int
  let update: PendingUpdate

  /// What differs, once that is known.
  var comparison: Comparison?
}

extension ListAdapter {
  /// Where lists are compared that are longer than the policy's `backgroundThreshold`.
  package var comparisons: ComparisonQueue {
    get { coordinator.comparer.queue }
    set { coordinator.comparer.queue = newValue }
  }

  /// The memory that is kept for comparing lists, in bytes.
  package var comparisonMemory: Int { coordinator.comparer.scratch.byteCount }
}
