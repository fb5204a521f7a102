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

/// The animations with which a view controller is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It comes from below.
  case coverVertical = 0
  /// The screen turns around.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// The screen is lifted at a corner.
  case partialCurl = 3
}

/// The looks of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on a light screen, and light on a dark one.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
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
    controller.willBePresented(by: self)
    let custom = controller.customPresentation(from: presenter, source: self)
    let container = custom?.begin(in: window) ?? window
    presenter.family.presented = controller
    controller.family.presenting = presenter
    let coordinator = coordinate([presenter, controller], in: window, animated)
    custom?.presentationTransitionWillBegin()
    controller.isComingOrGoing = true
    let covers = controller.coversPresenter
    if covers { presenter.beginAppearing(false, animated: animated) }
    controller.beginAppearing(true, animated: animated)
    view.frame = custom?.frameOfPresentedViewInContainerView ?? window.bounds
    if custom == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    container.addSubview(view)
    controller.confirmAppearing()
    window.layoutIfNeeded()
    coordinator?.run()
    finish(animated) {
      if covers { presenter.endAppearing() }
      controller.endAppearing()
      controller.isComingOrGoing = false
      custom?.presentationTransitionDidEnd(true)
      coordinator?.end()
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
    let custom = controller.family.presentation.flatMap { $0.containerView == nil ? nil : $0 }
    let coordinator = coordinate([presenter, controller], in: viewIfLoaded?.window, animated)
    custom?.dismissalTransitionWillBegin()
    controller.beginAppearing(false, animated: animated)
    if covers { presenter.beginAppearing(true, animated: animated) }
    presenter.family.presented = nil
    if covers { presenter.confirmAppearing() }
    coordinator?.run()
    finish(animated) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.endAppearing()
      if covers { presenter.endAppearing() }
      controller.family.presenting = nil
      controller.isComingOrGoing = false
      custom?.dismissalTransitionDidEnd(true)
      custom?.end()
      coordinator?.end()
      completion?()
    }
  }

  /// Runs the end of a transition, immediately or when its animation is over.
  func finish(_ isAnimated: Bool, _ end: @escaping @MainActor () -> Void) {
    guard isAnimated, UIView.areAnimationsEnabled else { return end() }
    Headless.schedule(after: Self.transitionDuration, in: viewIfLoaded?.window, end)
  }

  /// Makes a coordinator for an animated transition of some controllers.
  func coordinate(
    _ controllers: [UIViewController],
    in window: UIWindow?,
    _ isAnimated: Bool
  ) -> TransitionCoordinator? {
    guard let window, isAnimated, UIView.areAnimationsEnabled else { return nil }
    return TransitionCoordinator(of: controllers, in: window, duration: Self.transitionDuration)
  }

  /// How the controller is presented, where the system chooses.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// The object that manages the controller's own presentation, made for its style.
  var ownPresentation: UIPresentationController {
    if let made = family.presentation, family.presenting != nil || made.fits(modalPresentationStyle)
    {
      return made
    }
    let made =
      switch resolvedPresentationStyle {
      case .popover:
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      default: UIPresentationController(presentedViewController: self, presenting: nil)
      }
    family.presentation = made
    return made
  }

  /// Returns the object that a delegate provides for a custom presentation.
  private func customPresentation(
    from presenter: UIViewController,
    source: UIViewController
  ) -> UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    family.presentation = transitioningDelegate?.presentationController(
      forPresented: self,
      presenting: presenter,
      source: source
    )
    return family.presentation
  }

  private var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }
}

extension UIPresentationController {
  /// Whether this is the kind of object for a style.
  fileprivate func fits(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .popover: self is UIPopoverPresentationController
    case .pageSheet, .formSheet, .automatic: self is UISheetPresentationController
    default:
      !(self is UIPopoverPresentationController) && !(self is UISheetPresentationController)
    }
  }
}
