/// Elements a user can choose from, and menus inside it.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// What a menu is told apart by.
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

  /// How a menu inside another one looks.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand among those of the menu it is in.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element at a time is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What the menu is told apart by.
  open private(set) var identifier: UIMenu.Identifier

  /// How the menu looks inside another one.
  open private(set) var options: UIMenu.Options

  /// What the menu shows.
  open private(set) var children: [UIMenuElement]

  private init(
    _ title: String,
    _ image: UIImage?,
    _ identifier: UIMenu.Identifier,
    _ options: UIMenu.Options,
    _ children: [UIMenuElement]
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Creates a menu; without an identifier it gets one of its own.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    let identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.init(title, image, identifier, options, children)
  }

  /// The actions in the menu, and in menus inside it, that are on.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions in the menu, and in menus inside it, in their order.
  var actions: [UIAction] {
    children.flatMap { child in
      if let action = child as? UIAction { return [action] }
      return (child as? UIMenu)?.actions ?? []
    }
  }

  /// Returns the same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title, image, identifier, options, newChildren)
  }
}
