/// The keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key for capital letters is locked.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The key for capital letters.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is one of the block of digits.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// An entry of a menu that responders perform.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// A longer title where there is room for it.
  open var discoverabilityTitle: String?
  /// How the command looks and behaves.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether a command that can be switched is on.
  open var state: UIMenuElement.State = .off
  /// What the command is about, for whoever performs it.
  open private(set) var propertyList: Any?
}

/// A key that does something while a responder offers it.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The key, by what it writes, or by one of the names of keys that write nothing.
  open private(set) var input: String?
  /// The keys that have to be held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command goes before what the system does with the key, such as to move the focus.
  open var wantsPriorityOverSystemBehavior = false

  /// What is done here in place of a method that is found by its name.
  private let handler: () -> Void

  /// Creates a command that calls a function.
  package init(
    title: String,
    input: String,
    modifierFlags: UIKeyModifierFlags,
    handler: @escaping () -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.handler = handler
    super.init(title: title, subtitle: nil, image: nil)
  }

  /// Does what the command is for, unless it is disabled; returns whether it did.
  func perform() -> Bool {
    guard !attributes.contains(.disabled) else { return false }
    handler()
    return true
  }
}

extension UIKeyCommand {
  /// The key with the arrow up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with the arrow down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with the arrow to the left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with the arrow to the right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The key that deletes backward.
  nonisolated public static let inputDelete = "\u{8}"
}

/// A key of a keyboard, with those that are held.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key writes.
  open private(set) var characters: String
  /// What the key would write by itself.
  open private(set) var charactersIgnoringModifiers: String
  /// The keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  init(_ characters: String, _ modifierFlags: UIKeyModifierFlags) {
    let isCapital = modifierFlags.contains(.shift)
    self.characters = isCapital && characters.count == 1 ? characters.uppercased() : characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
  }
}

/// A key or a button that is pressed.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// Where a press is.
  public enum Phase: Int, Sendable {
    /// It has begun.
    case began = 0
    /// Its force has changed.
    case changed = 1
    /// Nothing about it has changed.
    case stationary = 2
    /// It is over.
    case ended = 3
    /// The system has taken it away.
    case cancelled = 4
  }

  /// Where the press is.
  open internal(set) var phase = Phase.began
  /// When it last changed, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The key, of a press on a keyboard.
  open private(set) var key: UIKey?
  /// The window that the press goes to.
  open private(set) var window: UIWindow?
  /// The responder that heard of the press first.
  open private(set) var responder: UIResponder?

  init(_ key: UIKey, window: UIWindow, responder: UIResponder) {
    self.key = key
    self.window = window
    self.responder = responder
    timestamp = Headless.now
  }
}

/// Keys and buttons that are pressed.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// All presses that take part.
  open private(set) var allPresses: Set<UIPress>

  init(_ press: UIPress) {
    allPresses = [press]
    super.init(touches: [], timestamp: Headless.now)
  }
}
