/// How a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen, removing what was there.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a small sheet in the center.
  case formSheet = 2
  /// In place of the nearest view controller that defines a context.
  case currentContext = 3
  /// With a custom presentation.
  case custom = 4
  /// Over the whole screen, keeping what was there.
  case overFullScreen = 5
  /// Over the nearest view controller that defines a context, keeping what was there.
  case overCurrentContext = 6
  /// As a popover.
  case popover = 7
  /// Not presented.
  case none = -1
  /// The system's choice, a sheet.
  case automatic = -2
}

extension UIViewController {
  /// The duration of an animated presentation or dismissal, in seconds.
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

  /// Runs the end of a transition, immediately or when its animation is over.
  func finish(_ isAnimated: Bool, _ end: @escaping @MainActor () -> Void) {
    guard isAnimated, UIView.areAnimationsEnabled else { return end() }
    Headless.schedule(after: Self.transitionDuration, in: viewIfLoaded?.window, end)
  }

  private var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }
}
