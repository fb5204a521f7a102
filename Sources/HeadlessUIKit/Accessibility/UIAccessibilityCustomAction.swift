/// Something that a person can do with a view through an assistive technology, by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action, and returns whether it was done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String

  /// What the action is shown as where there are pictures.
  open var image: UIImage?

  /// Does the action.
  open var actionHandler: Handler?

  /// Describes an action.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Describes an action with a picture.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
