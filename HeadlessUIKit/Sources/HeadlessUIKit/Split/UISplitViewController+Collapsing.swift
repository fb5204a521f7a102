/// The state of a split view whose columns are collapsed into a stack.
@preconcurrency @MainActor struct CollapsedSplit {
  /// The column whose navigation controller shows the stack.
  let base: UISplitViewController.Column
  /// The view controllers of each column that were moved to the stack.
  var moved: [UISplitViewController.Column: [UIViewController]] = [:]
}

extension UISplitViewController {
  /// Collapses the columns into a stack.
  func collapse() {
    let filled = order.filter { columns[$0] != nil }
    let proposed = columns[.compact] != nil ? .compact : filled.last ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .compact, columns[.compact] != nil {
      collapsed = CollapsedSplit(base: .compact)
    } else {
      collapsed = CollapsedSplit(base: filled.first ?? .primary)
      for column in filled.dropFirst() where column.rawValue <= top.rawValue {
        push(column, animated: false)
      }
    }
    arrange()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Expands the stack into columns.
  func expand() {
    guard let collapsed else { return }
    for column in order.reversed() { bringBack(column, collapsed) }
    let proposed = arrangement.startMode
    let wanted =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    self.collapsed = nil
    let count = wanted == .automatic ? nil : SplitArrangement.count(wanted)
    mode = count.map(arrangement.mode(showing:)) ?? proposed
    arrange()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Pushes a column and those before it onto the stack, and pops those after it.
  func bringToTop(_ column: Column) {
    guard let collapsed, collapsed.base != .compact, let stack = base(collapsed) else { return }
    if column == collapsed.base {
      guard let root = columns[column]?.stack.prefix(ownCount(collapsed)).last else { return }
      stack.popToViewController(root, animated: true)
      return
    }
    guard columns[column] != nil else { return }
    let isThere = collapsed.moved[column]?.first.map(stack.viewControllers.contains) ?? false
    if isThere {
      let last = collapsed.moved[column]?.last { stack.viewControllers.contains($0) }
      if let last { stack.popToViewController(last, animated: true) }
    } else {
      push(column, animated: true)
    }
  }

  /// Pops a column and those after it from the stack.
  func takeFromTop(_ column: Column) {
    guard let collapsed, let stack = base(collapsed), column != collapsed.base else { return }
    guard let first = collapsed.moved[column]?.first,
      let place = stack.viewControllers.firstIndex(of: first), place > 0
    else { return }
    stack.popToViewController(stack.viewControllers[place - 1], animated: true)
  }

  private func base(_ collapsed: CollapsedSplit) -> UINavigationController? {
    columns[collapsed.base]?.container as? UINavigationController
  }

  /// Returns how many view controllers of the stack belong to its own column.
  private func ownCount(_ collapsed: CollapsedSplit) -> Int {
    let stack = columns[collapsed.base]?.stack ?? []
    let moved = collapsed.moved.values.compactMap { $0.first.flatMap(stack.firstIndex(of:)) }
    return moved.min() ?? stack.count
  }

  /// Pushes the view controllers of a column onto the stack.
  private func push(_ column: Column, animated: Bool) {
    guard let collapsed, let base = base(collapsed), let entry = columns[column] else { return }
    let own = entry.stack.isEmpty ? collapsed.moved[column] ?? [] : entry.stack
    self.collapsed?.moved[column] = own
    (entry.container as? UINavigationController)?.setViewControllers([], animated: false)
    base.setViewControllers(base.viewControllers + own, animated: animated)
  }

  /// Moves the view controllers of a column, and all above them, from the stack back to the column.
  func bringBack(_ column: Column, _ collapsed: CollapsedSplit) {
    guard let base = base(collapsed), let own = collapsed.moved[column],
      let container = columns[column]?.container as? UINavigationController
    else { return }
    self.collapsed?.moved[column] = nil
    let stack = base.viewControllers
    if let place = own.first.flatMap(stack.firstIndex(of:)) {
      base.setViewControllers(Array(stack[..<place]), animated: false)
      container.setViewControllers(Array(stack[place...]), animated: false)
    } else {
      container.setViewControllers(own, animated: false)
    }
  }
}
