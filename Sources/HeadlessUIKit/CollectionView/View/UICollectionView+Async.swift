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

  /// Shows another layout, and returns when a user would have seen the change.
  ///
  /// It waits until time is advanced.
  @discardableResult
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      setCollectionViewLayout(layout, animated: animated) { continuation.resume(returning: $0) }
    }
  }
}
