/// How a controller is shown over another one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over everything, in place of what was there.
  case fullScreen = 0
  /// As a page that covers a part.
  case pageSheet = 1
  /// As a small page in the middle.
  case formSheet = 2
  /// In place of the nearest controller that defines a context.
  case currentContext = 3
  /// As the app says.
  case custom = 4
  /// Over everything, which stays.
  case overFullScreen = 5
  /// Over the nearest controller that defines a context, which stays.
  case overCurrentContext = 6
  /// As a bubble.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system thinks best, which is a page.
  case automatic = -2
}

extension UIViewController {
  /// How long a controller takes to come or go, in seconds, where that is animated.
  static let transitionDuration: TimeInterval = 0.35

  func show(over controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = outermost
    guard presenter.family.presented == nil else {
      Headless.log(
        "Attempt to present \(controller) on \(self) which is already presenting "
          + "\(presenter.family.presented.map { "\($0)" } ?? "another one")."
      )
      return
    }
    guard let window = viewIfLoaded?.window, let view = controller.view else {
      Headless.log(
        "Attempt to present \(controller) on \(self) whose view is not in the window hierarchy."
      )
      return
    }
    presenter.family.presented = controller
    controller.family.presenting = presenter
    controller.isComingOrGoing = true
    let covers = controller.coversPresenter
    if covers { presenter.beginAppearing(false, animated: animated) }
    controller.beginAppearing(true, animated: animated)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    controller.confirmAppearing()
    window.layoutIfNeeded()
    finish(animated) {
      if covers { presenter.endAppearing() }
      controller.endAppearing()
      controller.isComingOrGoing = false
      completion?()
    }
  }

  func hidePresented(animated: Bool, _ completion: (() -> Void)?) {
    let container = outermost
    let presenter = container.family.presented == nil ? container.family.presenting : container
    guard let presenter, let controller = presenter.family.presented else {
      completion?()
      return
    }
    if controller.family.presented != nil { controller.hidePresented(animated: false, nil) }
    let covers = controller.coversPresenter
    controller.isComingOrGoing = true
    controller.viewIfLoaded?.endEditing(true)
    controller.beginAppearing(false, animated: animated)
    if covers { presenter.beginAppearing(true, animated: animated) }
    presenter.family.presented = nil
    if covers { presenter.confirmAppearing() }
    finish(animated) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.endAppearing()
      if covers { presenter.endAppearing() }
      controller.family.presenting = nil
      controller.isComingOrGoing = false
      completion?()
    }
  }

  /// Runs the end of a transition at once, or when the time of its animation has passed.
  func finish(_ isAnimated: Bool, _ end: @escaping @MainActor () -> Void) {
    guard isAnimated, UIView.areAnimationsEnabled else { return end() }
    Headless.schedule(after: Self.transitionDuration, in: viewIfLoaded?.window, end)
  }

  private var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }
}
