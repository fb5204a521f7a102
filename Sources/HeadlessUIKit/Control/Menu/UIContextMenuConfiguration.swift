/// Makes the menu of a context menu, given what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes what is shown beside a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A description of the menu that a long touch opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// What the configuration is told apart by.
  open private(set) var identifier: any NSCopying

  /// What else the menu is about than what the identifier names, if it is about several things.
  @available(iOS 16, macOS 10.15, *)
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The number that is shown where the menu is about several things; none at 0.
  @available(iOS 16, macOS 10.15, *)
  open var badgeCount = 0

  /// The controller of what is shown beside the open menu.
  private(set) lazy var preview = previewProvider?()

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a description of nothing: the menu begins to open and does not.
  public convenience override init() {
    self.init(identifier: nil, previewProvider: nil)
  }

  /// Creates a description; without an identifier it gets one of its own.
  public init(
    identifier: (any NSCopying)?,
    previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
