/// A bar with the title and the buttons of the view controller on top of a stack.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The height of the bar, and what a large title and a search add to it, in points.
  static let height: CGFloat = 44
  /// The height of the bar in a compact vertical size class, in points.
  static let compactHeight: CGFloat = 32
  static let largeTitleHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52
  private static let margin: CGFloat = 16

  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private let backButton = UIButton(type: .system)
  private var shownViews: [UIView] = []
  /// Called when the user goes back.
  var onBack: () -> Void = {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether titles are large unless an item says otherwise.
  open var prefersLargeTitles = false {
    didSet {
      setNeedsLayout()
      if prefersLargeTitles != oldValue { onHeightChange() }
    }
  }

  /// The look of the bar; it is only kept.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of the bar in a compact height; it is only kept.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar over the beginning of the content; it is only kept.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether content shows through the bar; it is only kept.
  open var isTranslucent = true
  /// The color of the bar; it is only kept.
  open var barTintColor: UIColor?
  /// The picture of the line below the bar; it is only kept.
  open var shadowImage: UIImage?
  /// The attributes of titles; they are only kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles; they are only kept.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// Called when the bar may have another height.
  var onHeightChange: () -> Void = {}

  /// The items of the view controllers on the stack, the topmost last.
  open var items: [UINavigationItem]? {
    didSet { setNeedsLayout() }
  }

  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the top, to which the user can go back.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// The height of the bar for its item, below the safe area, in points.
  var contentHeight: CGFloat {
    rowHeight + (isLarge ? Self.largeTitleHeight : 0)
      + (topItem?.searchController == nil ? 0 : Self.searchHeight)
  }

  private var rowHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact ? Self.compactHeight : Self.height
  }

  /// Whether the title is large; in compact height, none is.
  var isLarge: Bool {
    guard traitCollection.verticalSizeClass != .compact else { return false }
    return switch topItem?.largeTitleDisplayMode {
    case .always: prefersLargeTitles
    case .never, nil: false
    case .automatic: prefersLargeTitles
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(
      x: Self.margin,
      y: bounds.maxY - contentHeight,
      width: bounds.width - 2 * Self.margin,
      height: rowHeight
    )
    let shown = showItems()
    let left = place(shown.left, from: row.minX, in: row, direction: 1)
    let right = place(shown.right, from: row.maxX, in: row, direction: -1)
    placeTitle(in: row, from: min(left, right), to: max(left, right))
    largeTitleLabel.frame = CGRect(
      x: row.minX,
      y: row.maxY,
      width: row.width,
      height: Self.largeTitleHeight
    )
    topItem?.searchController?.searchBar.frame = CGRect(
      x: bounds.minX,
      y: bounds.maxY - Self.searchHeight,
      width: bounds.width,
      height: Self.searchHeight
    )
  }

  /// Adds the views that the top item needs to the bar, and removes all others.
  private func showItems() -> (left: [UIView], right: [UIView]) {
    let item = topItem
    titleLabel.text = isLarge ? nil : item?.title
    largeTitleLabel.text = isLarge ? item?.title : nil
    let back = item?.hidesBackButton == true ? nil : backItem
    let own = (item?.leftBarButtonItems ?? []).map(\.view)
    var left: [UIView] = []
    if let back, own.isEmpty || item?.leftItemsSupplementBackButton == true {
      let title = back.backButtonTitle ?? back.backBarButtonItem?.title ?? back.title ?? "Back"
      backButton.setTitle("‹ \(title)", for: .normal)
      backButton.sizeToFit()
      left.append(backButton)
    }
    left += own
    let right = (item?.rightBarButtonItems ?? []).map(\.view)
    let others = [item?.titleView, item?.searchController?.searchBar].compactMap { $0 }
    let wanted = left + right + others
    for view in shownViews where !wanted.contains(where: { $0 === view }) {
      if view.superview === self { view.removeFromSuperview() }
    }
    for view in wanted where view.superview !== self { addSubview(view) }
    shownViews = wanted
    return (left, right)
  }

  /// Puts the title into the middle of the bar, or beside it where buttons leave no more room, cut off at last.
  private func placeTitle(in row: CGRect, from start: CGFloat, to end: CGFloat) {
    let title = topItem?.titleView ?? titleLabel
    if title === titleLabel { titleLabel.sizeToFit() }
    let width = min(title.bounds.width, max(0, end - start))
    title.bounds.size.width = width
    let middle = min(max(row.midX, start + width / 2), end - width / 2)
    title.center = CGPoint(x: middle, y: row.midY)
  }

  /// Lines up views from an edge, and returns where the next one would be.
  private func place(
    _ views: [UIView],
    from edge: CGFloat,
    in row: CGRect,
    direction: CGFloat
  ) -> CGFloat {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign = isReversed ? -direction : direction
    var x = isReversed ? row.minX + row.maxX - edge : edge
    for view in views where !view.isHidden {
      let size = view.bounds.isEmpty ? view.sizeThatFits(row.size) : view.bounds.size
      view.frame = CGRect(
        x: sign > 0 ? x : x - size.width,
        y: row.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
      x += sign * (size.width + Self.margin)
    }
    return x
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    addSubview(titleLabel)
    addSubview(largeTitleLabel)
    backButton.titleLabel?.font = .systemFont(ofSize: 17)
    backButton.addAction(
      UIAction { [weak self] _ in self?.onBack() },
      for: .primaryActionTriggered
    )
  }
}
