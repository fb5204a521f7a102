/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The styles of a bar button.
  public enum Style: Int, Sendable {
    /// A plain button.
    case plain = 0
    /// A button that completes an action, in bold.
    case done = 2
  }

  /// The buttons that the system provides.
  public enum SystemItem: Int, Sendable {
    /// Ends a task and keeps its result.
    case done = 0
    /// Ends a task and discards its result.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves changes.
    case save = 3
    /// Adds something: a plus.
    case add = 4
    /// Space that grows with the bar.
    case flexibleSpace = 5
    /// Space of a fixed width.
    case fixedSpace = 6
    /// Begins a new message.
    case compose = 7
    /// Answers a message.
    case reply = 8
    /// Shows what can be done with the content: a share button.
    case action = 9
    /// Moves something to another folder.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Shows a field to search in.
    case search = 12
    /// Reloads.
    case refresh = 13
    /// Stops loading: a cross.
    case stop = 14
    /// Opens the camera.
    case camera = 15
    /// Deletes the content.
    case trash = 16
    /// Starts playing.
    case play = 17
    /// Pauses playing.
    case pause = 18
    /// Goes backwards.
    case rewind = 19
    /// Goes forwards.
    case fastForward = 20
    /// Undoes the last change.
    case undo = 21
    /// Redoes the last undone change.
    case redo = 22
    /// Closes the screen.
    case close = 24
  }

  /// Creates an empty button.
  public override init() {
    super.init()
  }

  /// Creates a button that performs an action and shows its title and image.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  /// Creates one of the system's buttons.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.systemItem = systemItem
    let look = systemItem.look
    title = look.title
    image = look.symbol.flatMap { UIImage(systemName: $0) }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Returns space that grows with the bar.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Returns space of a fixed width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with an image that sends an action to a target.
  public convenience init(
    image: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with a title that sends an action to a target.
  public convenience init(
    title: String?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates one of the system's buttons that sends an action to a target.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// The object that receives the action.
  open weak var target: AnyObject?
  /// The selector of the action.
  open var action: Selector?

  /// The style of the button.
  open var style: UIBarButtonItem.Style = .plain { didSet { itemDidChange() } }
  /// A view that is shown instead of a button.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// The action that the button performs.
  open var primaryAction: UIAction? { didSet { itemDidChange() } }
  /// The button's menu, which a tap opens if there is no primary action, and a long press in any
  /// case.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// The color of the button.
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  /// Whether the button is hidden.
  open var isHidden = false { didSet { itemDidChange() } }
  /// The minimum width of the button, in points; 0 leaves the width to the bar.
  open var width: CGFloat = 0

  /// The view that shows the item, made on first access.
  var view: UIView {
    if let customView { return customView }
    if let button { return button }
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self] _ in self?.userDidTap() },
      for: .primaryActionTriggered
    )
    self.button = button
    itemDidChange()
    return button
  }

  /// The system's button that the item is.
  private(set) var systemItem: UIBarButtonItem.SystemItem?

  private var button: UIButton?

  override func itemDidChange() {
    guard let button else { return }
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.tintColor = tintColor
    button.isHidden = isHidden
    button.menu = menu
    button.showsMenuAsPrimaryAction = primaryAction == nil
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.accessibilityLabel = accessibilityLabel ?? title
    button.accessibilityHint = accessibilityHint
    button.accessibilityValue = accessibilityValue
    button.accessibilityIdentifier = accessibilityIdentifier
    button.sizeToFit()
    button.superview?.setNeedsLayout()
  }

  private func userDidTap() {
    if let target, let action { action.call(on: target, from: self, for: nil) }
    primaryAction?.perform(sender: self)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title or the symbol of a system button.
  fileprivate var look: (title: String?, symbol: String?) {
    switch self {
    case .done: ("Done", nil)
    case .cancel: ("Cancel", nil)
    case .edit: ("Edit", nil)
    case .save: ("Save", nil)
    case .undo: ("Undo", nil)
    case .redo: ("Redo", nil)
    case .add: ("Add", "plus")
    case .compose: ("Compose", "square.and.pencil")
    case .reply: ("Reply", "arrowshape.turn.up.left")
    case .action: ("Share", "square.and.arrow.up")
    case .organize: ("Organize", "folder")
    case .bookmarks: ("Bookmarks", "book")
    case .search: ("Search", "magnifyingglass")
    case .refresh: ("Refresh", "arrow.clockwise")
    case .stop: ("Stop", "xmark")
    case .close: ("Close", "xmark")
    case .camera: ("Camera", "camera")
    case .trash: ("Delete", "trash")
    case .play: ("Play", "play")
    case .pause: ("Pause", "pause")
    case .rewind: ("Rewind", "backward")
    case .fastForward: ("Fast forward", "forward")
    case .flexibleSpace, .fixedSpace: (nil, nil)
    }
  }
}
