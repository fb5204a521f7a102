extension Headless {
  /// Returns the alert that a window shows on top; nil if there is none.
  @preconcurrency @MainActor public static func alert(in window: UIWindow) -> UIAlertController? {
    var controller = window.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller as? UIAlertController
  }

  /// Chooses an action of an alert by its title, as a finger does: the alert goes, and then the action's closure is called.
  ///
  /// Returns whether the alert has the action and it is enabled.
  @preconcurrency @MainActor @discardableResult
  public static func choose(_ title: String, in alert: UIAlertController) -> Bool {
    guard let action = alert.actions.first(where: { $0.title == title }), action.isEnabled else {
      return false
    }
    alert.presentingViewController?.dismiss(animated: false)
    action.handler?(action)
    return true
  }

  /// Types a text into one of an alert's fields, by its number, in place of what is there.
  ///
  /// Returns whether the alert has the field.
  @preconcurrency @MainActor @discardableResult
  public static func type(_ text: String, intoField index: Int, of alert: UIAlertController) -> Bool
  {
    guard let fields = alert.textFields, fields.indices.contains(index) else { return false }
    fields[index].text = text
    fields[index].sendActions(for: .editingChanged)
    NotificationCenter.default.post(
      name: UITextField.textDidChangeNotification,
      object: fields[index]
    )
    return true
  }
}
