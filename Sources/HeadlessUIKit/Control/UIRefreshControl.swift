/// The spinner above a scroll view that appears when the user pulls to refresh.
///
/// It starts when a finger pulls the content 110 points below its start; UIKit documents no distance. The control
/// does not take part in the layout: it is not drawn here, and the content keeps its insets during a refresh.
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
