public import Roster

extension DrivenList {
  /// Swipes an item with a finger until its actions are visible, and keeps it open.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - edge: The edge from which the cell is swiped.
  ///   - filePath: The file in which a failure is reported: the test fails if no finger reaches the item.
  ///   - line: The line at which a failure is reported.
  /// - Returns: The titles of the actions, from the edge of the row; empty if the item cannot be
  ///   swiped.
  @discardableResult
  public func swipe(
    _ indexPath: IndexPath,
    from edge: SwipeAction.Edge,
    filePath: String = #filePath,
    line: Int = #line
  ) -> [String] {
    step("swipe item \(indexPath)") {
      uncover(indexPath, edge, TestLine(filePath, line))?.map(\.title) ?? []
    }
  }

  /// Swipes an item with a finger, and taps one of its actions.
  ///
  /// If no finger reaches the item, or it has no such action, the test fails.
  ///
  /// - Returns: Whether the action exists and the tap reached it.
  @discardableResult
  public func swipe(
    _ indexPath: IndexPath,
    from edge: SwipeAction.Edge,
    choosing title: String,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    step("swipe item \(indexPath) and choose \(title)") {
      guard let actions = uncover(indexPath, edge, TestLine(filePath, line)) else { return false }
      guard let action = actions.first(where: { $0.title == title }) else {
        let titles = actions.map(\.title)
        miss(
          "Item \(indexPath) has no action “\(title)” at this edge. Actions: \(titles).",
          TestLine(filePath, line)
        )
        return false
      }
      defer { flush() }
      return action.choose()
    }
  }

  /// Makes a full swipe, which performs the item's first action.
  ///
  /// If no finger reaches the item, the test fails.
  ///
  /// - Returns: Whether the item can be swiped; whether an action was performed is visible in the
  ///   list.
  @discardableResult
  public func swipeAcross(
    _ indexPath: IndexPath,
    from edge: SwipeAction.Edge,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    step("swipe item \(indexPath) all the way across") {
      guard reachableCell(at: indexPath, TestLine(filePath, line)) != nil else { return false }
      defer { flush() }
      return collectionView.swipeAcross(indexPath, from: edge, of: adapter)
    }
  }

  /// Swipes an item with a finger until its actions are visible, and keeps it open.
  ///
  /// If no finger reaches the item, the test fails.
  ///
  /// - Returns: The titles of the actions, from the edge of the row; empty if the item cannot be
  ///   swiped.
  @discardableResult
  public func swipe<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    from edge: SwipeAction.Edge,
    filePath: String = #filePath,
    line: Int = #line
  ) -> [String] {
    // The items of a carousel cannot be swiped, because it scrolls in that direction.
    existingItem(type, id: id, TestLine(filePath, line)).flatMap(adapter.indexPath(of:))
      .map { swipe($0, from: edge, filePath: filePath, line: line) } ?? []
  }

  /// Swipes an item with a finger, and taps one of its actions.
  ///
  /// If no finger reaches the item, or it has no such action, the test fails.
  ///
  /// - Returns: Whether the action exists and the tap reached it.
  @discardableResult
  public func swipe<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    from edge: SwipeAction.Edge,
    choosing title: String,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    existingPath(type, id: id, TestLine(filePath, line)).map {
      swipe($0, from: edge, choosing: title, filePath: filePath, line: line)
    } ?? false
  }

  /// Returns the actions of an item after a swipe; `nil`, and the test fails, if no finger reaches
  /// the item.
  private func uncover(
    _ indexPath: IndexPath,
    _ edge: SwipeAction.Edge,
    _ line: TestLine
  ) -> [UncoveredAction]? {
    flush()
    outermost.finishTime()
    defer { flush() }
    collectionView.touchBesideActions()
    guard reachableCell(at: indexPath, line) != nil else { return nil }
    return collectionView.uncoverActions(of: indexPath, at: edge, of: adapter)
  }
}

/// An action that a swipe has revealed.
@MainActor
struct UncoveredAction {
  let title: String

  /// Taps the action, and returns whether the tap reached it.
  let choose: () -> Bool
}

#if canImport(UIKit)
extension UICollectionView {
  /// Only a finger swipes a cell; here the actions and their handlers are those of the adapter.
  func uncoverActions(
    of path: IndexPath,
    at edge: SwipeAction.Edge,
    of adapter: ListAdapter
  ) -> [UncoveredAction] {
    guard let cell = cellForItem(at: path), let id = adapter.itemID(at: path) else { return [] }
    let configuration = adapter.swipeActions(at: path, from: edge)
    adapter.showSwipeActions(of: id, from: edge, animated: false)
    return (configuration?.actions ?? []).map { action in
      UncoveredAction(title: action.title ?? "") {
        var isDone = false
        action.handler(action, cell) { isDone = $0 }
        adapter.hideSwipeActions(animated: false)
        return isDone
      }
    }
  }

  /// Does nothing, because there are no views to touch.
  func touchBesideActions() {}

  func swipeAcross(_ path: IndexPath, from edge: SwipeAction.Edge, of adapter: ListAdapter) -> Bool
  {
    let configuration = adapter.swipeActions(at: path, from: edge)
    guard let configuration, configuration.performsFirstActionWithFullSwipe else { return false }
    return uncoverActions(of: path, at: edge, of: adapter).first?.choose() ?? false
  }
}
#else
extension UICollectionView {
  /// The part of a cell's width that a finger moves to reveal its actions, and to perform the first
  /// one.
  private static var ways: (some: CGFloat, all: CGFloat) { (0.45, 0.95) }

  func uncoverActions(
    of path: IndexPath,
    at edge: SwipeAction.Edge,
    of adapter: ListAdapter
  ) -> [UncoveredAction] {
    guard let cell = cellForItem(at: path), swipe(cell, from: edge, by: Self.ways.some) else {
      return []
    }
    let isAtRight = isRight(edge)
    let buttons = swipeButtons.sorted { first, second in
      let (first, second) = (first.middle(in: self).x, second.middle(in: self).x)
      return isAtRight ? first > second : first < second
    }
    return buttons.map { button in
      UncoveredAction(title: button.currentTitle ?? "") { Headless.tap(button) }
    }
  }

  /// Closes a swiped cell by touching it.
  func touchBesideActions() {
    guard let action = swipeButtons.first, let window else { return }
    let cell = visibleCells.first {
      !$0.transform.isIdentity && abs($0.frame.minY - action.top(in: self)) < 1
    }
    guard let cell else { return }
    let visible = convert(cell.frame(in: self).intersection(bounds), to: window)
    Headless.tap(at: CGPoint(x: visible.midX, y: visible.midY), in: window)
    finishAnimations()
  }

  func swipeAcross(_ path: IndexPath, from edge: SwipeAction.Edge, of adapter: ListAdapter) -> Bool
  {
    guard let cell = cellForItem(at: path) else { return false }
    return swipe(cell, from: edge, by: Self.ways.all)
  }

  /// Swipes a cell from an edge, and lifts the finger after it has stopped.
  private func swipe(
    _ cell: UICollectionViewCell,
    from edge: SwipeAction.Edge,
    by part: CGFloat
  ) -> Bool {
    let visible = convert(cell.frame(in: self).intersection(bounds), to: window)
    guard let window, !visible.isEmpty else { return false }
    let way = visible.width * part
    let start = visible.midX + (isRight(edge) ? way : -way) / 2
    guard
      let finger = Headless.touchDown(at: CGPoint(x: start, y: visible.midY), in: window)
    else { return false }
    let steps = 10
    for step in 1...steps {
      let x = start + (isRight(edge) ? -way : way) * CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: x, y: visible.midY))
    }
    finger.lift()
    return true
  }

  /// The buttons of swiped cells, without those inside cells.
  private var swipeButtons: [UIButton] {
    var result: [UIButton] = []
    var views = subviews
    while let view = views.popLast() {
      if view is UICollectionReusableView || view.bounds.isEmpty { continue }
      if let button = view as? UIButton { result.append(button) } else { views += view.subviews }
    }
    return result
  }
}

extension UIView {
  fileprivate func isRight(_ edge: SwipeAction.Edge) -> Bool {
    (edge == .trailing) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  fileprivate func top(in view: UIView) -> CGFloat { convert(bounds, to: view).minY }

  fileprivate func middle(in view: UIView) -> CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
  }
}
#endif
