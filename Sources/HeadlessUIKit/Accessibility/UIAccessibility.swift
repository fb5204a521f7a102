/// What an app tells assistive technologies.
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
  }

  /// Tells assistive technologies that something has happened.
  ///
  /// They turn to the view that is given as the argument, if it is in a window.
  @preconcurrency @MainActor public static func post(
    notification: UIAccessibility.Notification,
    argument: Any?
  ) {
    guard let view = argument as? UIView else { return }
    view.window?.accessibilityElement = view
  }
}
