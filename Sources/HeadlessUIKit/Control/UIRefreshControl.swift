/// The spinner above a scroll view that appears when the user pulls to refresh.
///
/// A finger that pulls the content 110 points below its start has it spin; UIKit documents no distance. The control
/// takes no part in the layout: it has no picture of its own here, and the content keeps its insets while it spins.
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
