#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// A key that a list offers, with its action.
@MainActor
package struct OfferedKey {
  package let title: String
  package let input: String
  package let modifiers: UIKeyModifierFlags

  /// Whether the action takes precedence over the system's use of the key.
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

  /// Returns whether another key is the same, apart from its action.
  fileprivate func looks(like other: OfferedKey) -> Bool {
    title == other.title && input == other.input && modifiers == other.modifiers
      && goesBeforeSystem == other.goesBeforeSystem
  }
}

/// Offers the keys of a list through the view controller around it, as long as this object is kept.
@MainActor
package final class KeyCommands {
  private var keys: [OfferedKey] = []
  private var commands: [UIKeyCommand] = []
  private weak var controller: UIViewController?

  package init() {}

  /// Replaces the offered keys.
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
/// The actions of the key commands of lists, by number.
///
/// A key command has a selector and not a closure. It contains a number, with which the action is found,
/// whichever responder receives the command.
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
  /// Whether the selection follows the focus; it cannot be set on systems without touches.
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
  /// Moves the keyboard focus to the view, if it can be focused; returns whether the view is
  /// focused.
  package func takeKeyboardFocus() -> Bool {
    guard let system = UIFocusSystem(for: self) else { return false }
    system.requestFocusUpdate(to: self)
    system.updateFocusIfNeeded()
    return isFocused
  }
}
