/// What is known of a transition, for example the rotation of a device.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext:
  NSObjectProtocol
{
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of the transition has passed, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The transformation that is animated, for example that of a rotation.
  var targetTransform: CGAffineTransform { get }
}

/// Animates an app's own changes with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes with the transition, and returns whether it will.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes with the transition, and returns whether it will.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Coordinates what is animated with a transition: a change of a window's size, a presentation, or a
/// push.
@preconcurrency @MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let controllers: [UIViewController]
  private let window: UIWindow
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var isRunning = false

  let isAnimated = true
  let isCancelled = false
  let transitionDuration: TimeInterval
  private(set) var percentComplete: CGFloat = 0
  let targetTransform = CGAffineTransform.identity
  var containerView: UIView { window }

  /// Makes a coordinator that some controllers know until the transition ends.
  init(of controllers: [UIViewController], in window: UIWindow, duration: TimeInterval) {
    self.controllers = controllers
    self.window = window
    transitionDuration = duration
    super.init()
    for controller in controllers { controller.family.coordinator = self }
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isRunning else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Performs the animations that were added.
  func run() {
    isRunning = true
    guard !animations.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) {
      for animation in self.animations { animation(self) }
      self.window.layoutIfNeeded()
    }
  }

  /// Calls the completions; the transition is over.
  func end() {
    for controller in controllers where controller.family.coordinator === self {
      controller.family.coordinator = nil
    }
    percentComplete = 1
    let ended = completions
    completions = []
    animations = []
    for completion in ended { completion(self) }
  }

  /// Changes the size, with the animations that were added, and calls the completions at their end.
  func run(to size: CGSize) {
    window.frame.size = size
    guard !animations.isEmpty || !completions.isEmpty else {
      end()
      return window.layoutIfNeeded()
    }
    isRunning = true
    UIView.animate(withDuration: transitionDuration) {
      for animation in self.animations { animation(self) }
      self.window.layoutIfNeeded()
    } completion: { _ in
      self.end()
    }
  }
}
