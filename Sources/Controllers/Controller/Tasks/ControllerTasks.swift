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

  /// Cancels all tasks for good.
  func endAll() {
    for task in tasks {
      task.cancel()
    }
    tasks = []
  }
}
