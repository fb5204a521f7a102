/// An object that takes part in focus: a view or a view controller.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that are focused when the focus moves to this one, the preferred one first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// Requests an update of the focus, if it is inside the environment.
  func setNeedsFocusUpdate()

  /// Updates the focus immediately, if an update was requested.
  func updateFocusIfNeeded()

  /// Returns whether the focus may move; all environments around the old and the new item are
  /// asked.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Called when the focus has moved, on all environments around the old and the new item.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// An object that can be focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can be focused at present.
  var canBecomeFocused: Bool { get }

  /// The frame of the item, in the coordinates of its container.
  var frame: CGRect { get }
}

/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous item.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// A change of the focus from one item to another.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The previously focused item.
  open var previouslyFocusedItem: (any UIFocusItem)? { previous }
  /// The item that becomes focused.
  open var nextFocusedItem: (any UIFocusItem)? { next }
  /// The previously focused view, or the view that contains the previously focused item.
  open var previouslyFocusedView: UIView? { previous }
  /// The view that becomes focused, or that contains the item that does.
  open var nextFocusedView: UIView? { next }
  /// The direction in which the focus moves; empty if the app moves it.
  open private(set) var focusHeading: UIFocusHeading

  let previous: UIView?
  let next: UIView?

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    self.previous = previous
    self.next = next
    focusHeading = heading
  }
}

/// A change of the focus to, from or within a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the previously focused item, if it is in the collection view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The index path of the item that becomes focused, if it is in the collection view.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(from: context.previous, to: context.next, heading: context.focusHeading)
  }
}

/// Animates changes together with a change of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds changes, and a completion that is called when their animation has ended.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Makes the changes.
  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}

/// Manages the focus of a window.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  private weak var window: UIWindow?

  /// Returns the focus system of an environment; nil outside a window.
  public init?(for environment: any UIFocusEnvironment) {
    guard let window = (environment as? UIResponder)?.responderWindow else { return nil }
    self.window = window
    super.init()
  }

  /// The focused item.
  open var focusedItem: (any UIFocusItem)? { window?.focusedView }

  /// Requests that the focus moves into an environment, to its preferred item.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard let window, let view = window.focusTarget(in: environment) else { return }
    window.moveFocus(to: view, heading: [])
  }

  /// Updates the focus, if an update was requested.
  open func updateFocusIfNeeded() {
    window?.findFocusIfNeeded()
  }

  /// Returns whether an environment contains another one, or is the same.
  open class func environment(
    _ environment: any UIFocusEnvironment,
    contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var responder = otherEnvironment as? UIResponder
    while let current = responder {
      if current === environment { return true }
      responder = current.next
    }
    return false
  }
}
