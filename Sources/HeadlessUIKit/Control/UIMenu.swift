/// Elements a user can choose from, and menus inside it.
@MainActor open class UIMenu: UIMenuElement {
  /// What the menu shows.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Returns the same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, children: newChildren)
  }
}
