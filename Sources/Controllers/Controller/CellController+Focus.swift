import RosterPlatform

extension CellController {
  public final func _takeFocus(_ focus: Focus) -> Bool {
    guard let cell else { return false }
    switch focus {
    case .firstResponder:
      guard let responder = firstResponder(in: cell) else { return false }
      return responder.isFirstResponder || responder.becomeFirstResponder()
    case .accessibility:
      UIAccessibility.post(notification: .layoutChanged, argument: cell)
      return true
    }
  }
}
