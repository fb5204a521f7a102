/// A closure that performs an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A titled action that controls and menus perform.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identifier of the action.
  open private(set) var identifier: UIAction.Identifier
  /// A longer title, used where there is space for it.
  open var discoverabilityTitle: String?
  /// Attributes of the action, such as disabled or destructive.
  open var attributes: UIMenuElement.Attributes
  /// The state of the action: on, off or mixed.
  open var state: UIMenuElement.State
  /// The object that performs the action, while it is being performed.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// The parts of a new action, so that only the convenience initializer is visible.
  private struct Parts {
    var title: String
    var subtitle: String?
    var image: UIImage?
    var identifier: UIAction.Identifier?
    var discoverabilityTitle: String?
    var attributes: UIMenuElement.Attributes
    var state: UIMenuElement.State
    var handler: UIActionHandler
  }

  private init(_ parts: Parts) {
    identifier =
      parts.identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    discoverabilityTitle = parts.discoverabilityTitle
    attributes = parts.attributes
    state = parts.state
    handler = parts.handler
    super.init(title: parts.title, subtitle: parts.subtitle, image: parts.image)
  }

  /// Creates an action, with a unique identifier unless one is given.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      Parts(
        title: title,
        subtitle: subtitle,
        image: image,
        identifier: identifier,
        discoverabilityTitle: discoverabilityTitle,
        attributes: attributes,
        state: state,
        handler: handler
      )
    )
  }

  /// The title of the action.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Performs the action on behalf of the sender.
  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
