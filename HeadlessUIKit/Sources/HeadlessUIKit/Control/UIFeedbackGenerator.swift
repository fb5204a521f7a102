/// Gives the user haptic feedback; tests read it with ``Headless/takeFeedback()``.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Readies the device for feedback that follows soon; nothing has to be readied here.
  open func prepare() {}
}

/// Feedback for something that hits something else.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight and hardness of what collides.
  public enum FeedbackStyle: Int, Sendable {
    /// Light things.
    case light = 0
    /// Things of medium weight.
    case medium = 1
    /// Heavy things.
    case heavy = 2
    /// Soft things.
    case soft = 3
    /// Rigid things.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator of a style.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for things of medium weight.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Gives the feedback.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Gives the feedback with an intensity, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    Headless.give(.impact(style, intensity: min(max(intensity, 0), 1)))
  }
}

/// Feedback for a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback.
  open func selectionChanged() {
    Headless.give(.selection)
  }
}

/// Feedback for something that has succeeded or failed.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the feedback says.
  public enum FeedbackType: Int, Sendable {
    /// Success.
    case success = 0
    /// A warning.
    case warning = 1
    /// An error.
    case error = 2
  }

  /// Gives the feedback.
  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType
  ) {
    Headless.give(.notification(notificationType))
  }
}
