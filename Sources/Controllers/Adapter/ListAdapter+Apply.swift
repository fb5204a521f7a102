import RosterCore

extension ListAdapter {
  /// Shows content, and returns when the list shows it.
  ///
  /// If the list is in the middle of an update, the content waits; of several contents that wait, the
  /// latest is shown, and all calls return with its report. When the call returns, cells are mounted
  /// and callbacks delivered; animations may still be running, whose end `afterAnimations()` waits for.
  ///
  /// - Parameters:
  ///   - content: What the list shows.
  ///   - animated: Whether changes are animated where they can be.
  ///   - policy: How the content is shown; by default, as the adapter's policy says.
  /// - Returns: What has changed.
  @discardableResult
  public func apply(
    _ content: some ListContent,
    animated: Bool = true,
    policy: UpdatePolicy? = nil
  ) async -> UpdateReport {
    await withCheckedContinuation { continuation in
      apply(content, animated: animated, policy: policy) { continuation.resume(returning: $0) }
    }
  }

  /// Shows content, and calls back when the list shows it.
  ///
  /// The list shows the content before the call returns, unless it is in the middle of an update, or
  /// the call comes from a cell that is being mounted: then right after it. Lists that are longer than
  /// the policy's `backgroundThreshold` show it later, too.
  ///
  /// - Parameters:
  ///   - content: What the list shows.
  ///   - animated: Whether changes are animated where they can be.
  ///   - policy: How the content is shown; by default, as the adapter's policy says.
  ///   - completion: Called once, with what has changed.
  public func apply(
    _ content: some ListContent,
    animated: Bool = true,
    policy: UpdatePolicy? = nil,
    completion: ((UpdateReport) -> Void)? = nil
  ) {
    let request = UpdateRequest(isAnimated: animated, policy: policy) {
      [memory = coordinator.content.memory] in
      ListResolver.resolve(content, memory: memory)
    }
    coordinator.apply(request, answer: completion)
  }
}
