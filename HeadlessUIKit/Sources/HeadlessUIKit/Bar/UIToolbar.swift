/// A bar with buttons at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private static let height: CGFloat = 49
  /// The distance of the buttons from the edges and from each other, in points.
  private static let (margin, gap): (CGFloat, CGFloat) = (16, 8)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .secondarySystemBackground
  }

  /// The height of the bar above the safe area, in points.
  var contentHeight: CGFloat { Self.height }

  /// The items, from the leading edge on.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.view.superview === self {
        item.view.removeFromSuperview()
      }
      for item in items ?? [] where !item.isSpace { addSubview(item.view) }
      setNeedsLayout()
    }
  }

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// The look of the bar; it is only kept.
  open var standardAppearance = UIToolbarAppearance()
  /// The look of the bar over the end of the content; it is only kept.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Whether content shows through the bar; it is only kept.
  open var isTranslucent = true
  /// The color of the bar; it is only kept.
  open var barTintColor: UIColor?

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = (items ?? []).filter { !$0.isHidden }
    let widths = items.map(\.widthInBar)
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let gaps = CGFloat(max(0, items.count - 1)) * Self.gap
    let used = widths.reduce(0, +) + gaps + 2 * Self.margin
    let share = flexible == 0 ? 0 : max(0, bounds.width - used) / CGFloat(flexible)
    var x = Self.margin
    for (item, width) in zip(items, widths) {
      let width = item.systemItem == .flexibleSpace ? share : width
      if !item.isSpace { place(item.view, at: x, width: width) }
      x += width + Self.gap
    }
  }

  private func place(_ view: UIView, at x: CGFloat, width: CGFloat) {
    let height = min(view.bounds.height > 0 ? view.bounds.height : Self.height, Self.height)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isReversed ? bounds.width - x - width : x,
      y: (Self.height - height) / 2,
      width: width,
      height: height
    )
  }
}

extension UIBarButtonItem {
  /// Whether the item is only space.
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The width of the item in a bar, in points; 0 for space that grows.
  fileprivate var widthInBar: CGFloat {
    if isSpace { return width }
    let fitting = view.bounds.width > 0 ? view.bounds.width : view.sizeThatFits(.zero).width
    return max(width, fitting)
  }
}
