/// A view controller that asks the user something, as an alert or as a sheet of actions.
///
/// Tests find it with ``Headless/alert(in:)`` and choose an action with ``Headless/choose(_:in:)``.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The styles of an alert.
  public enum Style: Int, Sendable {
    /// A list of actions at the bottom of the screen, or in a popover.
    case actionSheet = 0
    /// A box in the middle of the screen, which can have text fields.
    case alert = 1
  }

  /// The title, above the message.
  open override var title: String? { didSet { alertView?.update() } }
  /// What the alert says.
  open var message: String? { didSet { alertView?.update() } }
  /// The style with which the alert was made.
  open private(set) var preferredStyle = UIAlertController.Style.alert
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields of an alert; nil if it has none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private var fields: [UITextField] = []
  private var preferred: UIAlertAction?
  private var alertView: AlertView?

  /// Creates an alert or an action sheet without actions.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  /// Adds an action; there can be one that cancels.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Headless.fail(
        "F-TWO-CANCELS",
        name: "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
      return
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.alertView?.update() }
    alertView?.update()
  }

  /// The action that the return key chooses, in bold; one of those that were added.
  open var preferredAction: UIAlertAction? {
    get { preferred }
    set {
      if let newValue, !actions.contains(where: { $0 === newValue }) {
        Headless.fail(
          "F-PREFERRED-ACTION",
          name: "NSInternalInconsistencyException",
          "The preferredAction of an alert controller must be contained in the actions array or be "
            + "nil."
        )
        return
      }
      preferred = newValue
      alertView?.update()
    }
  }

  /// Adds a text field to an alert; action sheets have none.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      Headless.fail(
        "F-FIELD-IN-SHEET",
        name: "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
      return
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    fields.append(field)
    configurationHandler?(field)
    alertView?.update()
  }

  open override func loadView() {
    let alertView = AlertView(self)
    self.alertView = alertView
    view = alertView
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  /// Dismisses the alert, and then calls the handler of the chosen action.
  func choose(_ action: UIAlertAction, animated: Bool) {
    guard action.isEnabled, family.presenting != nil else { return }
    dismiss(animated: animated) { action.handler?(action) }
  }

  /// The action to which a tap beside an action sheet leads.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  override func willBePresented(by presenter: UIViewController) {
    if title == nil, message == nil, actions.isEmpty, fields.isEmpty {
      Headless.fail(
        "F-EMPTY-ALERT",
        name: "NSInternalInconsistencyException",
        "UIAlertController must have a title, a message or an action to display"
      )
    }
    guard preferredStyle == .actionSheet, presenter.traitCollection.userInterfaceIdiom == .pad,
      popoverPresentationController?.hasSource == false
    else { return }
    Headless.fail(
      "F-SHEET-SOURCE",
      name: "NSGenericException",
      "Your application has presented a UIAlertController (\(self)) of style "
        + "UIAlertControllerStyleActionSheet from \(presenter). The modalPresentationStyle of a "
        + "UIAlertController with this style is UIModalPresentationPopover. You must provide "
        + "location information for this popover through the alert controller's "
        + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
        + "barButtonItem."
    )
  }
}

/// An action that an alert offers.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The styles of an action.
  public enum Style: Int, Sendable {
    /// The usual style.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// Changes or deletes something.
    case destructive = 2
  }

  /// The title of the action's button.
  open private(set) var title: String?
  /// The style of the action.
  open private(set) var style = UIAlertAction.Style.default
  /// Whether the user can choose the action.
  open var isEnabled = true { didSet { onChange() } }

  private(set) var handler: ((UIAlertAction) -> Void)?
  /// Called when the look of the action has changed.
  var onChange: () -> Void = {}

  /// Creates an action with a handler, which is called when the alert was dismissed.
  public convenience init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  override init() {
    super.init()
  }
}

/// The view of an alert: a box with its texts, text fields and buttons, over what it covers.
private final class AlertView: UIView {
  /// The width of an alert's box, and the distance of a sheet's from the edges, in points.
  private static let (width, margin): (CGFloat, CGFloat) = (270, 8)
  private static let padding: CGFloat = 16
  /// The height of a button, in points.
  private static let buttonHeight: CGFloat = 44

  private weak var owner: UIAlertController?
  private let box = UIView()
  private let column = UIStackView()
  private let texts = UIStackView()
  private let fields = UIStackView()
  private let buttons = UIStackView()

  init(_ owner: UIAlertController) {
    self.owner = owner
    super.init(frame: .zero)
    backgroundColor = .black.withAlphaComponent(0.2)
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = 14
    for part in [texts, fields, buttons] { column.addArrangedSubview(part) }
    for stack in [column, texts, fields, buttons] {
      stack.axis = .vertical
      stack.spacing = 8
    }
    addSubview(box)
    box.addSubview(column)
    let tap = BesideTap()
    tap.onEnd = { [weak self] in self?.userTaps(at: $0) }
    addGestureRecognizer(tap)
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what the alert says and offers; a text field that is being edited stays where it is.
  func update() {
    guard let owner else { return }
    for view in texts.arrangedSubviews + buttons.arrangedSubviews { view.removeFromSuperview() }
    for (text, weight) in [(owner.title, UIFont.Weight.semibold), (owner.message, .regular)] {
      guard let text, !text.isEmpty else { continue }
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: weight == .semibold ? 17 : 13, weight: weight)
      label.numberOfLines = 0
      label.textAlignment = .center
      texts.addArrangedSubview(label)
    }
    for field in owner.textFields ?? [] where field.superview !== fields {
      fields.addArrangedSubview(field)
    }
    for action in owner.actions where action.style != .cancel { add(action, owner) }
    if let cancel = owner.cancelAction { add(cancel, owner) }
    for part in [texts, fields, buttons] { part.isHidden = part.arrangedSubviews.isEmpty }
    setNeedsLayout()
  }

  private func add(_ action: UIAlertAction, _ owner: UIAlertController) {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    if action.style == .destructive { button.tintColor = .systemRed }
    let isBold = owner.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    button.addAction(
      UIAction { [weak owner] _ in owner?.choose(action, animated: true) },
      for: .touchUpInside
    )
    button.heightAnchor.constraint(equalToConstant: Self.buttonHeight).isActive = true
    buttons.addArrangedSubview(button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSheet = owner?.preferredStyle == .actionSheet
    let room = bounds.inset(by: safeAreaInsets)
    let width = isSheet ? max(0, room.width - 2 * Self.margin) : min(Self.width, room.width)
    let inside = max(0, width - 2 * Self.padding)
    let content = column.systemLayoutSizeFitting(
      CGSize(width: inside, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let height = content.height + 2 * Self.padding
    let y = isSheet ? room.maxY - height - Self.margin : room.midY - height / 2
    box.frame = CGRect(x: room.midX - width / 2, y: y, width: width, height: height)
    column.frame = CGRect(
      x: Self.padding,
      y: Self.padding,
      width: inside,
      height: content.height
    )
  }

  /// Cancels an action sheet with a tap beside it; an alert stays.
  private func userTaps(at point: CGPoint) {
    guard let owner, owner.preferredStyle == .actionSheet, !box.frame.contains(point) else {
      return
    }
    if let cancel = owner.cancelAction { owner.choose(cancel, animated: true) }
  }
}

/// A tap that tells where it was.
private final class BesideTap: UITapGestureRecognizer {
  var onEnd: (CGPoint) -> Void = { _ in }

  override var state: UIGestureRecognizer.State {
    didSet { if state == .ended { onEnd(location(in: view)) } }
  }
}
