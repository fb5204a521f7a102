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

  /// Creates an action that calls a method of a target, which is not kept alive.
  ///
  /// The method counts as successful: what it returns is not known here.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// Creates an action with an image that calls a method of a target, which is not kept alive.
  ///
  /// The method counts as successful: what it returns is not known here.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    let object = target.map { $0 as AnyObject }
    self.init(name: name, image: image) { [weak object] action in
      guard let object else { return false }
      selector.call(on: object, from: action, for: nil)
      return true
    }
    weakTarget = object
    self.selector = selector
  }

  private weak var weakTarget: AnyObject?

  /// The object whose method is called; it is only kept, as the initializer's is called.
  open var target: Any? {
    get { weakTarget }
    set { weakTarget = newValue.map { $0 as AnyObject } }
  }

  /// The method that is called; it is only kept, as the initializer's is called.
  open var selector = Selector("")
}
