/// Something that a controller does for a part of its life.
///
/// It is what `task(_:lifetime:restarts:_:)` returns. There is no need to keep it.
@MainActor
public final class ControllerTask {
  /// The part of the controller's life after which the task is cancelled.
  public let lifetime: TaskLifetime

  /// What distinguishes the task from others of the controller.
  public let name: String?

  let restarts: Bool
  private var operation: (@MainActor () async -> Void)?
  private var running: Task<Void, Never>?
  private var hasBegun = false

  /// How often the operation has begun, so that the end of an earlier one is distinguished from its own.
  private var begins = 0

  init(
    _ name: String?,
    _ lifetime: TaskLifetime,
    restarts: Bool,
    _ operation: @escaping @MainActor () async -> Void
  ) {
    self.name = name
    self.lifetime = lifetime
    self.restarts = restarts
    self.operation = operation
  }

  /// Whether the operation has begun and not returned.
  public var isRunning: Bool { running != nil }

  /// Whether the task will not begin again, and ends soon if it runs.
  public var isCancelled: Bool { operation == nil }

  /// Cancels the task for good; a second call does nothing.
  public func cancel() {
    operation = nil
    running?.cancel()
    running = nil
  }

  /// Waits until the operation returns, if it runs.
  public func finish() async {
    await running?.value
  }

  /// Begins the operation, once for each part of the controller's life.
  func begin() {
    guard !hasBegun, let operation else { return }
    hasBegun = true
    begins += 1
    let number = begins
    running = Task { [weak self] in
      await operation()
      self?.didReturn(from: number)
    }
  }

  /// Cancels the operation, and lets it begin again if that is wanted.
  ///
  /// - Returns: Whether the task has a future.
  func end() -> Bool {
    if hasBegun, !restarts {
      cancel()
    }
    hasBegun = false
    running?.cancel()
    running = nil
    return operation != nil
  }

  private func didReturn(from number: Int) {
    guard number == begins else { return }
    running = nil
    if !restarts {
      operation = nil
    }
  }
}

/// The tasks of one controller.
@MainActor
final class ControllerTasks {
  private var tasks: [ControllerTask] = []

  /// Adds a task; one of the same name is cancelled.
  func add(_ task: ControllerTask, isBegun: Bool) {
    if let name = task.name, let index = tasks.firstIndex(where: { $0.name == name }) {
      tasks.remove(at: index).cancel()
    }
    tasks.removeAll(where: \.isCancelled)
    tasks.append(task)
    if isBegun {
      task.begin()
    }
  }

  /// Begins the tasks of a part of the controller's life.
  func begin(_ lifetime: TaskLifetime) {
    for task in tasks where task.lifetime == lifetime {
      task.begin()
    }
  }

  /// Cancels the tasks of a part of the controller's life.
  func end(_ lifetime: TaskLifetime) {
    tasks.removeAll { $0.lifetime == lifetime && !$0.end() }
  }

  /// The tasks that have begun and not returned.
  var running: [ControllerTask] { tasks.filter(\.isRunning) }

  /// Cancels all tasks for good.
  func endAll() {
    for task in tasks {
      task.cancel()
    }
    tasks = []
  }
}

/// The part of a controller's life after which a task is cancelled.
public enum TaskLifetime: Hashable, Sendable {
  /// While the item is in the list, from the moment that it is needed.
  case controller

  /// While the controller has a cell, from the moment that the cell is displayed.
  ///
  /// A cell that the collection view has got ready in advance does not count: it may never be shown.
  case mounted

  /// While a part of the item is on screen.
  case visible

  /// While the item is in the preload range, which what is on screen always is.
  case preload
}
