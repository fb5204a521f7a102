extension UIViewController {
  /// Begins to show or hide the view, and notifies the child view controllers.
  func beginAppearing(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard !isOnScreen else { return }
      loadViewIfNeeded()
      appearance = .appearing(animated: animated)
      isAppearanceConfirmed = false
      viewWillAppear(animated)
    } else {
      guard isOnScreen else { return }
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    }
    forward { $0.beginAppearing(isAppearing, animated: animated) }
  }

  /// Called when the view is in the window with its final traits and size.
  func confirmAppearing() {
    guard case .appearing(let animated) = appearance else { return }
    if !isAppearanceConfirmed {
      isAppearanceConfirmed = true
      if !animated { willFinishAppearing(animated: false) }
      viewIsAppearing(animated)
    }
    forward { $0.confirmAppearing() }
  }

  /// Ends the transition that ``beginAppearing(_:animated:)`` began.
  func endAppearing() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      if animated || !isAppearanceConfirmed { willFinishAppearing(animated: animated) }
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      return
    }
    forward { $0.endAppearing() }
  }

  var isOnScreen: Bool {
    switch appearance {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }

  private func forward(_ step: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded?.superview != nil { step(child) }
  }

  /// Notifies a controller whose view is added to that of a visible controller, or removed from it.
  func viewWillMove(to window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if window != nil, parent.isOnScreen, appearance == .disappeared {
      followsWindow = true
      beginAppearing(true, animated: false)
    } else if window == nil, parent.isOnScreen, isOnScreen {
      followsWindow = true
      beginAppearing(false, animated: false)
    }
  }

  func viewDidMove(to window: UIWindow?) {
    guard followsWindow else { return }
    followsWindow = false
    if window != nil, parent?.isAppearanceConfirmed ?? true { confirmAppearing() }
    if window == nil || parent?.appearance == .appeared { endAppearing() }
  }
}
