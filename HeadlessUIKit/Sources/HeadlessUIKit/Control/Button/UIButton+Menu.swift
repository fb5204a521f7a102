extension UIButton {
  /// Shows the chosen element of the menu, and adds a long press that opens the menu if a tap does
  /// not.
  func menuDidChange() {
    if showsChoice, let menu, menu.selectedElements.isEmpty {
      menu.actions.first?.state = .on
    }
    setNeedsUpdateConfiguration()
    if menu != nil, configured.press == nil {
      let press = UILongPressGestureRecognizer()
      Headless.onAction(of: press) { [weak self] press in
        if press.state == .began { _ = self?.openMenu() }
      }
      configured.press = press
      addGestureRecognizer(press)
    } else if menu == nil, let press = configured.press {
      removeGestureRecognizer(press)
      configured.press = nil
    }
  }

  /// Whether the button shows the menu's action that was chosen last.
  var showsChoice: Bool { changesSelectionAsPrimaryAction && menu != nil }

  /// The title of the action that was chosen last, if the button shows it.
  var chosenTitle: String? {
    showsChoice ? menu?.selectedElements.first?.title : nil
  }

  /// Opens the menu, and returns whether there is one.
  func openMenu() -> Bool {
    guard isEnabled, let menu, let window else { return false }
    sendActions(for: .menuActionTriggered)
    window.showMenu(menu, from: self, near: convert(bounds, to: window)) { [weak self] action in
      self?.choose(action, in: menu)
    }
    return true
  }

  private func choose(_ action: UIAction, in menu: UIMenu) {
    if showsChoice {
      for other in menu.actions { other.state = other === action ? .on : .off }
      setNeedsUpdateConfiguration()
      setNeedsLayout()
    }
    sendAction(action)
  }
}
