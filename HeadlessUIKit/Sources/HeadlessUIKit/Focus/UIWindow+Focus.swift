/// The focus of a window.
@preconcurrency @MainActor struct WindowFocus {
  /// The focused view.
  weak var view: UIView?

  /// Whether an update of the focus was requested.
  var needsUpdate = false
}

extension UIWindow {
  /// The focused view, as long as it is visible.
  var focusedView: UIView? {
    focus.view.flatMap { $0.window === self ? $0 : nil }
  }

  /// Moves the focus, if all affected environments allow it; returns whether it has moved.
  ///
  /// Pass the list whose cell has lost the focus; then no environment can prevent the move.
  @discardableResult
  func moveFocus(
    to view: UIView?,
    heading: UIFocusHeading,
    leaving list: UICollectionView? = nil
  ) -> Bool {
    let old = list?.focus.cell ?? focusedView
    guard old !== view || list != nil else { return view != nil }
    let context = UIFocusUpdateContext(from: old, to: view, heading: heading)
    let environments = Self.environments(around: [list ?? old, view])
    guard
      view == nil || list != nil || environments.allSatisfy({ $0.mayMoveFocus(context) })
    else {
      return false
    }
    focus = WindowFocus(view: view)
    let coordinator = UIFocusAnimationCoordinator()
    for case let cell as UICollectionViewCell in [old, view] { cell.setNeedsUpdateConfiguration() }
    for environment in environments {
      (environment as? UICollectionView)?.focusDidMove(context, coordinator)
      environment.didUpdateFocus(in: context, with: coordinator)
    }
    coordinator.run()
    return true
  }

  /// Returns all environments around views, each once, from the inside outward.
  private static func environments(around views: [UIView?]) -> [any UIFocusEnvironment] {
    var seen: Set<ObjectIdentifier> = []
    return views.compactMap { $0 }.flatMap { view in
      sequence(first: view as UIResponder, next: \.next)
        .compactMap { $0 as? any UIFocusEnvironment }
        .filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
  }

  /// Updates the focus within its present environment, if an update was requested.
  func findFocusIfNeeded() {
    guard focus.needsUpdate else { return }
    focus.needsUpdate = false
    guard let view = focusedView else { return }
    for environment in Self.environments(around: [view]).dropFirst() {
      guard let target = focusTarget(in: environment) else { continue }
      moveFocus(to: target, heading: [])
      return
    }
    moveFocus(to: nil, heading: [])
  }

  /// Returns the view that is focused when the focus moves to an environment.
  func focusTarget(in environment: any UIFocusEnvironment) -> UIView? {
    focusTarget(in: environment, depth: 0)
  }

  /// The maximum number of environments to follow.
  private static let deepest = 50

  private func focusTarget(in environment: any UIFocusEnvironment, depth: Int) -> UIView? {
    if let view = environment as? UIView, view.window === self, view.canHaveFocus { return view }
    guard depth < Self.deepest else { return nil }
    for next in environment.preferredFocusEnvironments where next !== environment {
      if let found = focusTarget(in: next, depth: depth + 1) { return found }
    }
    guard let view = environment as? UIView else { return nil }
    for subview in view.subviews where !subview.isHidden {
      if let found = focusTarget(in: subview, depth: depth + 1) { return found }
    }
    return nil
  }

  /// Moves the focus like an arrow key, within its list; returns whether it has moved.
  ///
  /// If nothing is focused, the first key focuses the preferred view.
  func moveFocus(_ heading: UIFocusHeading) -> Bool {
    guard let view = focusedView else { return moveFocusToGroup(after: nil, heading) }
    let group = view.outermostCollectionView ?? self
    let candidates = FocusCandidate.all(in: group, toward: heading, of: self)
    let start = view.convert(view.bounds, to: self)
    guard let best = FocusCandidate.nearest(of: candidates, to: start, heading, besides: view)
    else {
      return false
    }
    return moveFocus(to: best, heading)
  }

  /// Moves the focus like the tab key, from list to list; returns whether it has moved.
  func moveFocusToNextGroup(backward: Bool) -> Bool {
    moveFocusToGroup(after: focusedView, backward ? .previous : .next)
  }

  private func moveFocusToGroup(after view: UIView?, _ heading: UIFocusHeading) -> Bool {
    var groups: [UIView] = []
    for candidate in FocusCandidate.all(in: self, toward: [], of: self) {
      let group = candidate.view.outermostCollectionView ?? candidate.view
      if !groups.contains(where: { $0 === group }) { groups.append(group) }
    }
    groups.sort {
      let (left, right) = ($0.convert($0.bounds, to: self), $1.convert($1.bounds, to: self))
      return (left.minY, left.minX) < (right.minY, right.minX)
    }
    let present = view?.outermostCollectionView ?? view
    let index = groups.firstIndex { $0 === present }
    let step = heading == .previous ? groups.count - 1 : 1
    guard !groups.isEmpty else { return false }
    let next = groups[index.map { ($0 + step) % groups.count } ?? 0]
    guard let target = focusTarget(in: next), target !== view else { return false }
    return moveFocus(toKey: target, heading)
  }

  private func moveFocus(to candidate: FocusCandidate, _ heading: UIFocusHeading) -> Bool {
    guard let position = candidate.position, let list = candidate.view as? UICollectionView else {
      return moveFocus(toKey: candidate.view, heading)
    }
    // The search has called the app, which may have changed the list.
    guard list.validCounts().contains(position) else { return false }
    list.scrollToItem(at: position.indexPath, at: [], animated: false)
    list.layoutIfNeeded()
    guard let cell = list.cellForItem(at: position.indexPath) else { return false }
    return moveFocus(toKey: cell, heading)
  }

  /// Moves the focus because of a key, and the selection if it follows the focus.
  private func moveFocus(toKey view: UIView, _ heading: UIFocusHeading) -> Bool {
    guard moveFocus(to: view, heading: heading), focusedView === view else { return false }
    if let list = view.superview as? UICollectionView { list.selectFocusedItem() }
    return true
  }
}

extension UIView {
  /// Whether the view can be focused; for a cell, the collection view has to allow it, too.
  var canHaveFocus: Bool {
    guard canBecomeFocused, !isHidden, isUserInteractionEnabled else { return false }
    guard let cell = self as? UICollectionViewCell, let list = superview as? UICollectionView else {
      return true
    }
    return list.canFocus(cell)
  }

  /// The outermost collection view around the view.
  var outermostCollectionView: UICollectionView? {
    sequence(first: self, next: \.superview).compactMap { $0 as? UICollectionView }.last
  }
}

/// A target of an arrow key: a view, or an item of a collection view, which may have no view.
@preconcurrency @MainActor struct FocusCandidate {
  let view: UIView
  var position: ItemPosition?

  /// The frame of the target in the window.
  let frame: CGRect

  /// Returns everything in a view that can be focused, including the next items of lists beyond the
  /// visible area.
  static func all(
    in view: UIView,
    toward heading: UIFocusHeading,
    of window: UIWindow
  ) -> [FocusCandidate] {
    guard !view.isHidden, view.isUserInteractionEnabled else { return [] }
    if let list = view as? UICollectionView { return items(of: list, toward: heading, window) }
    if view !== window, view.canHaveFocus {
      return [FocusCandidate(view: view, frame: view.convert(view.bounds, to: window))]
    }
    return view.subviews.flatMap { all(in: $0, toward: heading, of: window) }
  }

  private static func items(
    of list: UICollectionView,
    toward heading: UIFocusHeading,
    _ window: UIWindow
  ) -> [FocusCandidate] {
    list.layoutIfNeeded()
    var rect = list.bounds
    let (width, height) = (rect.width, rect.height)
    if heading.contains(.down) || heading.contains(.up) { rect = rect.insetBy(dx: 0, dy: -height) }
    if heading.contains(.left) || heading.contains(.right) {
      rect = rect.insetBy(dx: -width, dy: 0)
    }
    return list.currentLayout.shownElements(in: rect)
      .filter { $0.representedElementCategory == .cell && $0.frame.overlaps(rect) }
      .flatMap { attributes -> [FocusCandidate] in
        guard let position = ItemPosition(attributes.indexPath) else { return [] }
        let cell = list.cellForItem(at: attributes.indexPath)
        if list.canFocus(position) {
          let frame = list.convert(attributes.frame, to: window)
          return [FocusCandidate(view: list, position: position, frame: frame)]
        }
        return cell?.contentView.subviews.flatMap { all(in: $0, toward: heading, of: window) } ?? []
      }
  }

  /// The factor for distances across the direction of the move.
  private static let costOfAside: CGFloat = 3

  /// Returns the nearest target in a direction.
  static func nearest(
    of candidates: [FocusCandidate],
    to start: CGRect,
    _ heading: UIFocusHeading,
    besides view: UIView
  ) -> FocusCandidate? {
    let isVertical = heading.contains(.down) || heading.contains(.up)
    let isForward = heading.contains(.down) || heading.contains(.right)
    func measures(_ frame: CGRect) -> (cost: CGFloat, middle: CGFloat)? {
      let along =
        isVertical
        ? (isForward ? frame.minY - start.maxY : start.minY - frame.maxY)
        : (isForward ? frame.minX - start.maxX : start.minX - frame.maxX)
      guard along > -1 else { return nil }
      let aside =
        isVertical
        ? max(frame.minX - start.maxX, start.minX - frame.maxX, 0)
        : max(frame.minY - start.maxY, start.minY - frame.maxY, 0)
      let middle =
        isVertical ? abs(frame.midX - start.midX) : abs(frame.midY - start.midY)
      return (max(along, 0) + costOfAside * aside, middle)
    }
    return
      candidates
      .filter { $0.position != nil || $0.view !== view }
      .compactMap { candidate in measures(candidate.frame).map { (candidate, $0) } }
      .min { ($0.1.cost, $0.1.middle) < ($1.1.cost, $1.1.middle) }?.0
  }
}

extension UIFocusEnvironment {
  /// Returns whether the environment, and the delegate of a collection view, allow the move.
  fileprivate func mayMoveFocus(_ context: UIFocusUpdateContext) -> Bool {
    let isLet = (self as? UICollectionView)?.mayFocusMove(context) ?? true
    return isLet && shouldUpdateFocus(in: context)
  }
}
