/// The constraints and guides with which a stack view arranges its views.
@MainActor struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  /// The attributes of an axis.
  struct Attributes {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    static let horizontal = Attributes(
      start: .leading,
      end: .trailing,
      center: .centerX,
      length: .width
    )
    static let vertical = Attributes(start: .top, end: .bottom, center: .centerY, length: .height)
  }

  /// Adds a relation between attributes of two items.
  mutating func relate(
    _ identifier: String,
    _ first: (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute),
    _ second: (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute),
    relation: NSLayoutConstraint.Relation = .equal,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    add(
      identifier,
      NSLayoutConstraint(
        LayoutOperand(first.item, first.attribute),
        relation,
        LayoutOperand(second.item, second.attribute),
        multiplier: multiplier,
        constant: constant
      ),
      priority
    )
  }

  /// Adds a wish that a length is zero.
  mutating func shrink(
    _ identifier: String,
    _ item: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    priority: Float
  ) {
    add(identifier, NSLayoutConstraint(LayoutOperand(item, attribute), .equal, nil), priority)
  }

  private mutating func add(
    _ identifier: String,
    _ constraint: NSLayoutConstraint,
    _ priority: Float
  ) {
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  /// Adds a guide to a view, to stand for a gap.
  mutating func addGuide(to view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UISV-distributing"
    view.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  /// Activates everything, in the view's direction of reading.
  func activate(in view: UIView) {
    for constraint in constraints { constraint.directionView = view }
    NSLayoutConstraint.activate(constraints)
  }

  /// Removes everything that was added.
  mutating func dissolve(in view: UIView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { view.removeLayoutGuide(guide) }
    constraints = []
    guides = []
  }
}
