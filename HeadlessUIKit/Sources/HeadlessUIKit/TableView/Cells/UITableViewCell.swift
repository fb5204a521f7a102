/// A view for one row of a table view.
@preconcurrency @MainActor open class UITableViewCell: UIView, ConfiguredView {
  /// A closure that updates a cell when its state has changed.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  let style: CellStyle
  private var content = UIView(frame: .zero)
  var configured = ConfiguredContent()
  var parts = CellParts()
  var row = CellRow()

  /// Creates a cell with labels in an arrangement, and an identifier by which it is reused.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates a cell without labels; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    preservesSuperviewLayoutMargins = true
    content.preservesSuperviewLayoutMargins = true
    addContentView()
  }

  /// Creates a cell of a class that is known only at run time, as a table does.
  ///
  /// A required initializer that is unavailable is one that subclasses need not have.
  @available(*, unavailable)
  public required convenience init(_dequeueIdentifier identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// The identifier by which the cell is reused.
  open internal(set) var reuseIdentifier: String?

  /// The view that contains the cell's own views; accessories take width from it.
  open var contentView: UIView { content }

  /// The image before the texts.
  open var imageView: UIImageView? { ownImageView }
  /// The text.
  open var textLabel: UILabel? { ownTextLabel }
  /// The secondary text; nil in the default style.
  open var detailTextLabel: UILabel? { ownDetailLabel }

  /// A view behind everything else in the cell.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// A view in front of the background view while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// The same where several rows can be selected.
  open var multipleSelectionBackgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  /// How the cell looks while it is selected.
  open var selectionStyle: UITableViewCell.SelectionStyle = .default
  /// How the cell looks while it is focused; here it is only kept.
  open var focusStyle: UITableViewCell.FocusStyle = .default

  /// Whether the cell is selected; setting it does not change the table's selection.
  open var isSelected: Bool {
    get { row.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted, while it is touched.
  open var isHighlighted: Bool {
    get { row.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell; tables call it, and subclasses override it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    changeState { $0.isSelected = selected }
  }

  /// Highlights the cell or removes its highlight; tables call it, and subclasses override it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    changeState { $0.isHighlighted = highlighted }
  }

  /// Whether the cell shows the controls of editing mode.
  open var isEditing: Bool {
    get { row.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls of editing mode; tables call it, and subclasses override it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != row.isEditing else { return }
    let mask: StateMask = editing && editingStyle != .none ? .showingEditControlMask : []
    willTransition(to: mask)
    changeState { $0.isEditing = editing }
    updateAccessories()
    didTransition(to: mask)
  }

  /// What editing does with the row, as the table's delegate says.
  open var editingStyle: UITableViewCell.EditingStyle { row.editingStyle }
  /// Whether a control for moving the row appears in editing mode, if the row can be moved.
  open var showsReorderControl = false { didSet { updateAccessories() } }
  /// Whether the content makes space for the control before it in editing mode.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether the button that deletes the row is visible.
  open var showingDeleteConfirmation: Bool { row.isSwiped }

  /// Called before the controls of editing mode appear or disappear.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  /// Called after the controls of editing mode have appeared or disappeared.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  /// What stands at the end of the cell.
  open var accessoryType: UITableViewCell.AccessoryType = .none { didSet { updateAccessories() } }
  /// The view at the end of the cell, in place of its type.
  open var accessoryView: UIView? { didSet { updateAccessories() } }
  /// What stands at the end of the cell in editing mode.
  open var editingAccessoryType: UITableViewCell.AccessoryType = .none {
    didSet { updateAccessories() }
  }
  /// The view at the end of the cell in editing mode.
  open var editingAccessoryView: UIView? { didSet { updateAccessories() } }

  /// The level of the row, by which its content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation of each level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The distance of the separator from the ends of the cell, in points.
  open var separatorInset: UIEdgeInsets {
    get { row.separatorInset ?? standardSeparatorInset }
    set {
      row.separatorInset = newValue
      setNeedsLayout()
    }
  }

  /// Called before the cell is reused for another row.
  open func prepareForReuse() {
    setNeedsUpdateConfiguration()
  }

  /// The present state of the cell.
  open var configurationState: UICellConfigurationState { presentState }
  /// Marks the configurations to be updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state; the system calls it.
  open func updateConfiguration(using state: UICellConfigurationState) { followState() }
  /// A closure that is called after the configurations were updated for a state.
  open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Returns the default content of a row in the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The content of the cell, in place of its labels and of views in its content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { setContent(newValue) }
  }
  /// Whether the content configuration is updated when the cell's state changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// Returns the default background of cells of this class.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// The background of the cell, in place of background views.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { setBackground(newValue) }
  }
  /// Whether the background configuration is updated when the cell's state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Called when the cell is lifted, dragged or released; tables have no drags here.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
  /// Whether a dragged cell receives touches; here it is only kept.
  open var userInteractionEnabledWhileDragging = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize(fitting: size) }

  open override var intrinsicContentSize: CGSize {
    configured.content == nil ? super.intrinsicContentSize : contentView.intrinsicContentSize
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.rowSizeDidChange(of: self)
  }

  override func contentSizeDidChange(of view: UIView) {
    super.contentSizeDidChange(of: view)
    table?.rowSizeDidChange(of: self)
  }

  /// The margins that contents have unless the app sets others.
  override var standardMargins: UIEdgeInsets {
    UIEdgeInsets(
      top: Self.verticalMargin,
      left: sideMargin,
      bottom: Self.verticalMargin,
      right: sideMargin
    )
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    if !parts.accessories.isEmpty { updateAccessories() }
    setNeedsUpdateConfiguration()
  }

  func replaceContentView(with view: UIView) {
    content.removeFromSuperview()
    content = view
    addContentView()
    setNeedsLayout()
  }

  private func addContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: subviews.count(where: { isBackground($0) }))
  }
}
