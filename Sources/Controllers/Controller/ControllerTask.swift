/// A task of a controller for a part of its life.
///
/// It is the result of `task(_:lifetime:restarts:_:)`, and need not be kept.
@MainActor
public final class ControllerTask {
  /// The part of the controller's life after which the task is cancelled.
  public let lifetime: ControllerTask.Lifetime

  /// The name that distinguishes the task from others of the controller.
  public let name: String?

  let restarts: Bool
  private var operation: (@MainActor () async -> Void)?
  private var running: Task<Void, Never>?
  private var hasBegun = false

  /// The number of times the operation has begun, with which its end is distinguished from that of
  /// an earlier one.
  private var begins = 0

  init(
    _ name: String?,
    _ lifetime: ControllerTask.Lifetime,
    restarts: Bool,
    _ operation: @escaping @MainActor () async -> Void
  ) {
    self.name = name
    self.lifetime = lifetime
    self.restarts = restarts
    self.operation = operation
  }

  /// Whether the operation is running.
  public var isRunning: Bool { running != nil }

  /// Whether the task will not begin again; a running operation ends soon.
  public var isCancelled: Bool { operation == nil }

  /// Cancels the task for good; further calls do nothing.
  public func cancel() {
    operation = nil
    running?.cancel()
    running = nil
  }

  /// Waits until the running operation has returned, if there is one.
  public func finish() async {
    await running?.value
  }

  /// Begins the operation, once in each part of the controller's life.
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

  /// Cancels the operation, which begins again later if the task restarts.
  ///
  /// - Returns: Whether the task can begin again.
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

  /// Adds a task, and cancels one with the same name.
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

  /// Begins the tasks for a part of the controller's life.
  func begin(_ lifetime: ControllerTask.Lifetime) {
    for task in tasks where task.lifetime == lifetime {
      task.begin()
    }
  }

  /// Cancels the tasks for a part of the controller's life.
  func end(_ lifetime: ControllerTask.Lifetime) {
    tasks.removeAll { $0.lifetime == lifetime && !$0.end() }
  }

  /// The running tasks.
  var running: [ControllerTask] { tasks.filter(\.isRunning) }

  /// Cancels all tasks for good.
  func endAll() {
    for task in tasks {
      task.cancel()
    }
    tasks = []
  }
}

extension ControllerTask {
  /// The part of a controller's life after which a task is cancelled.
  public enum Lifetime: Hashable, Sendable {
    /// While the item is in the list, from the moment when it is needed.
    case controller

    /// While the controller has a cell, from the moment when the cell is displayed.
    ///
    /// A prefetched cell does not count, because it may never be shown.
    case mounted

    /// While a part of the item is visible.
    case visible

    /// While the item is in the preload range, which includes visible items.
    case preload
  }
}
