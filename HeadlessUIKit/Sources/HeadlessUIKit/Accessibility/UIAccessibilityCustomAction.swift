/// An action on a view that assistive technologies offer by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action, and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String

  /// The image that stands for the action.
  open var image: UIImage?

  /// The closure that performs the action.
  open var actionHandler: Handler?

  /// Creates an action with a name.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a name and an image.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a name that calls a method of a target, which is not kept alive.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name) { _ in true }
    receiver = target as AnyObject?
    method = selector
    actionHandler = { action in
      guard let target = action.receiver, let method = action.method else { return false }
      method.call(on: target, from: action, for: nil)
      return true
    }
  }

  /// The object whose method the action calls.
  open var target: Any? {
    get { receiver }
    set { receiver = newValue as AnyObject? }
  }

  private weak var receiver: AnyObject?
  /// The method that the action calls; asking an action that has none fails.
  open var selector: Selector {
    get {
      guard let method else {
        preconditionFailure("the action \"\(name)\" has a closure and no selector")
      }
      return method
    }
    set { method = newValue }
  }

  private var method: Selector?
}
