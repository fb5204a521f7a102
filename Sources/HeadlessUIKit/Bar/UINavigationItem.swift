/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the controller below.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// Called when something changed that is seen.
  var onChange: () -> Void = {}

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  override init() {
    super.init()
  }

  /// What the bar says.
  open var title: String? { didSet { onChange() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { onChange() } }
  /// A line above the title.
  open var prompt: String? { didSet { onChange() } }
  /// What the button says that leads back to this item's controller.
  open var backButtonTitle: String? { didSet { onChange() } }
  /// The button that leads back to this item's controller.
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange() } }
  /// Whether nothing leads back from this item's controller.
  open var hidesBackButton = false { didSet { onChange() } }
  /// Whether the buttons at the start stand beside the one that leads back.
  open var leftItemsSupplementBackButton = false { didSet { onChange() } }
  /// When the title is large.
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic {
    didSet { onChange() }
  }

  /// The buttons where reading starts, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange() } }
  /// The buttons where reading ends, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange() } }

  /// The button at the edge where reading starts.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the edge where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button at the edge where reading starts.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button at the edge where reading ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons where reading starts.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons where reading ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// What a user searches with below the title.
  open var searchController: UISearchController? { didSet { onChange() } }
  /// Whether the search goes out of sight while the content is scrolled; here it stays.
  open var hidesSearchBarWhenScrolling = true
}
