/// The spinner above a scroll view, which a user pulls down to have the content brought up to date.
///
/// A pull is `Headless.pullToRefresh(_:)`. The control takes no part in the layout: it has no picture
/// of its own here, and the content keeps its insets while it spins.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Creates a control of the standard size.
  public init() {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the spinner turns.
  open private(set) var isRefreshing = false

  /// Lets the spinner turn without telling that a user pulled.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Stops the spinner.
  open func endRefreshing() {
    isRefreshing = false
  }
}
