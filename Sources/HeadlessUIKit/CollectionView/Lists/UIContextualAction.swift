/// Something a user can do with a row that is swiped aside.
@MainActor open class UIContextualAction: NSObject {
  /// Does the action; it calls its last argument when it is done, and tells whether it was.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  /// How an action looks.
  public enum Style: Int, Sendable {
    /// As any other.
    case normal = 0
    /// As one that takes something away.
    case destructive = 1
  }

  private var chosenBackgroundColor: UIColor?

  /// Creates an action.
  public init(
    style: UIContextualAction.Style,
    title: String?,
    handler: @escaping UIContextualAction.Handler
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// How the action looks.
  open private(set) var style: UIContextualAction.Style

  /// What is called when the user chooses the action.
  open private(set) var handler: UIContextualAction.Handler

  /// What the action is called.
  open var title: String?

  /// The color behind the title; that of the style after `nil` was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { chosenBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { chosenBackgroundColor = newValue }
  }

  /// A picture above the title.
  open var image: UIImage?
}
