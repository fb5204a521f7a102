import Roster

extension MountedCell {
  /// The names of what a person can do with the item through an assistive technology.
  public var accessibilityActions: [String] {
    cell.accessibilityCustomActions?.map(\.name) ?? []
  }

  /// Does something with the item through an assistive technology.
  ///
  /// - Returns: Whether there is such an action, and it was done.
  @discardableResult
  public func performAccessibilityAction(_ name: String) -> Bool {
    guard
      let action = cell.accessibilityCustomActions?.first(where: { $0.name == name }),
      let handler = action.actionHandler
    else { return false }
    return handler(action)
  }
}
