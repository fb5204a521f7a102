/// The spinner above a scroll view that appears when the user pulls to refresh.
///
/// `Headless.pullToRefresh(_:)` makes a pull. Here, the control does not affect the layout: nothing
/// is drawn, and the content keeps its insets while it is refreshing.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Creates a control of the standard size.
  public init() {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the control is refreshing.
  open private(set) var isRefreshing = false

  /// Starts refreshing without sending an event.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Stops refreshing.
  open func endRefreshing() {
    isRefreshing = false
  }
}
