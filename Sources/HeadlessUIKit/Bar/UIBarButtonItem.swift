/// A button of a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button of a bar looks.
  public enum Style: Int, Sendable {
    /// As the others.
    case plain = 0
    /// As one that finishes something.
    case done = 2
  }

  /// The buttons the system has ready.
  public enum SystemItem: Int, Sendable {
    /// Ends what is under way and keeps it.
    case done = 0
    /// Ends what is under way without keeping it.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Keeps changes.
    case save = 3
    /// Makes something new: a plus.
    case add = 4
    /// Space that takes what is left.
    case flexibleSpace = 5
    /// Space of a fixed width.
    case fixedSpace = 6
    /// Begins a new message.
    case compose = 7
    /// Answers a message.
    case reply = 8
    /// Offers what can be done with what is shown: a share sheet.
    case action = 9
    /// Moves something to another folder.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Shows a field to search in.
    case search = 12
    /// Loads anew.
    case refresh = 13
    /// Ends loading: a cross.
    case stop = 14
    /// Opens the camera.
    case camera = 15
    /// Deletes what is shown.
    case trash = 16
    /// Begins to play.
    case play = 17
    /// Holds what plays.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes ahead.
    case fastForward = 20
    /// Takes the last change back.
    case undo = 21
    /// Makes the last undone change again.
    case redo = 22
    /// Closes what is shown.
    case close = 24
  }

  /// Creates a button that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates a button that performs an action, whose title and picture it takes.
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
    let look = systemItem.look
    title = look.title
    image = look.symbol.flatMap { UIImage(systemName: $0) }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  #if canImport(ObjectiveC)
  /// Creates a button with a title that calls a method of an object.
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

  /// Creates one of the system's buttons that calls a method of an object.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// The object whose method is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  #endif

  /// How the button looks.
  open var style: UIBarButtonItem.Style = .plain { didSet { itemDidChange() } }
  /// A view that is shown instead of a button.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// What the button does.
  open var primaryAction: UIAction? { didSet { itemDidChange() } }
  /// What the button offers to choose from: with a tap if it does nothing else, and with a long touch.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// The color of the button.
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  /// Whether the button is not shown.
  open var isHidden = false { didSet { itemDidChange() } }
  /// How wide the button is at least, in points; 0 leaves it to the bar.
  open var width: CGFloat = 0

  /// The view that shows the item, made when it is first asked for.
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
    button.accessibilityLabel = title
    button.sizeToFit()
    button.superview?.setNeedsLayout()
  }

  private func userDidTap() {
    #if canImport(ObjectiveC)
    if let target, let action { action.call(on: target, from: self, for: nil) }
    #endif
    primaryAction?.perform(sender: self)
  }
}

extension UIBarButtonItem.SystemItem {
  /// What the system's button shows.
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
