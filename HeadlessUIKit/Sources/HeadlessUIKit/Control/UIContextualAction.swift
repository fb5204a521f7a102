/// An action that swiping a row reveals.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// Performs an action, given the view that shows it and a closure to call with whether it
  /// succeeded.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case normal = 0
    /// A destructive action.
    case destructive = 1
  }

  /// The style of the action.
  public let style: UIContextualAction.Style
  /// The closure that performs the action.
  public let handler: UIContextualAction.Handler
  /// The title of the action.
  open var title: String?
  /// The image beside or above the title.
  open var image: UIImage?

  private var color: UIColor?

  /// The background color; unless it is set, it is red or gray, depending on the style.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because UIKit's type is that.
  open var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }

  /// Creates an action.
  public init(
    style: UIContextualAction.Style,
    title: String?,
    handler: @escaping UIContextualAction.Handler
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
