/// One of the things that can be done with an item by swiping it aside.
@preconcurrency @MainActor public class UIContextualAction: NSObject {
  /// Does what an action is for, beside the view that shows the action, and returns whether it was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Whether an action takes something away.
  public enum Style: Int, Sendable {
    /// It does not.
    case normal = 0
    /// It does.
    case destructive = 1
  }

  /// Whether the action takes something away.
  public let style: UIContextualAction.Style
  /// Does what the action is for.
  public let handler: UIContextualAction.Handler
  /// What the action is called.
  public var title: String?
  /// The picture beside or above the title.
  public var image: UIImage?

  private var color: UIColor?

  /// What is behind the title; red or gray unless it is set, and again when it is set to nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because UIKit's type is that.
  public var backgroundColor: UIColor! {
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
