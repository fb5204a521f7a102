extension NSLayoutConstraint {
  private static var activations = 0

  /// The view that holds the constraint while it is active.
  var owner: UIView? { ownerReference?.item?.asView }

  /// The engine that solves the constraint while it is active.
  var engine: LayoutEngine? { owner?.engineForSubviews }

  func activate() {
    guard isLegal, isAlive, owner == nil else { return }
    guard let ancestor = nearestCommonAncestor else {
      let reason =
        "Unable to activate constraint with anchors \(Self.describeAnchor(first)) and "
        + "\(second.map(Self.describeAnchor) ?? "nil") because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal."
      Headless.fail("AL-ANCESTOR", name: "NSGenericException", reason)
      return
    }
    install(in: ancestor)
  }

  func deactivate() {
    guard let owner else { return }
    countPaths(-1, to: owner)
    owner.constraintState?.owned.removeAll { $0 === self }
    let engine = engine
    ownerReference = nil
    engine?.remove(self)
    owner.setNeedsLayout()
  }

  /// Adds the constraint to a view that contains its items.
  func install(in view: UIView) {
    ownerReference = view.layoutReference
    Self.activations += 1
    activation = Self.activations
    view.constraintStateForChange.owned.append(self)
    countPaths(1, to: view)
    view.layoutRoot.engineForChange.add(self)
    view.setNeedsLayout()
  }

  var isAlive: Bool { first.isAlive && second?.isAlive ?? true }

  /// Does something with each item of the constraint that is still alive.
  private func forEachItem(_ body: (any LayoutItem) -> Void) {
    if let item = first.item { body(item) }
    if let item = first.originItem { body(item) }
    guard let second else { return }
    if let item = second.item { body(item) }
    if let item = second.originItem { body(item) }
  }

  /// The items of the constraint that are still alive.
  var items: [any LayoutItem] {
    var result: [any LayoutItem] = []
    forEachItem { result.append($0) }
    return result
  }

  /// The nearest view that contains all items; a view contains itself.
  private var nearestCommonAncestor: UIView? {
    var common: UIView?
    var isApart = false
    forEachItem { item in
      guard !isApart else { return }
      guard let view = item.layoutView else {
        isApart = true
        return
      }
      guard let present = common else {
        common = view
        return
      }
      if view === present || view === present.superview {
        common = view
        return
      }
      var candidate: UIView? = present
      while let ancestor = candidate, !view.isDescendant(of: ancestor) {
        candidate = ancestor.superview
      }
      common = candidate
      isApart = candidate == nil
    }
    return isApart ? nil : common
  }

  /// Records in the views between the items and the owner that a constraint leads out of them.
  private func countPaths(_ change: Int, to owner: UIView) {
    forEachItem { item in
      var view = item.layoutView
      var isInside = item.asGuide?.isInside ?? false
      while let current = view, current !== owner {
        current.noteConstraintLeadingOut(change, isFromInside: isInside)
        isInside = true
        view = current.superview
      }
    }
  }

  private static func describeAnchor(_ operand: LayoutOperand) -> String {
    let type =
      switch operand.kind {
      case .horizontalPosition: "NSLayoutXAxisAnchor"
      case .verticalPosition: "NSLayoutYAxisAnchor"
      case .length, .nothing: "NSLayoutDimension"
      }
    let name = "\(describe(operand.item)).\(operand.attribute.name)"
    guard let item = operand.item else { return "<\(type) \"\(name)\">" }
    return "<\(type):\(address(of: item)) \"\(name)\">"
  }
}
