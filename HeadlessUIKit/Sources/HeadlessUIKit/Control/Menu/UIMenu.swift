/// A menu of elements, some of which may be menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
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

  /// Options of a menu inside another one.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are displayed among those of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one element is on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of the menu.
  open private(set) var identifier: UIMenu.Identifier

  /// The options of the menu inside another one.
  open private(set) var options: UIMenu.Options

  /// The elements of the menu.
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

  /// Creates a menu, with a unique identifier unless one is given.
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

  /// The actions in the menu and its submenus that are on.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions in the menu and its submenus, in order.
  var actions: [UIAction] {
    children.flatMap { child in
      if let action = child as? UIAction { return [action] }
      return (child as? UIMenu)?.actions ?? []
    }
  }

  /// Returns the same menu with different elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title, image, identifier, options, newChildren)
  }
}
