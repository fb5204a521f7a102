/// A relation between two attributes of views or layout guides, which layout tries to satisfy.
///
/// `first == multiplier × second + constant`, or the same with at most or at least. It takes effect
/// while it is active.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private(set) final var first = LayoutOperand(nil, .notAnAttribute)
  private(set) final var second: LayoutOperand?
  private final var ratio: CGFloat = 1
  private final var comparison = NSLayoutConstraint.Relation.equal

  /// The relation between the two sides.
  open var relation: NSLayoutConstraint.Relation { comparison }

  /// The factor of the second attribute.
  open var multiplier: CGFloat { ratio }

  /// The constant that is added to the second attribute, in points; changing it takes effect in the
  /// next layout pass.
  open var constant: CGFloat = 0 {
    didSet { constantDidChange(from: oldValue) }
  }

  /// The priority of the constraint; from 1000 on it is required.
  open var priority: UILayoutPriority = .required {
    didSet { priorityDidChange(from: oldValue) }
  }

  /// A name that identifies the constraint in logs.
  open var identifier: String?

  /// Whether an archive of the view contains the constraint.
  open var shouldBeArchived = false

  /// The view whose direction of reading applies; without one, that of the first item applies.
  weak var directionView: UIView?
  /// A reference to the view that holds the constraint while it is active.
  var ownerReference: LayoutItemReference?
  /// The constraint's number in the engine that solves it.
  var number = 0
  /// The order of activation.
  var activation = 0
  /// The order of creation; of conflicting constraints, the one created last is broken.
  let creation: Int
  private static var creations = 0
  /// Whether the two sides can be compared; an invalid constraint is reported and never takes
  /// effect.
  private(set) final var isLegal = false

  /// Creates a constraint without sides, which never takes effect.
  public override init() {
    Self.creations += 1
    creation = Self.creations
    super.init()
  }

  /// Creates a constraint between two sides.
  ///
  /// It is a convenience initializer, so that subclasses inherit those that UIKit declares.
  convenience init(
    _ first: LayoutOperand,
    _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutOperand?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    self.second = second
    comparison = relation
    ratio = multiplier
    self.constant = constant.isNaN ? 0 : constant
    let problem = Self.problem(first, second, multiplier: multiplier, constant: constant)
    isLegal = problem == nil
    if let problem { report(problem) }
  }

  /// Creates a relation between attributes of two items, or between a length and a constant.
  public convenience init(
    item view1: Any,
    attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let second = (view2 as? any LayoutItem).map { LayoutOperand($0, attr2) }
    self.init(
      LayoutOperand(view1 as? any LayoutItem, attr1),
      relation,
      second?.attribute == .notAnAttribute ? nil : second,
      multiplier: multiplier,
      constant: c
    )
  }

  /// The item of the first side.
  open var firstItem: AnyObject? { first.item }

  /// The item of the second side, if there is one.
  open var secondItem: AnyObject? { second?.item }

  /// The attribute of the first side.
  open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }

  /// The attribute of the second side, if there is one.
  open var secondAttribute: NSLayoutConstraint.Attribute { second?.attribute ?? .notAnAttribute }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

  /// The second side as an anchor, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// Whether the constraint takes effect.
  ///
  /// Activating a constraint adds it to the nearest view that contains both items; it fails if
  /// there is none.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates each constraint that is not active yet.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each constraint that is active.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  nonisolated public override var description: String {
    // Descriptions are made on the main thread, where constraints live; elsewhere only the class is
    // shown.
    guard Thread.isMainThread else { return "<NSLayoutConstraint>" }
    return MainActor.assumeIsolated { equation }
  }
}
