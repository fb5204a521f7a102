#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// A key that a list offers, and what it does.
@MainActor
package struct OfferedKey {
  package let title: String
  package let input: String
  package let modifiers: UIKeyModifierFlags

  /// Whether it goes before what the system does with the key.
  package let goesBeforeSystem: Bool

  package let perform: () -> Void

  package init(
    title: String,
    input: String,
    modifiers: UIKeyModifierFlags,
    goesBeforeSystem: Bool,
    perform: @escaping () -> Void
  ) {
    self.title = title
    self.input = input
    self.modifiers = modifiers
    self.goesBeforeSystem = goesBeforeSystem
    self.perform = perform
  }

  /// Whether another key differs in nothing that is known of it before it is pressed.
  fileprivate func looks(like other: OfferedKey) -> Bool {
    title == other.title && input == other.input && modifiers == other.modifiers
      && goesBeforeSystem == other.goesBeforeSystem
  }
}

/// The keys that a list offers by the view controller around it, as long as it is kept.
@MainActor
package final class KeyCommands {
  private var keys: [OfferedKey] = []
  private var commands: [UIKeyCommand] = []
  private weak var controller: UIViewController?

  package init() {}

  /// Offers other keys than before.
  package func offer(_ keys: [OfferedKey], by controller: UIViewController?) {
    let isSame =
      controller === self.controller && keys.count == self.keys.count
      && zip(keys, self.keys).allSatisfy { $0.looks(like: $1) }
    self.keys = keys
    guard !isSame else { return }
    for command in commands { take(command, from: self.controller) }
    self.controller = controller
    commands = controller == nil ? [] : keys.indices.map(command)
    for command in commands { controller?.addKeyCommand(command) }
  }

  private func perform(_ index: Int) {
    if keys.indices.contains(index) { keys[index].perform() }
  }

  #if canImport(UIKit)
  private func take(_ command: UIKeyCommand, from controller: UIViewController?) {
    controller?.removeKeyCommand(command)
    KeyCommandHandlers.remove(command)
  }

  private func command(_ index: Int) -> UIKeyCommand {
    let command = UIKeyCommand(
      title: keys[index].title,
      image: nil,
      action: #selector(UIResponder.performListKeyCommand(_:)),
      input: keys[index].input,
      modifierFlags: keys[index].modifiers,
      propertyList: KeyCommandHandlers.add { [weak self] in self?.perform(index) }
    )
    command.wantsPriorityOverSystemBehavior = keys[index].goesBeforeSystem
    return command
  }
  #else
  private func take(_ command: UIKeyCommand, from controller: UIViewController?) {
    controller?.removeKeyCommand(command)
  }

  private func command(_ index: Int) -> UIKeyCommand {
    let key = keys[index]
    let command = UIKeyCommand(title: key.title, input: key.input, modifierFlags: key.modifiers) {
      [weak self] in self?.perform(index)
    }
    command.wantsPriorityOverSystemBehavior = key.goesBeforeSystem
    return command
  }
  #endif
}

#if canImport(UIKit)
/// What key commands of lists do, by what they are known by.
///
/// A command names a method of a responder and not a closure. It carries a number, by which this finds the
/// closure, whichever responder gets the command.
@MainActor
private enum KeyCommandHandlers {
  static var handlers: [Int: () -> Void] = [:]
  static var lastNumber = 0

  static func add(_ handler: @escaping () -> Void) -> Int {
    lastNumber += 1
    handlers[lastNumber] = handler
    return lastNumber
  }

  static func remove(_ command: UIKeyCommand) {
    if let number = command.propertyList as? Int { handlers[number] = nil }
  }
}

extension UIResponder {
  @objc(roster_performListKeyCommand:)
  fileprivate func performListKeyCommand(_ command: UIKeyCommand) {
    guard let number = command.propertyList as? Int else { return }
    KeyCommandHandlers.handlers[number]?()
  }
}
#endif

extension UICollectionView {
  /// Whether the selection follows the focus, which it cannot be told to where nobody touches the screen.
  package var selectsWithFocus: Bool {
    get {
      #if os(tvOS)
      false
      #else
      selectionFollowsFocus
      #endif
    }
    set {
      #if !os(tvOS)
      selectionFollowsFocus = newValue
      #endif
    }
  }
}

extension UIView {
  /// Gives the view the focus of the keyboard, if it can have it; returns whether it has it.
  package func takeKeyboardFocus() -> Bool {
    guard let system = UIFocusSystem(for: self) else { return false }
    system.requestFocusUpdate(to: self)
    system.updateFocusIfNeeded()
    return isFocused
  }
}
