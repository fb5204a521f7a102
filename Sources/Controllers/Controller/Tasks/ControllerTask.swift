/// Something that a controller does for a part of its life.
///
/// It is what `task(_:lifetime:restarts:_:)` returns. There is no need to keep it.
@MainActor
public final class ControllerTask {
  /// The part of the controller's life after which the task is cancelled.
  public let lifetime: TaskLifetime

  /// What tells the task from others of the controller.
  public let name: String?

  let restarts: Bool
  private var operation: (@MainActor () async -> Void)?
  private var running: Task<Void, Never>?
  private var hasBegun = false

  /// How often the operation has begun, so that the end of an earlier one is told from that of this.
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
