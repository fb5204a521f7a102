/// A step with which the user moves an item without dragging it, such as with VoiceOver or a key.
public enum MoveStep: Hashable, Sendable, CaseIterable {
  /// To before the previous item; from the first position of a section, to the end of the section
  /// before it.
  case up

  /// To after the next item; from the last position of a section, to the beginning of the section
  /// after it.
  case down
}

extension MoveStep {
  /// The names of the actions with which assistive technologies move an item.
  ///
  /// Movable items have these actions. Set their names in the language of the app for a whole list, or
  /// a part of it:
  ///
  /// ```swift
  /// TodoList(store: store)
  ///   .environment(\.moveActionNames, MoveStep.ActionNames(up: "Nach oben", down: "Nach unten"))
  /// ```
  public struct ActionNames: Hashable, Sendable {
    /// The name of the action that moves the item up.
    public var up: String

    /// The name of the action that moves the item down.
    public var down: String

    /// Creates names, which are in English by default.
    public init(up: String = "Move up", down: String = "Move down") {
      self.up = up
      self.down = down
    }
  }
}

extension ListEnvironment {
  /// The names of the actions with which assistive technologies move an item.
  public var moveActionNames: MoveStep.ActionNames {
    get { self[MoveActionNamesKey.self] }
    set { self[MoveActionNamesKey.self] = newValue }
  }
}

private enum MoveActionNamesKey: ListEnvironmentKey {
  static var defaultValue: MoveStep.ActionNames { MoveStep.ActionNames() }
}
