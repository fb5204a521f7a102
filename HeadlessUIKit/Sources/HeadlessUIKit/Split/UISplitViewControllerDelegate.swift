/// The delegate of a split view controller; each method is optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called when the display mode is about to change.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
  /// Called when a column is about to be shown.
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )
  /// Called when a column is about to be hidden.
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )
  /// Asks which column is on top when the columns collapse.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Called when the columns have collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Asks for the display mode when the stack expands.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called when the stack has expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
