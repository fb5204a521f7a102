public import RosterPlatform

/// An action that swiping a cell reveals.
@MainActor
public struct SwipeAction {
  /// The styles of swipe actions.
  public enum Style: Hashable, Sendable {
    /// An ordinary action.
    case normal

    /// A destructive action.
    case destructive
  }

  /// The title of the action.
  public var title: String

  /// An image above the title.
  public var image: UIImage?

  /// The style of the action.
  public var style: Style

  /// The background color; `nil` for that of the style.
  public var backgroundColor: UIColor?

  /// Performs the action, after which the row closes.
  public var perform: () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: An image above the title.
  ///   - style: The style.
  ///   - backgroundColor: The background color; `nil` for that of the style.
  ///   - perform: Performs the action. Capture the controller weakly.
  public init(
    _ title: String,
    image: UIImage? = nil,
    style: Style = .normal,
    backgroundColor: UIColor? = nil,
    perform: @escaping () -> Void
  ) {
    self.title = title
    self.image = image
    self.style = style
    self.backgroundColor = backgroundColor
    self.perform = perform
  }
}

/// The edge from which a person swipes a cell.
public enum SwipeEdge: Hashable, Sendable, CaseIterable {
  /// The leading edge.
  case leading

  /// The trailing edge.
  case trailing
}

/// An action on an item that assistive technologies offer by its name.
///
/// Add one for everything that otherwise needs a swipe, a drag or a small button.
@MainActor
public struct AccessibilityAction {
  /// The localized name of the action.
  public var name: String

  /// The image that stands for the action.
  public var image: UIImage?

  /// Performs the action, and returns whether it succeeded.
  public var perform: () -> Bool

  /// Creates an action that may fail.
  ///
  /// - Parameters:
  ///   - name: The localized name.
  ///   - image: The image that stands for the action.
  ///   - perform: Performs the action, and returns whether it succeeded. Capture the controller
  ///     weakly.
  public init(_ name: String, image: UIImage? = nil, perform: @escaping () -> Bool) {
    self.name = name
    self.image = image
    self.perform = perform
  }

  /// Creates an action that always succeeds.
  ///
  /// - Parameters:
  ///   - name: The localized name.
  ///   - image: The image that stands for the action.
  ///   - perform: Performs the action. Capture the controller weakly.
  public init(_ name: String, image: UIImage? = nil, perform: @escaping () -> Void) {
    self.init(name, image: image) {
      perform()
      return true
    }
  }
}
