/// A view that arranges others in a row or a column, with constraints that it makes itself.
@preconcurrency @MainActor open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints and guides of the present arrangement.
  var arrangement = StackArrangement()

  /// Creates a stack with a frame in the coordinates of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setNeedsUpdateConstraints()
  }

  /// Creates a stack from an archive; archives do not exist on this platform.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setNeedsUpdateConstraints()
  }

  /// Creates a stack with arranged views, in this order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The arranged views, in order; their order among the subviews is independent.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end of the arranged views.
  open func addArrangedSubview(_ view: UIView) {
    let count = arranged.count { $0 !== view }
    arrange(view, at: count)
  }

  /// Inserts a view at an index of the arranged views, or moves it there.
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

  /// Stops arranging a view, which stays a subview.
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

  /// The axis along which views are arranged.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How views share the space along the axis.
  open var distribution: UIStackView.Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// How views are aligned across the axis.
  open var alignment: UIStackView.Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between neighbors, or the minimum distance, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets the distance after a view, in points, in place of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the custom distance after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Whether the spacing of a column is measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether views are arranged within the stack's margins and not its edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The custom spacing that stands for the stack's `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The custom spacing that stands for the system's spacing.
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
  /// How views share the space along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; priorities decide which one grows or shrinks.
    case fill = 0
    /// The views fill the stack in equal parts.
    case fillEqually = 1
    /// The views fill the stack in proportion to their content.
    case fillProportionally = 2
    /// The views keep their sizes, with equal gaps between them.
    case equalSpacing = 3
    /// The views keep their sizes, with equal distances between their centers.
    case equalCentering = 4
  }

  /// How views are aligned across the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill = 0
    /// At the leading edge, or at the top.
    case leading = 1
    /// With their first baselines aligned, in a row.
    case firstBaseline = 2
    /// Centered.
    case center = 3
    /// At the trailing edge, or at the bottom.
    case trailing = 4
    /// With their last baselines aligned, in a row.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }
}
