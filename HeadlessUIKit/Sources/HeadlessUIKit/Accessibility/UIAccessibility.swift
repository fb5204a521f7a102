/// The connection between an app and assistive technologies.
public enum UIAccessibility {
  /// A kind of event that assistive technologies are notified of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new view covers most of the screen.
    public static let screenChanged = Notification(rawValue: 1000)

    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)

    /// A message to be spoken; the argument is its text.
    public static let announcement = Notification(rawValue: 1008)

    /// A scroll view shows another page; the argument describes it.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// VoiceOver, which reads the screen aloud.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
    )

    /// Switch Control, with which the user uses the screen by switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
    )
  }

  /// Notifies assistive technologies of an event.
  ///
  /// If the argument is a view or an element in a window, it becomes focused.
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

  /// Returns the element that an assistive technology has focused, or nil if none is in use.
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

  /// Whether VoiceOver is running.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    Headless.accessibilitySettings.isVoiceOverRunning
  }

  /// Whether Switch Control is running.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    Headless.accessibilitySettings.isSwitchControlRunning
  }

  /// Whether the user prefers reduced motion.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    Headless.accessibilitySettings.isReduceMotionEnabled
  }

  /// Whether the user prefers reduced transparency.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    Headless.accessibilitySettings.isReduceTransparencyEnabled
  }

  /// Whether the user prefers bold text.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    Headless.accessibilitySettings.isBoldTextEnabled
  }

  /// Posted when an assistive technology has focused another element.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  /// The key of the element that is focused.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that was focused before.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// Posted when VoiceOver starts or stops.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Posted when Switch Control starts or stops.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )
  /// Posted when the preference for reduced motion changes.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// Posted when the preference for reduced transparency changes.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  /// Posted when the preference for bold text changes.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
}

/// The element that an assistive technology has focused, and the announcements it received.
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
    let elements = [
      UIAccessibility.focusedElementUserInfoKey: next,
      UIAccessibility.unfocusedElementUserInfoKey: previous,
    ]
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification,
      object: nil,
      userInfo: elements.compactMapValues { $0 }
    )
  }
}
