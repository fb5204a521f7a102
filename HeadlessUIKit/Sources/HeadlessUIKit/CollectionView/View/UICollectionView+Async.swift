extension UICollectionView {
  /// Performs several changes as one update, and returns when a user would have seen them.
  ///
  /// It waits until time is advanced.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }
}

extension UICollectionView {
  /// Performs several changes as one update, and calls back when a user would have seen them.
  ///
  /// The block runs within the call and does not escape, which Swift cannot express for an optional
  /// block. Override the method with the optional block: this one calls it.
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let block: (() -> Void)? = updates
      performBatchUpdates(block, completion: completion)
    }
  }
}
