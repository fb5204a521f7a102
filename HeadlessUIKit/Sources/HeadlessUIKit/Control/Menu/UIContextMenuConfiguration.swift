/// Makes a context menu from the actions that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes the view controller for the preview beside a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A description of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the configuration.
  open private(set) var identifier: any NSCopying

  /// The identifiers of further items if the menu is for several items.
  @available(iOS 16, macOS 10.15, *)
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The number in a badge on the preview; 0 shows no badge.
  @available(iOS 16, macOS 10.15, *)
  open var badgeCount = 0

  /// The view controller of the preview beside the menu.
  private(set) lazy var preview = previewProvider?()

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration without a menu, so that none opens.
  public convenience override init() {
    self.init(identifier: nil, previewProvider: nil)
  }

  /// Creates a configuration, with a unique identifier unless one is given.
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
