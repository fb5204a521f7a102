extension Headless {
  /// Haptic feedback that an app has given.
  public enum Feedback: Hashable, Sendable {
    /// Something has hit something else, with an intensity from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// A selection has changed.
    case selection
    /// Something has succeeded or failed.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  /// Returns the haptic feedback since the last call, in order.
  @preconcurrency @MainActor public static func takeFeedback() -> [Feedback] {
    defer { feedback = [] }
    return feedback
  }

  @preconcurrency @MainActor static func give(_ feedback: Feedback) {
    self.feedback.append(feedback)
  }

  @preconcurrency @MainActor private static var feedback: [Feedback] = []
}
