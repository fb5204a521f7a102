/// What a navigation bar shows for a view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The look of the bar while the item is on top; it is only kept.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar over the beginning of the content; it is only kept.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of the bar in a compact height; it is only kept.
  open var compactAppearance: UINavigationBarAppearance?
  /// When a large title is used.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As in the item below on the stack.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// Called when a visible property has changed.
  var onChange: () -> Void = {}

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  override init() {
    super.init()
  }

  /// The title in the bar.
  open var title: String? { didSet { onChange() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { onChange() } }
  /// A line above the title.
  open var prompt: String? { didSet { onChange() } }
  /// The title of the button that leads back to this item.
  open var backButtonTitle: String? { didSet { onChange() } }
  /// The button that leads back to this item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange() } }
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { onChange() } }
  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the leading buttons are shown beside the back button.
  open var leftItemsSupplementBackButton = false { didSet { onChange() } }
  /// When a large title is used.
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic {
    didSet { onChange() }
  }

  /// The leading buttons, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange() } }
  /// The trailing buttons, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange() } }

  /// The button nearest to the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button nearest to the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button nearest to the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button nearest to the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the leading buttons.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the trailing buttons.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The search controller whose bar is shown below the title.
  open var searchController: UISearchController? { didSet { onChange() } }
  /// Whether scrolling hides the search bar; here it stays visible.
  open var hidesSearchBarWhenScrolling = true
}
