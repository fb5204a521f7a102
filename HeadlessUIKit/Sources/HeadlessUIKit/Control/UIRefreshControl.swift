/// The spinner above a scroll view that appears when the user pulls to refresh.
///
/// It starts when a finger pulls the content 110 points below its start; UIKit documents no distance. While it is refreshing,
/// its height of 60 points is part of the scroll view's adjusted insets. It is not drawn here.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Creates a control of the standard size.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the control is refreshing.
  open private(set) var isRefreshing = false

  /// What the control adds to the insets of its scroll view.
  var refreshingHeight: CGFloat { isRefreshing ? bounds.height : 0 }

  /// The text below the spinner; it is only kept.
  open var attributedTitle: NSAttributedString?

  /// Starts refreshing without sending an event.
  ///
  /// The content stays where it is, so that the control is only visible after scrolling to it. Below a large title,
  /// content at its start moves on by the height of the control.
  open func beginRefreshing() {
    isRefreshing = true
    (superview as? UIScrollView)?.refreshingDidChange(true)
  }

  /// Stops refreshing.
  open func endRefreshing() {
    isRefreshing = false
    (superview as? UIScrollView)?.refreshingDidChange(false)
  }
}
