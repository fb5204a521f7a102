/// A view for one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// A closure that updates a cell when its state has changed.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  private var content: UIView
  var configuration = CellConfiguration()

  /// Creates a cell with a frame in the coordinates of its superview, in points.
  public override init(frame: CGRect) {
    content = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    content = UIView(frame: .zero)
    super.init(coder: coder)
    addContentView()
  }

  /// The view that contains the cell's own views and fills the cell.
  open var contentView: UIView { content }

  /// Returns the width of the content view for a width of the cell, in points.
  func contentWidth(inCellOf width: CGFloat) -> CGFloat { width }

  /// The minimum height of a cell that sizes itself, in points.
  var leastContentHeight: CGFloat { 0 }

  func replaceContentView(with view: UIView) {
    content.removeFromSuperview()
    content = view
    addContentView()
    setNeedsLayout()
  }

  /// Whether the cell is selected; setting it does not change the collection view's selection.
  open var isSelected = false {
    didSet { stateDidChange(isSelected != oldValue) }
  }

  /// Whether the cell is highlighted, while it is touched.
  open var isHighlighted = false {
    didSet { stateDidChange(isHighlighted != oldValue) }
  }

  /// Whether the cell receives touches; its state is disabled while it does not.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell can be focused, if its collection view allows that.
  open override var canBecomeFocused: Bool { true }

  /// A view behind everything else in the cell.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { chooseBackgroundViews() }
      replaceBackground(oldValue)
    }
  }

  /// A view in front of the background view while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil { chooseBackgroundViews() }
      replaceBackground(oldValue)
    }
  }

  /// The present state of the cell, for example whether it is selected.
  open var configurationState: UICellConfigurationState { presentState }

  /// Marks the configurations to be updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    configuration.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state; the system calls it.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(for: state)
  }

  /// A closure that is called after the configurations were updated for a state.
  open var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
    get { configuration.updateHandler }
    set {
      configuration.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The content of the cell, in place of views that were added to its content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { setContent(newValue) }
  }

  /// Whether the content configuration is updated when the cell's state changes.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// The background of the cell, in place of background views.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set {
      configuration.hasChosenBackground = true
      configuration.hasDefaultBackground = false
      if newValue != nil { super.backgroundColor = nil }
      setBackground(newValue)
    }
  }

  /// The color behind the cell's content; setting it removes a background configuration.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      if newValue != nil, configuration.background != nil { backgroundConfiguration = nil }
      super.backgroundColor = newValue
    }
  }

  /// Whether the background configuration is updated when the cell's state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Called when the cell is lifted, dragged or released.
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  /// Returns the default background of cells of this class, which is clear.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  override func prepareToBeFitted() { updateConfigurationIfNeeded() }

  open override var intrinsicContentSize: CGSize { contentView.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentView.sizeThatFits(size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutConfiguredBackground()
    if let separators = configuration.separators, !(self is UICollectionViewListCell) {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      separators.place(in: self, from: 0, guide: SeparatorSpan(), isMirrored: isMirrored)
    }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Called before the cell is reused for another item; it deselects the cell and removes its
  /// highlight.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    setNeedsUpdateConfiguration()
  }
}
