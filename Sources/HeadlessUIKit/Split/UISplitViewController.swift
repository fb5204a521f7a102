/// A controller that shows two or three controllers beside each other, or in one stack where there is little room.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// What a controller is shown as.
  public enum Column: Int, Sendable {
    /// The first column, as a sidebar.
    case primary = 0
    /// The column between the first and the last, if there are three.
    case supplementary = 1
    /// The last column, with the details.
    case secondary = 2
    /// What is shown in place of the columns where there is little room.
    case compact = 3
  }

  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// As the system thinks best; only a preference, never what is the case.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// The secondary column and the one before it.
    case oneBesideSecondary = 2
    /// The secondary column, and over it the one before it.
    case oneOverSecondary = 3
    /// All three columns.
    case twoBesideSecondary = 4
    /// The secondary column, and over it the two others.
    case twoOverSecondary = 5
    /// The two others, and as much of the secondary column as there is room for.
    case twoDisplaceSecondary = 6
  }

  /// What becomes of the secondary column when others are shown.
  public enum SplitBehavior: Int, Sendable {
    /// What the system thinks best; only a preference, never what is the case.
    case automatic = 0
    /// It makes room for them.
    case tile = 1
    /// They cover it.
    case overlay = 2
    /// They push it aside.
    case displace = 3
  }

  /// Where the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    /// Where reading starts.
    case leading = 0
    /// Where reading ends.
    case trailing = 1
  }

  /// A width or a fraction that the system chooses.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// How many columns there are.
  public let style: Style

  /// What is asked and told when columns come and go.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  var columns: [Column: SplitColumn] = [:]
  var collapsed: CollapsedSplit?
  var mode = DisplayMode.secondaryOnly
  /// Whether the columns were shown once, so that a change of them is one.
  var hasSettled = false
  /// Whether the room was wider than high when the columns were placed last.
  var wasWide = false
  private var item: UIBarButtonItem?

  /// Creates a controller with so many columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, of which this platform has none.
  public required init?(coder: NSCoder) {
    style = .doubleColumn
    super.init(coder: coder)
  }

  /// Which columns should be shown.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { reconsider() } }

  /// What should become of the secondary column when others are shown.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { reconsider() } }

  /// Where the primary column is.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// How wide the primary column should be, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide the primary column should be, as a part of the whole.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide the primary column is at least, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide the primary column is at most, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide the supplementary column should be, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide the supplementary column should be, as a part of the whole.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide the supplementary column is at least, in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide the supplementary column is at most, in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the columns are one stack, because there is little room from side to side.
  open var isCollapsed: Bool { collapsed != nil }

  /// Which columns are shown while the columns are not one stack.
  open var displayMode: DisplayMode { mode }

  /// What becomes of the secondary column when others are shown.
  open var splitBehavior: SplitBehavior { arrangement.behavior }

  /// How wide the primary column is, in points.
  open var primaryColumnWidth: CGFloat { arrangement.primaryWidth }

  /// How wide the supplementary column is, in points.
  open var supplementaryColumnWidth: CGFloat { arrangement.supplementaryWidth }

  /// A button that shows the columns beside the secondary one, or hides them.
  open var displayModeButtonItem: UIBarButtonItem {
    if let item { return item }
    let new = UIBarButtonItem(
      title: "Sidebar",
      primaryAction: UIAction { [weak self] _ in self?.toggleColumns() }
    )
    item = new
    return new
  }

  open override func loadView() {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.onChange = { [weak self] in self?.settle() }
    self.view = view
  }

  /// The controllers of the columns, or the one that is shown in their place.
  open var viewControllers: [UIViewController] {
    get { (isCollapsed ? shownColumns : order).compactMap { columns[$0]?.container } }
    set {
      for (place, column) in order.enumerated() {
        setViewController(newValue.indices.contains(place) ? newValue[place] : nil, for: column)
      }
    }
  }

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? {
    columns[column]?.controller
  }

  /// Shows a controller in a column, or none; one that is no navigation controller is put into one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    fill(column, with: vc)
  }

  /// Shows a column: beside or over the secondary one, or on top of the stack.
  open func show(_ column: Column) {
    collapsed == nil ? reveal(column) : bringToTop(column)
  }

  /// Hides a column that is beside or over the secondary one, or that is on top of the stack.
  open func hide(_ column: Column) {
    collapsed == nil ? conceal(column) : takeFromTop(column)
  }

  /// Shows a controller in the secondary column, or on top of the stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    if isCollapsed { show(.secondary) }
  }
}

/// The view of the columns, which tells when their room changes.
final class SplitView: UIView {
  var onChange: () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { onChange() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onChange()
  }
}
