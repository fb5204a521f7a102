#if os(tvOS)
public import Foundation

// What UIKit declares for swipes, refreshing and keyboards on other systems. The televisions' UIKit marks it as
// unavailable, so that a name means the declaration below.

/// The actions of a swiped item.
///
/// Nothing is swiped with a remote control, so nobody asks for them.
@MainActor
public final class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]

  /// Whether a long swipe performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  ///
  /// - Parameter actions: The actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// An action of a swiped item.
@MainActor
public final class UIContextualAction: NSObject {
  /// Receives the action, its view, and a function to call at the end.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What an action means.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// What the action means.
  public let style: Style

  /// What the action does.
  public let handler: Handler

  /// The name of the action.
  public var title: String?

  /// The color of the action.
  public var backgroundColor: UIColor?

  /// The picture of the action.
  public var image: UIImage?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: What the action means.
  ///   - title: The name of the action.
  ///   - handler: What the action does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
  }
}

/// Would show that a list is refreshed.
///
/// No scroll view has one.
@MainActor
public final class UIRefreshControl: UIControl {
  /// Whether the control shows that the list is refreshed.
  public private(set) var isRefreshing = false

  /// Shows that the list is refreshed.
  public func beginRefreshing() { isRefreshing = true }

  /// Shows that the list is not refreshed any longer.
  public func endRefreshing() { isRefreshing = false }
}

/// Would count up and down.
///
/// No cell has one.
@MainActor
package final class UIStepper: UIControl {}

extension UIScrollView {
  /// None, because nobody pulls a list with a remote control.
  package var refreshControl: UIRefreshControl? {
    get { nil }
    set { _ = newValue }
  }

  /// Never, because there is no status bar to tap.
  package var scrollsToTop: Bool {
    get { false }
    set { _ = newValue }
  }
}

/// The keyboard covers the whole screen, and no app is told of it: nobody posts this notification.
extension UIResponder {
  package static var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("Roster.keyboardWillChangeFrame")
  }

  package static var keyboardFrameEndUserInfoKey: String { "frame" }

  package static var keyboardAnimationDurationUserInfoKey: String { "duration" }

  package static var keyboardAnimationCurveUserInfoKey: String { "curve" }
}
#endif
