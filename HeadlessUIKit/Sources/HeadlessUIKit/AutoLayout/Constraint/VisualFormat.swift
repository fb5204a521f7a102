/// A visual format that was read: the places along one axis, and what is between them.
struct VisualFormat {
  /// A length or a distance of a visual format.
  enum Amount {
    case constant(CGFloat)
    case size(of: UIView)
    case standard
  }

  /// What a length or a distance has to be.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var amount = Amount.constant(0)
    var priority = UILayoutPriority.required
  }

  enum Place {
    case superview
    case view(UIView, [Predicate])
  }

  /// What was read of a format.
  struct Content {
    var isVertical = false
    /// The places in their order, each with the distance from the one before.
    var places: [(distance: [Predicate], place: Place)] = []
  }

  let content: Content
  let options: NSLayoutConstraint.FormatOptions

  private var views: [UIView] {
    content.places.compactMap {
      if case .view(let view, _) = $0.place { return view }
      return nil
    }
  }

  /// The constraints that the format describes.
  @MainActor var constraints: [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for (index, item) in content.places.enumerated() {
      if case .view(let view, let predicates) = item.place {
        result += predicates.map { size(of: view, $0) }
      }
      guard index > 0 else { continue }
      result += item.distance.compactMap {
        distance($0, from: content.places[index - 1].place, to: item.place)
      }
    }
    for attribute in options.attributes {
      for (view, next) in zip(views, views.dropFirst()) {
        result.append(constraint((view, attribute), .equal, (next, attribute), 0))
      }
    }
    return result
  }

  @MainActor private func size(of view: UIView, _ predicate: Predicate) -> NSLayoutConstraint {
    let attribute = content.isVertical ? NSLayoutConstraint.Attribute.height : .width
    let result =
      switch predicate.amount {
      case .constant(let constant):
        constraint((view, attribute), predicate.relation, nil, constant)
      case .standard: constraint((view, attribute), predicate.relation, nil, systemSpacing)
      case .size(let other):
        constraint((view, attribute), predicate.relation, (other, attribute), 0)
      }
    result.priority = predicate.priority
    return result
  }

  @MainActor private func distance(
    _ predicate: Predicate,
    from first: Place,
    to second: Place
  ) -> NSLayoutConstraint? {
    guard let parent = views.first?.superview else { return nil }
    var before: Edge
    var after: Edge
    var constant: CGFloat = 0
    if case .constant(let length) = predicate.amount { constant = length }
    var isStandard = false
    if case .standard = predicate.amount { isStandard = true }
    switch (first, second) {
    case (.superview, .view(let view, _)):
      before = (parent, isStandard ? margins.first : edges.first)
      after = (view, edges.first)
    case (.view(let view, _), .superview):
      before = (view, edges.last)
      after = (parent, isStandard ? margins.last : edges.last)
    case (.view(let view, _), .view(let other, _)):
      before = (view, edges.last)
      after = (other, edges.first)
      if isStandard { constant = systemSpacing }
    case (.superview, .superview): return nil
    }
    if options.contains(.directionRightToLeft), !content.isVertical { swap(&before, &after) }
    let result = constraint(after, predicate.relation, before, constant)
    result.priority = predicate.priority
    return result
  }

  private typealias Edge = (view: UIView, attribute: NSLayoutConstraint.Attribute)
  private typealias Ends = (
    first: NSLayoutConstraint.Attribute, last: NSLayoutConstraint.Attribute
  )

  /// The attributes of the beginning and of the end of a view.
  private var edges: Ends {
    if content.isVertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  /// The attributes of the margins of the superview, at which the standard distance ends.
  private var margins: Ends {
    if content.isVertical { return (.topMargin, .bottomMargin) }
    if options.contains(.directionRightToLeft) { return (.rightMargin, .leftMargin) }
    return options.contains(.directionLeftToRight)
      ? (.leftMargin, .rightMargin) : (.leadingMargin, .trailingMargin)
  }

  @MainActor private func constraint(
    _ item: Edge,
    _ relation: NSLayoutConstraint.Relation,
    _ other: Edge?,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item.view,
      attribute: item.attribute,
      relatedBy: relation,
      toItem: other?.view,
      attribute: other?.attribute ?? .notAnAttribute,
      multiplier: 1,
      constant: constant
    )
  }
}
