extension UICollectionView {
  /// Shows several changes together, and returns when a user would have seen them.
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
  /// Shows several changes together, and tells when a user would have seen them.
  ///
  /// The block runs within the call and does not escape, which the form with an optional block cannot
  /// say in Swift. Override that one: this one calls it.
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
