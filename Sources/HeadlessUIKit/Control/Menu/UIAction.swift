/// What an action does when it is performed.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a title, that controls and menus perform.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What an action is told apart by.
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

  /// What the action is told apart by.
  open private(set) var identifier: UIAction.Identifier
  /// A longer title where there is room for it.
  open var discoverabilityTitle: String?
  /// How the action looks and behaves.
  open var attributes: UIMenuElement.Attributes
  /// Whether an action that can be switched is on.
  open var state: UIMenuElement.State
  /// What performs the action, while it does.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// The parts of an action that is being made, so that only the convenience is visible.
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

  /// Creates an action; without an identifier it gets one of its own.
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

  /// What the action is called.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Does what the action is for, on behalf of the sender.
  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
