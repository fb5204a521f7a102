import RosterCore

extension ListedController {
  /// Does something that takes time, for a part of the controller's life.
  ///
  /// The operation begins at once if the controller is in that part of its life, and with the next such
  /// part otherwise; so `didLoad()` is a good place to ask for it. It is cancelled at the end of that
  /// part, and for good when the item leaves the list.
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
  /// The controller keeps the operation until its end. An operation that may go on after it was cancelled
  /// should capture the controller weakly.
  ///
  /// - Parameters:
  ///   - name: What distinguishes the task from others: it cancels and replaces one of the same name.
  ///   - lifetime: The part of the controller's life after which the task is cancelled.
  ///   - restarts: Whether the operation begins anew each time that the part of life does, for instance
  ///     each time that the item appears.
  ///   - operation: What is to be done, on the main actor.
  /// - Returns: The task, to cancel it by.
  @discardableResult
  public final func task(
    _ name: String? = nil,
    lifetime: TaskLifetime = .visible,
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

  private func isIn(_ lifetime: TaskLifetime) -> Bool {
    switch lifetime {
    case .controller: owner != nil
    case .mounted: life == .displayed
    case .visible: isVisible
    case .preload: isInPreloadRange
    }
  }
}
