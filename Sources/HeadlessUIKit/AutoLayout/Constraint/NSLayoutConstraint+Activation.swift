extension NSLayoutConstraint {
  private static var activations = 0

  /// The view that holds the constraint while it is active.
  var owner: UIView? { ownerReference?.item?.asView }

  /// The engine that solves the constraint while it is active.
  var engine: LayoutEngine? { owner?.engineForSubviews }

  func activate() {
    guard isLegal, owner == nil else { return }
    let items = items
    guard items.count == itemCount else { return }
    guard let ancestor = Self.nearestCommonAncestor(of: items) else {
      let reason =
        "Unable to activate constraint with anchors \(Self.describeAnchor(first)) and "
        + "\(second.map(Self.describeAnchor) ?? "nil") because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal."
      Headless.fail("AL-ANCESTOR", name: "NSGenericException", reason)
      return
    }
    install(in: ancestor, items)
  }

  func deactivate() {
    guard let owner else { return }
    countPaths(-1, items, to: owner)
    owner.constraintState?.owned.removeAll { $0 === self }
    let engine = engine
    ownerReference = nil
    engine?.remove(self)
    owner.setNeedsLayout()
  }

  /// Adds the constraint to a view that contains its items.
  func install(in view: UIView, _ items: [any LayoutItem]) {
    ownerReference = view.layoutReference
    Self.activations += 1
    activation = Self.activations
    view.constraintStateForChange.owned.append(self)
    countPaths(1, items, to: view)
    view.layoutRoot.engineForChange.add(self)
    view.setNeedsLayout()
  }

  var isAlive: Bool { first.isAlive && second?.isAlive ?? true }

  /// The number of items, counted while all of them are alive.
  private var itemCount: Int { first.itemCount + (second?.itemCount ?? 0) }

  /// The items of the constraint that are still alive.
  var items: [any LayoutItem] {
    var result: [any LayoutItem] = []
    result.reserveCapacity(2)
    if let item = first.item { result.append(item) }
    if let item = first.originItem { result.append(item) }
    if let item = second?.item { result.append(item) }
    if let item = second?.originItem { result.append(item) }
    return result
  }

  /// Returns the nearest view that contains all items; a view contains itself.
  private static func nearestCommonAncestor(of items: [any LayoutItem]) -> UIView? {
    var common: UIView?
    for item in items {
      guard let view = item.layoutView else { return nil }
      guard let present = common else {
        common = view
        continue
      }
      if view === present || view === present.superview {
        common = view
        continue
      }
      var candidate: UIView? = present
      while let ancestor = candidate, !view.isDescendant(of: ancestor) {
        candidate = ancestor.superview
      }
      guard let candidate else { return nil }
      common = candidate
    }
    return common
  }

  /// Records the constraint in the views between its items and its owner, out of which it leads.
  private func countPaths(_ change: Int, _ items: [any LayoutItem], to owner: UIView) {
    for item in items {
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
