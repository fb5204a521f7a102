extension Headless {
  /// Returns the alert or the action sheet that is in front in a window.
  @preconcurrency @MainActor public static func alert(in window: UIWindow) -> UIAlertController? {
    window.frontmostController as? UIAlertController
  }

  /// Returns the view controller in front of all others in a window: the one presented last, or the
  /// root.
  @preconcurrency @MainActor
  public static func frontmostController(in window: UIWindow) -> UIViewController? {
    window.frontmostController
  }

  /// Dismisses what is presented in front in a window, as the user does: a sheet by a swipe, a
  /// popover or an action sheet by a tap beside it.
  ///
  /// Returns whether it was dismissed: an alert stays, and so does a controller that is modal or
  /// whose delegate does not allow it.
  @preconcurrency @MainActor @discardableResult
  public static func dismissPresented(in window: UIWindow) -> Bool {
    guard let controller = window.frontmostController, controller.family.presenting != nil else {
      return false
    }
    if let alert = controller as? UIAlertController {
      guard let cancel = alert.cancelAction, alert.preferredStyle == .actionSheet else {
        return false
      }
      alert.choose(cancel, animated: false)
      return true
    }
    guard [.pageSheet, .formSheet, .popover].contains(controller.resolvedPresentationStyle) else {
      return false
    }
    let presentation = controller.presentationController
    let delegate = presentation?.delegate
    let isAllowed = presentation.map { delegate?.presentationControllerShouldDismiss($0) ?? true }
    guard !controller.isModalInPresentation, isAllowed ?? true else {
      if let presentation { delegate?.presentationControllerDidAttemptToDismiss(presentation) }
      return false
    }
    if let presentation { delegate?.presentationControllerWillDismiss(presentation) }
    controller.dismiss(animated: false)
    if let presentation { delegate?.presentationControllerDidDismiss(presentation) }
    (controller as? UIActivityViewController)?.completionWithItemsHandler?(nil, false, nil, nil)
    return true
  }

  /// Returns what a view controller for sharing was made to share.
  @preconcurrency @MainActor
  public static func sharedItems(of controller: UIActivityViewController) -> [Any] {
    controller.activityItems
  }

  /// Ends sharing, as the user does by choosing a service or by closing the view controller.
  @preconcurrency @MainActor public static func finishSharing(
    _ controller: UIActivityViewController,
    with activity: UIActivity.ActivityType?,
    completed: Bool
  ) {
    controller.dismiss(animated: false)
    controller.completionWithItemsHandler?(activity, completed, nil, nil)
  }
}

extension UIWindow {
  fileprivate var frontmostController: UIViewController? {
    var controller = rootViewController
    while let next = controller?.family.presented { controller = next }
    return controller
  }
}
