/// A choice that an alert offers.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The looks of choices.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// The choice that changes nothing.
    case cancel = 1
    /// The choice that deletes or changes something.
    case destructive = 2
  }

  /// The title of the choice.
  open private(set) var title: String?
  /// The look of the choice.
  open private(set) var style: UIAlertAction.Style
  /// Whether the user can choose it.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Creates a choice, with a closure that is called when the user has chosen it.
  public init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A controller that asks the user, in the middle of the screen or from its bottom.
///
/// Present it as any other. A test reads what it asks, types into its fields, and chooses by a title, with
/// ``Headless/alert(in:)`` and ``Headless/choose(_:in:)``.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The looks of alerts.
  public enum Style: Int, Sendable {
    /// From the bottom of the screen.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  private let ownStyle: Style
  private var choices: [UIAlertAction] = []
  private var fields: [UITextField] = []

  /// Creates a controller that asks something.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(style: preferredStyle)
    self.title = title
    self.message = message
  }

  private init(style: Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates an alert from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    ownStyle = .alert
    super.init(coder: coder)
  }

  /// The text below the title.
  open var message: String?
  /// The look of the alert.
  open var preferredStyle: UIAlertController.Style { ownStyle }
  /// The choices, in the order in which they were added.
  open var actions: [UIAlertAction] { choices }
  /// The choice that the return key makes.
  open var preferredAction: UIAlertAction?
  /// The text fields, in the order in which they were added; nil without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a choice; a second one that changes nothing is refused, as in UIKit.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !choices.contains(where: { $0.style == .cancel }) else {
      Headless.fail(
        "F-ALERT-CANCEL",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
      return
    }
    choices.append(action)
  }

  /// Adds a text field, which the closure configures; only alerts have them.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard ownStyle == .alert else {
      Headless.fail(
        "F-ALERT-FIELD",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
      return
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 240, height: 30))
    configurationHandler?(field)
    fields.append(field)
    if isViewLoaded { view.addSubview(field) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { view.addSubview(field) }
  }
}
