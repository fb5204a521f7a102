/// The text size that the user prefers.
///
/// A phone has one setting; here each window has one, so that tests do not affect each other. While
/// a window is laid out, its setting is the user's, and otherwise that of the window that became
/// visible or got a setting last.
@preconcurrency @MainActor enum PreferredTextSize {
  private static var latest: (window: ObjectIdentifier, category: UIContentSizeCategory)?
  /// The setting of the window that is being laid out.
  static var duringLayout: UIContentSizeCategory?

  /// The user's setting.
  static var current: UIContentSizeCategory { duringLayout ?? latest?.category ?? .large }

  /// Makes a window's setting the user's.
  static func adopt(_ window: UIWindow) {
    latest = (ObjectIdentifier(window), window.preferredTextSize)
  }

  /// Forgets the setting of a window that ceases to exist.
  static func forget(_ window: ObjectIdentifier) {
    if latest?.window == window { latest = nil }
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
