/// The view of one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Brings a cell up to date when its state changed.
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

  /// Creates a cell from an archive, of which this platform has none.
  public required init?(coder: NSCoder) {
    content = UIView(frame: .zero)
    super.init(coder: coder)
    addContentView()
  }

  /// The view that holds the cell's own views; it fills the cell.
  open var contentView: UIView { content }

  /// The width of the content view in a cell of a width, in points.
  func contentWidth(inCellOf width: CGFloat) -> CGFloat { width }

  /// The least height of a cell that has the size its content asks for, in points.
  var leastContentHeight: CGFloat { 0 }

  func replaceContentView(with view: UIView) {
    content.removeFromSuperview()
    content = view
    addContentView()
    setNeedsLayout()
  }

  /// Whether the item is selected; setting it does not change the collection view's selection.
  open var isSelected = false {
    didSet { stateDidChange(isSelected != oldValue) }
  }

  /// Whether a finger rests on the item.
  open var isHighlighted = false {
    didSet { stateDidChange(isHighlighted != oldValue) }
  }

  /// A view behind everything else in the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// A view in front of the background while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// What the cell is known to be, such as selected.
  open var configurationState: UICellConfigurationState { presentState }

  /// Has the configurations brought up to date before the next layout.
  open func setNeedsUpdateConfiguration() {
    configuration.needsUpdate = true
    setNeedsLayout()
  }

  /// Brings the configurations up to date with a state; called by the system.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(for: state)
  }

  /// Called after the configurations were brought up to date with a state.
  open var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
    get { configuration.updateHandler }
    set {
      configuration.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// What the cell shows, instead of views that were added to its content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { setContent(newValue) }
  }

  /// Whether the content follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// What is behind the content, instead of background views.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { setBackground(newValue) }
  }

  /// Whether the background follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Called when the cell's item is lifted, dragged, or neither any longer.
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  /// Returns the background that cells of this class have; by default none is seen.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open override var intrinsicContentSize: CGSize { contentView.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentView.sizeThatFits(size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutConfiguredBackground()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Called before the cell is shown for another item; the cell is neither selected nor highlighted
  /// afterwards.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    setNeedsUpdateConfiguration()
  }
}
