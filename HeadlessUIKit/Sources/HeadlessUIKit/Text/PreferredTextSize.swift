/// The text size that the user prefers.
///
/// A phone has one setting; here each window has one, so that tests, which may run at the same time,
/// do not affect each other. While a window is laid out, its setting is the user's, and otherwise
/// that of the window that became visible or got a setting last in the task that asks, or else in its
/// time, which the tasks of a test share. In neither, it is that of the only window that there is.
@preconcurrency @MainActor enum PreferredTextSize {
  private struct Setting {
    let window: ObjectIdentifier
    let category: UIContentSizeCategory
    let task: Int?
    weak var clock: Clock?
  }

  /// The settings of windows, the latest last.
  private static var settings: [Setting] = []
  /// The setting of the window that is being laid out.
  static var duringLayout: UIContentSizeCategory?

  /// The user's setting.
  static var current: UIContentSizeCategory {
    if let duringLayout { return duringLayout }
    guard !settings.isEmpty else { return .large }
    let task = currentTask
    if let own = settings.last(where: { $0.task == task }) { return own.category }
    if let clock = Headless.ownTime?.clock {
      return settings.last { $0.clock === clock }?.category ?? .large
    }
    return settings.count == 1 ? settings[0].category : .large
  }

  /// What tells the task that runs from others that exist at the same time.
  ///
  /// The task is only looked at while it runs, in the closure, so that it exists.
  private static var currentTask: Int? {
    unsafe withUnsafeCurrentTask { task in unsafe task?.hashValue }
  }

  /// Makes a window's setting the user's.
  static func adopt(_ window: UIWindow) {
    forget(ObjectIdentifier(window))
    settings.append(
      Setting(
        window: ObjectIdentifier(window),
        category: window.preferredTextSize,
        task: currentTask,
        clock: Headless.ownTime?.clock ?? window.clock
      )
    )
  }

  /// Forgets the setting of a window that ceases to exist.
  static func forget(_ window: ObjectIdentifier) {
    settings.removeAll { $0.window == window }
  }

  /// Returns an environment's text size, or the user's if there is no environment.
  nonisolated static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    if let traits, traits.preferredContentSizeCategory != .unspecified {
      return traits.preferredContentSizeCategory
    }
    return MainQueue.isCurrent ? MainActor.assumeIsolated { current } : .large
  }
}

extension UIWindow {
  /// The text size that the user prefers in the window.
  var preferredTextSize: UIContentSizeCategory {
    let category = givenTraits.preferredContentSizeCategory
    return category == .unspecified ? .large : category
  }
}
