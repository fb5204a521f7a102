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
}
