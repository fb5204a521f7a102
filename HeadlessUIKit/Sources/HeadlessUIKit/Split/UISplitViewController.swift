/// A view controller that shows two or three columns side by side, or one stack in a narrow window.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The styles of split views.
  public enum Style: Int, Sendable {
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// The columns of a split view.
  public enum Column: Int, Sendable {
    /// The first column, for a sidebar.
    case primary = 0
    /// The second of three columns.
    case supplementary = 1
    /// The last column, for details.
    case secondary = 2
    /// The content in place of the columns in a narrow window.
    case compact = 3
  }

  /// The display modes, which determine the visible columns.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice; used only as a preference.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// The secondary column beside the one before it.
    case oneBesideSecondary = 2
    /// The secondary column under the one before it.
    case oneOverSecondary = 3
    /// All three columns side by side.
    case twoBesideSecondary = 4
    /// The secondary column under the two others.
    case twoOverSecondary = 5
    /// The two others, with the secondary column moved aside.
    case twoDisplaceSecondary = 6
  }

  /// How other columns affect the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// The system's choice; used only as a preference.
    case automatic = 0
    /// The secondary column becomes narrower.
    case tile = 1
    /// The others cover the secondary column.
    case overlay = 2
    /// The others move the secondary column aside.
    case displace = 3
  }

  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// A width or a fraction that the system chooses.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// The style of the split view.
  public let style: Style

  /// The delegate of the split view controller.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  var columns: [Column: SplitColumn] = [:]
  var collapsed: CollapsedSplit?
  var mode = DisplayMode.secondaryOnly
  /// Whether the columns have been shown already, so that showing others is a change.
  var hasSettled = false
  /// Whether the view was wider than high when the columns were last placed.
  var wasWide = false
  private var item: UIBarButtonItem?

  /// Creates a split view controller with a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    style = .doubleColumn
    super.init(coder: coder)
  }

  /// The preferred display mode.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { reconsider() } }

  /// The preferred behavior of the columns.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { reconsider() } }

  /// The edge of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the primary column, as a fraction of the whole.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the supplementary column, as a fraction of the whole.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the columns are collapsed into a stack, because the window is narrow.
  open var isCollapsed: Bool { collapsed != nil }

  /// The display mode while the columns are not collapsed.
  open var displayMode: DisplayMode { mode }

  /// How other columns affect the secondary one.
  open var splitBehavior: SplitBehavior { arrangement.behavior }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { arrangement.primaryWidth }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { arrangement.supplementaryWidth }

  /// A button that shows or hides the columns beside the secondary one.
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

  /// The view controllers of the columns, or the compact one.
  open var viewControllers: [UIViewController] {
    get { (isCollapsed ? shownColumns : order).compactMap { columns[$0]?.container } }
    set {
      for (place, column) in order.enumerated() {
        setViewController(newValue.indices.contains(place) ? newValue[place] : nil, for: column)
      }
    }
  }

  /// Returns the view controller of a column.
  open func viewController(for column: Column) -> UIViewController? {
    columns[column]?.controller
  }

  /// Sets the view controller of a column; one that is not a navigation controller is wrapped in
  /// one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    fill(column, with: vc)
  }

  /// Shows a column, or pushes it onto the stack.
  open func show(_ column: Column) {
    collapsed == nil ? reveal(column) : bringToTop(column)
  }

  /// Hides a column, or pops it from the stack.
  open func hide(_ column: Column) {
    collapsed == nil ? conceal(column) : takeFromTop(column)
  }

  /// Shows a view controller in the secondary column, or pushes it onto the stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    if isCollapsed { show(.secondary) }
  }
}

/// The view that contains the columns, and reports changes of its size.
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
