extension NSLayoutConstraint {
  private static var activations = 0

  func activate() {
    guard isLegal, owner == nil, isAlive else { return }
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
    countPaths(-1)
    owner.constraintState?.owned.removeAll { $0 === self }
    self.owner = nil
    engine?.remove(self)
    engine = nil
    owner.setNeedsLayout()
  }

  /// Puts the constraint into a view that holds its items.
  func install(in view: UIView) {
    owner = view
    Self.activations += 1
    activation = Self.activations
    view.constraintStateForChange.owned.append(self)
    countPaths(1)
    view.layoutRoot.engineForChange.add(self)
    view.setNeedsLayout()
  }

  var isAlive: Bool { first.isAlive && second?.isAlive ?? true }

  /// The items the constraint tells of.
  var items: [any LayoutItem] {
    [first.item, first.originItem, second?.item, second?.originItem].compactMap { $0 }
  }

  /// The nearest view that holds all items; a view holds itself.
  var nearestCommonAncestor: UIView? {
    var common: UIView?
    for item in items {
      guard let view = item.layoutView else { return nil }
      guard let present = common else {
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

  /// Notes in the views between the items and the owner that a constraint leads out of them.
  private func countPaths(_ change: Int) {
    guard let owner else { return }
    for item in items {
      var view = item.layoutView
      var isInside = (item as? UILayoutGuide)?.isInside ?? false
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
