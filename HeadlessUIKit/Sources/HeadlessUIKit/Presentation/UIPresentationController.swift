/// The object that manages how a view controller is presented: its frame, its surroundings and its
/// dismissal.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  private weak var presenting: UIViewController?
  private weak var presented: UIViewController?
  private var container: UIView?

  /// The delegate, which is told of dismissals by the user.
  ///
  /// A popover narrows the type, which plain Swift cannot override; the attribute lets the narrower property win
  /// where both would fit.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a controller for the presentation of one view controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The view controller that presents; the presented one as long as there is none.
  open var presentingViewController: UIViewController {
    presented?.family.presenting ?? presenting ?? presentedViewController
  }
  /// The view controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// How the view controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.resolvedPresentationStyle ?? .none
  }
  /// The view in which the presentation takes place, while it does.
  open var containerView: UIView? { container }
  /// The view that is presented.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// The frame of the presented view at the end of the transition; the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presented view covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed after the transition.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the view controller is presented.
  open func presentationTransitionWillBegin() {}
  /// Called when the view controller was presented.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the view controller is dismissed.
  open func dismissalTransitionWillBegin() {}
  /// Called when the view controller was dismissed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container was laid out.
  open func containerViewDidLayoutSubviews() {}

  /// The size that the presented view controller prefers.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// Called when the presented view controller prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a container inside this one; by default that of the parent.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container changes its size.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits of the container change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Makes the container, in front of everything in the window.
  func begin(in window: UIWindow) -> UIView {
    let view = PresentationView(self)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    container = view
    return view
  }

  func end() {
    container?.removeFromSuperview()
    container = nil
  }
}

/// The container of a presentation, which lets its controller place the presented view.
private final class PresentationView: UIView {
  private weak var owner: UIPresentationController?

  init(_ owner: UIPresentationController) {
    self.owner = owner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    owner?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    owner?.containerViewDidLayoutSubviews()
  }
}

/// An object that has content with a size, and may contain others that have.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content prefers.
  var preferredContentSize: CGSize { get }
  /// Called when a container inside this one prefers another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a container inside this one, given the size of this one.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the container changes its size.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  /// Called before the traits of the container change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// The delegate of a presentation; each method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in an environment; nothing calls it here.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the style where the width is compact; nothing calls it here.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns whether the user may dismiss the view controller.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  )
    -> Bool
  /// Called when the user starts to dismiss the view controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed the view controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has tried to dismiss a view controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The delegate that provides what a custom presentation needs; each method is optional.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the object that manages a custom presentation.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
