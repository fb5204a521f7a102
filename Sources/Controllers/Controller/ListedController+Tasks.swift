extension ListedController {
  /// Runs an asynchronous operation for a part of the controller's life.
  ///
  /// The operation begins immediately if the controller is in that part of its life, and when it
  /// next begins otherwise, so `didLoad()` is a good place to call this method. It is cancelled at
  /// the end of that part, and for good when the item is removed from the list.
  ///
  /// ```swift
  /// override func didLoad() {
  ///   task("ticks", lifetime: .visible, restarts: true) { [weak self] in
  ///     for await tick in clock.ticks {
  ///       self?.updateState { $0.time = tick }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The controller keeps the operation until it ends. An operation that may continue after it was
  /// cancelled should capture the controller weakly.
  ///
  /// - Parameters:
  ///   - name: A name; the task cancels and replaces one with the same name.
  ///   - lifetime: The part of the controller's life after which the task is cancelled.
  ///   - restarts: Whether the operation begins again each time that part of the controller's life
  ///     does, for example each time the item appears.
  ///   - operation: The operation, on the main actor.
  /// - Returns: The task, which you can cancel.
  @discardableResult
  public final func task(
    _ name: String? = nil,
    lifetime: ControllerTask.Lifetime = .visible,
    restarts: Bool = false,
    _ operation: @escaping @MainActor () async -> Void
  ) -> ControllerTask {
    let task = ControllerTask(name, lifetime, restarts: restarts, operation)
    guard life != .removed else {
      task.cancel()
      return task
    }
    let tasks = self.tasks ?? ControllerTasks()
    self.tasks = tasks
    tasks.add(task, isBegun: isIn(lifetime))
    return task
  }

  private func isIn(_ lifetime: ControllerTask.Lifetime) -> Bool {
    switch lifetime {
    case .controller: owner != nil
    case .mounted: life == .displayed
    case .visible: isVisible
    case .preload: isInPreloadRange
    }
  }
}
