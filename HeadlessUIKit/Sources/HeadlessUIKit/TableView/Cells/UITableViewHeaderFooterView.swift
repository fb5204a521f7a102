/// The state of a header or a footer for which its configurations are updated.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection

  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused.
  public var isFocused = false
  /// Whether the view is pinned to an edge of the visible area.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// A view above or below the rows of a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  /// A closure that updates the view when its state has changed.
  public typealias ConfigurationUpdateHandler =
    (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  private var content = UIView(frame: .zero)
  private var label: UILabel?
  private var detail: UILabel?
  /// The space above the labels, in points, which depends on where the view is.
  var topSpace: CGFloat = 6 { didSet { if topSpace != oldValue { setNeedsLayout() } } }
  /// Whether the labels are those of a footer.
  var isFooter = false
  var configured = ConfiguredContent()

  /// Creates a view with an identifier by which it is reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// Creates a view of a class that is known only at run time, as a table does.
  @available(*, unavailable)
  public required convenience init(_dequeueIdentifier identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// The identifier by which the view is reused.
  open internal(set) var reuseIdentifier: String?

  /// The view that contains the header's own views and fills it.
  open var contentView: UIView { content }

  /// The title.
  open var textLabel: UILabel? {
    if let label { return label }
    label = makeLabel(isFooter ? .footnote : .headline)
    return label
  }

  /// A text below the title; nil in a table that is not grouped.
  open var detailTextLabel: UILabel? {
    guard (superview as? UITableView)?.style ?? .plain != .plain else { return nil }
    if let detail { return detail }
    detail = makeLabel(.footnote)
    return detail
  }

  /// A view behind everything else.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Called before the view is reused for another section.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  /// The present state of the view.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Marks the configurations to be updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state; the system calls it.
  open func updateConfiguration(using state: UIViewConfigurationState) { followState() }
  /// A closure that is called after the configurations were updated for a state.
  open var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Returns the default content of headers in the style of the table.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style ?? .plain == .plain ? .plainHeader() : .groupedHeader()
  }
  /// The content, in place of the labels and of views in the content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { setContent(newValue) }
  }
  /// Whether the content configuration is updated when the state changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// Returns the default background of views of this class.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }
  /// The background, in place of a background view.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { setBackground(newValue) }
  }
  /// Whether the background configuration is updated when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutConfiguredBackground()
    content.frame = bounds
    guard configured.content == nil else { return }
    placeLabels()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if configured.content != nil { return contentView.sizeThatFits(size) }
    return CGSize(width: size.width, height: labelsHeight(in: size.width))
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableView)?.headerSizeDidChange()
  }

  override func contentSizeDidChange(of view: UIView) {
    super.contentSizeDidChange(of: view)
    (superview as? UITableView)?.headerSizeDidChange()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    setNeedsUpdateConfiguration()
  }

  var state: any UIConfigurationState { configurationState }
  var leastContentHeight: CGFloat { 0 }
  func contentWidth(inCellOf width: CGFloat) -> CGFloat { width }

  func replaceContentView(with view: UIView) {
    content.removeFromSuperview()
    content = view
    addContentView()
    setNeedsLayout()
  }

  private func addContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  private func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

extension UITableViewHeaderFooterView {
  /// The space below the labels, in points.
  private static let bottomSpace: CGFloat = 6

  private var sideMargin: CGFloat {
    guard let table = superview as? UITableView else { return UITableView.leastMargin }
    return table.sideMargin + table.sectionMargin
  }

  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }

  private var shownLabels: [UILabel] {
    [label, detail].compactMap { $0 }.filter { $0.attributedText?.length ?? 0 > 0 }
  }

  private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
    let room = max(0, width - 2 * sideMargin)
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
  }

  fileprivate func labelsHeight(in width: CGFloat) -> CGFloat {
    guard !shownLabels.isEmpty else { return 0 }
    return shownLabels.reduce(topSpace + Self.bottomSpace) {
      $0 + height(of: $1, in: width)
    }
  }

  /// Places the labels at the bottom of a header, and at the top of a footer.
  fileprivate func placeLabels() {
    let total = labelsHeight(in: bounds.width) - topSpace - Self.bottomSpace
    var y = isFooter ? topSpace : bounds.height - Self.bottomSpace - total
    for label in shownLabels {
      let height = height(of: label, in: bounds.width)
      label.frame = CGRect(
        x: sideMargin,
        y: y,
        width: max(0, bounds.width - 2 * sideMargin),
        height: height
      )
      y += height
    }
  }
}
