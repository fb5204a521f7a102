/// Something that has a say in where the focus goes: a view, or a controller of views.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes that comes to the environment, the first that can have it.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// Has the focus found anew, if it is inside the environment, when it is next updated.
  func setNeedsFocusUpdate()

  /// Finds the focus anew at once, if that was asked for.
  func updateFocusIfNeeded()

  /// Returns whether the focus may move; all environments around both ends are asked.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Called when the focus has moved, on all environments around both ends.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// Something that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus at present.
  var canBecomeFocused: Bool { get }

  /// Where it is, in the coordinates of what it is in.
  var frame: CGRect { get }
}

/// Which way the focus goes.
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
  /// To what comes next.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To what came before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// The focus on its way from one item to another.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// What has had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { previous }
  /// What gets the focus.
  open var nextFocusedItem: (any UIFocusItem)? { next }
  /// The view that has had the focus, or that shows what has.
  open var previouslyFocusedView: UIView? { previous }
  /// The view that gets the focus, or that shows what does.
  open var nextFocusedView: UIView? { next }
  /// Which way the focus goes; nowhere if a program asked for it.
  open private(set) var focusHeading: UIFocusHeading

  let previous: UIView?
  let next: UIView?

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    self.previous = previous
    self.next = next
    focusHeading = heading
  }
}

/// The focus on its way to, from or within a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that has had the focus, if it is one of the collection view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus, if it is one of the collection view.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(from: context.previous, to: context.next, heading: context.focusHeading)
  }
}

/// Lets changes of one's own go along with the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds changes, and what is to happen when they have been seen.
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

/// What has the focus in a window, and moves it.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  private weak var window: UIWindow?

  /// Returns the system of what an environment is in; nil where that is in no window.
  public init?(for environment: any UIFocusEnvironment) {
    guard let window = (environment as? UIResponder)?.responderWindow else { return nil }
    self.window = window
    super.init()
  }

  /// What has the focus.
  open var focusedItem: (any UIFocusItem)? { window?.focusedView }

  /// Has the focus move into an environment, to what that prefers.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard let window, let view = window.focusTarget(in: environment) else { return }
    window.moveFocus(to: view, heading: [])
  }

  /// Finds the focus anew, if that was asked for.
  open func updateFocusIfNeeded() {
    window?.findFocusIfNeeded()
  }

  /// Returns whether an environment is the other one or is around it.
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
