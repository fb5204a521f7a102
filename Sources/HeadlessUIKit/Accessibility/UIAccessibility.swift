/// What an app tells assistive technologies, and what it knows of them.
public enum UIAccessibility {
  /// What has happened.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen is another one.
    public static let screenChanged = Notification(rawValue: 1000)

    /// A part of the screen looks different.
    public static let layoutChanged = Notification(rawValue: 1001)

    /// Something is to be said, which the argument is the text of.
    public static let announcement = Notification(rawValue: 1008)

    /// Another part of the content is shown, which the argument says.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What reads the screen.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
    )

    /// What works the screen with switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
    )
  }

  /// Notifies assistive technologies of something that has happened.
  ///
  /// They turn to the view or element that is given as the argument, if it is in a window.
  @preconcurrency @MainActor public static func post(
    notification: UIAccessibility.Notification,
    argument: Any?
  ) {
    if notification == .announcement, let text = argument as? String {
      return AssistiveFocus.shared.announcements.append(text)
    }
    if let view = argument as? UIView, let window = view.window {
      window.toldAccessibilityElement = view
    }
    if let element = argument as? UIResponder { AssistiveFocus.shared.turn(to: element) }
  }

  /// What an assistive technology has turned to, or nil if it is not in use.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? {
    let settings = Headless.accessibilitySettings
    let isInUse =
      switch assistiveTechnologyIdentifier {
      case .notificationVoiceOver?: settings.isVoiceOverRunning
      case .notificationSwitchControl?: settings.isSwitchControlRunning
      default: settings.isVoiceOverRunning || settings.isSwitchControlRunning
      }
    return isInUse ? AssistiveFocus.shared.element : nil
  }

  /// Whether the screen is read aloud.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    Headless.accessibilitySettings.isVoiceOverRunning
  }

  /// Whether the screen is worked with switches.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    Headless.accessibilitySettings.isSwitchControlRunning
  }

  /// Whether the user prefers little motion.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    Headless.accessibilitySettings.isReduceMotionEnabled
  }

  /// Whether the user prefers little transparency.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    Headless.accessibilitySettings.isReduceTransparencyEnabled
  }

  /// Whether the user prefers bold text.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    Headless.accessibilitySettings.isBoldTextEnabled
  }

  /// The screen is read aloud, or no longer.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// The screen is worked with switches, or no longer.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )
  /// The user prefers little motion, or no longer.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// The user prefers little transparency, or no longer.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  /// The user prefers bold text, or no longer.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
}

/// What an assistive technology has turned to, and what it was given to say.
@preconcurrency @MainActor final class AssistiveFocus {
  static let shared = AssistiveFocus()
  private(set) weak var element: UIResponder?
  var announcements: [String] = []

  func turn(to next: UIResponder?) {
    guard next !== element else { return }
    let previous = element
    element = next
    previous?.accessibilityElementDidLoseFocus()
    next?.accessibilityElementDidBecomeFocused()
  }
}

extension UIResponder {
  /// Returns whether an assistive technology has turned to the object.
  public func accessibilityElementIsFocused() -> Bool {
    AssistiveFocus.shared.element === self
  }
}
