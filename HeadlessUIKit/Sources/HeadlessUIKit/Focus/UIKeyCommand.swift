/// The modifier keys of a key press.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A menu element whose action a responder performs.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// A longer title, used where there is space for it.
  open var discoverabilityTitle: String?
  /// The attributes of the command.
  open var attributes: UIMenuElement.Attributes = []
  /// The state of the command: on, off or mixed.
  open var state: UIMenuElement.State = .off
  /// A value for the responder that performs the command.
  open private(set) var propertyList: Any?
}

/// A key with an action, which works while a responder offers the command.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The key: the character that it types, or the name of a key that types none.
  open private(set) var input: String?
  /// The modifier keys that have to be held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over the system's use of the key, such as moving the
  /// focus.
  open var wantsPriorityOverSystemBehavior = false

  /// What is done here in place of a method that is found by its name.
  private let handler: () -> Void
  /// The method that the first responder that has it performs; nil for a function.
  open private(set) var action: Selector?

  /// Creates a command whose action the first responder that has the method performs.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector
  ) {
    self.init(title: "", input: input, modifierFlags: modifierFlags) {}
    self.action = action
  }

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
  func perform(from responder: UIResponder) -> Bool {
    guard !attributes.contains(.disabled) else { return false }
    if let action {
      guard let target = responder.target(forAction: action, withSender: self) else { return false }
      action.call(on: target as AnyObject, from: self, for: nil)
    }
    handler()
    return true
  }
}

extension UIKeyCommand {
  /// The up arrow.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The key that deletes backward.
  nonisolated public static let inputDelete = "\u{8}"
}

/// A key of a keyboard, with its modifiers.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The characters that the key types.
  open private(set) var characters: String
  /// The characters that the key would type without modifiers.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  init(_ characters: String, _ modifierFlags: UIKeyModifierFlags) {
    let isCapital = modifierFlags.contains(.shift)
    self.characters = isCapital && characters.count == 1 ? characters.uppercased() : characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
  }
}

/// A press of a key or a button.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phases of a press.
  public enum Phase: Int, Sendable {
    /// The press has begun.
    case began = 0
    /// The force of the press has changed.
    case changed = 1
    /// Nothing has changed.
    case stationary = 2
    /// The press has ended.
    case ended = 3
    /// The system cancelled the press.
    case cancelled = 4
  }

  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// When the press last changed, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The key, for a press on a keyboard.
  open private(set) var key: UIKey?
  /// The window that receives the press.
  open private(set) var window: UIWindow?
  /// The responder that received the press first.
  open private(set) var responder: UIResponder?

  init(_ key: UIKey, window: UIWindow, responder: UIResponder) {
    self.key = key
    self.window = window
    self.responder = responder
    timestamp = Headless.now
  }
}

/// An event of presses.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// All presses of the event.
  open private(set) var allPresses: Set<UIPress>

  init(_ press: UIPress) {
    allPresses = [press]
    super.init(touches: [], timestamp: Headless.now)
  }
}
