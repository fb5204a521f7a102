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

extension SwipeAction {
  /// The edge from which the user swipes a cell.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The leading edge.
    case leading

    /// The trailing edge.
    case trailing
  }
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

/// An action that the user performs on an item by pressing a key.
@MainActor
public struct KeyAction {
  /// A key, identified by the character that it types or by a name.
  public struct Key: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The key's name in key commands.
    public let input: String

    /// Creates the key that types a character, without modifiers.
    public init(stringLiteral input: String) {
      self.input = input
    }

    /// Creates a key from its name in key commands, such as `UIKeyCommand.f5`.
    public init(_ input: String) {
      self.input = input
    }

    /// The key in words, for tests and traces.
    public var description: String {
      switch self {
      case .delete: "delete"
      case .return: "return"
      case .tab: "tab"
      case .space: "space"
      default: input
      }
    }

    /// The key that deletes backward.
    public static let delete = Key("\u{8}")
    /// The return key.
    public static let `return` = Key("\r")
    /// The tab key.
    public static let tab = Key("\t")
    /// The space bar.
    public static let space = Key(" ")
    /// The escape key.
    @MainActor public static var escape: Key { Key(UIKeyCommand.inputEscape) }
    /// The up arrow.
    @MainActor public static var up: Key { Key(UIKeyCommand.inputUpArrow) }
    /// The down arrow.
    @MainActor public static var down: Key { Key(UIKeyCommand.inputDownArrow) }
    /// The left arrow.
    @MainActor public static var left: Key { Key(UIKeyCommand.inputLeftArrow) }
    /// The right arrow.
    @MainActor public static var right: Key { Key(UIKeyCommand.inputRightArrow) }
  }

  /// The title of the action, shown where the system lists keys.
  public var title: String

  /// The key.
  public var key: Key

  /// The modifier keys that have to be held.
  public var modifiers: UIKeyModifierFlags

  /// Whether the action takes precedence over the system's use of the key; false by default.
  ///
  /// The system moves the focus with arrows and the tab key, and selects with the return key.
  public var goesBeforeSystem = false

  /// Performs the action.
  public var perform: () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - key: The key, such as `"d"` or `.delete`.
  ///   - modifiers: The modifier keys that have to be held.
  ///   - perform: Performs the action. Capture the controller weakly.
  public init(
    _ title: String,
    key: Key,
    modifiers: UIKeyModifierFlags = [],
    perform: @escaping () -> Void
  ) {
    self.title = title
    self.key = key
    self.modifiers = modifiers
    self.perform = perform
  }

  /// Whether another action is for the same key.
  func isForKey(of other: KeyAction) -> Bool {
    key == other.key && modifiers == other.modifiers
  }
}
