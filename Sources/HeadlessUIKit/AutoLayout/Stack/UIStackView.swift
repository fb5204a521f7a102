/// A view that lines up others in a row or a column, with constraints that it makes itself.
@preconcurrency @MainActor open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints and guides the view made for its present arrangement.
  var arrangement = StackArrangement()

  /// Creates a stack with a frame in the coordinates of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setNeedsUpdateConstraints()
  }

  /// Creates a stack from an archive, of which this platform has none.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setNeedsUpdateConstraints()
  }

  /// Creates a stack of views, in this order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that are lined up, in order; their order among the subviews is another matter.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    let count = arranged.count { $0 !== view }
    arrange(view, at: count)
  }

  /// Adds a view at a place in the order, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard stackIndex >= 0, stackIndex <= arranged.count else {
      Headless.fail(
        "AL-STACK-INDEX",
        "Index out of bounds for arranged subview: index = \(stackIndex) expected to be less than "
          + "or equal to \(arranged.count)"
      )
      return
    }
    arrange(view, at: stackIndex)
  }

  /// Stops lining up a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  private func arrange(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(index, arranged.count))
    arrangementDidChange()
  }

  /// In which direction views are lined up.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How views share the room along the axis.
  open var distribution: UIStackView.Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// Where views stand across the axis.
  open var alignment: UIStackView.Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between neighbors, or the least one, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets the distance after a view, in points, instead of the one that holds for all.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance that was set after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Whether the spacing of a column is measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether views keep to the stack's margins instead of its edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The distance that leaves the one that holds for all in force.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The distance the system keeps between neighbors.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override var forFirstBaselineLayout: UIView {
    arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let shown = arranged.filter { !$0.isHidden }
    return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
  }

  override func visibilityDidChange(of subview: UIView) {
    super.visibilityDidChange(of: subview)
    if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  override func contentSizeDidChange(of view: UIView) {
    super.contentSizeDidChange(of: view)
    guard distribution == .fillProportionally, view.superview === self else { return }
    setNeedsUpdateConstraints()
  }

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    engineForSubviews?.announceChange()
  }
}

extension UIStackView {
  /// How views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it; which one gives way is a matter of priorities.
    case fill = 0
    /// They fill it in equal parts.
    case fillEqually = 1
    /// They fill it in proportion to their content.
    case fillProportionally = 2
    /// They keep their sizes, with equal gaps between them.
    case equalSpacing = 3
    /// They keep their sizes, with equal distances between their middles.
    case equalCentering = 4
  }

  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill = 0
    /// At the edge where reading starts, or at the top.
    case leading = 1
    /// With their first baselines in line, in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where reading ends, or at the bottom.
    case trailing = 4
    /// With their last baselines in line, in a row.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }
}
