extension UIView {
  /// Clears the references to the view that do not retain it; called by its deinit.
  ///
  /// Weak references would clear themselves, but slow down every retain and release of the view.
  func endReferences() {
    let isWindow = self is UIWindow
    for subview in storedSubviews {
      unsafe subview.storedSuperview = nil
      if isWindow { subview.enter(nil) }
    }
    madeLayoutReference?.forgetItem()
  }

  /// Records the window of this view and of all inside it.
  private func enter(_ window: UIWindow?) {
    guard unsafe storedWindow !== self else { return }
    unsafe storedWindow = window
    for subview in storedSubviews { subview.enter(window) }
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling !== view else { return }
    // A view that is already here is removed first, which may move the sibling.
    var siblings = subviews
    siblings.removeAll { $0 === view }
    let position = siblings.firstIndex { $0 === sibling }
    insert(view, at: position.map { $0 + offset } ?? siblings.count)
  }

  /// Inserts a view at an index of the subviews, counted without the view itself.
  func insert(_ view: UIView, at index: Int) {
    let oldWindow = view.window
    let newWindow = window
    let changesWindow = oldWindow !== newWindow
    // Of views in different windows, neither is inside the other.
    if view === self || !changesWindow && isDescendant(of: view) {
      let reason =
        view === self
        ? "Can't add self as subview"
        : "Can't add \(type(of: view)) as a subview: this view is inside it"
      Headless.fail("F-ADD-SELF", name: "NSInvalidArgumentException", reason)
      return
    }
    if view.superview === self {
      takeOut(view)
      putIn(view, at: index)
      setNeedsLayout()
      return
    }
    if changesWindow { view.announceMove(from: oldWindow, to: newWindow) }
    view.willMove(toSuperview: self)
    if let old = view.superview {
      view.willLeaveLayout()
      old.willRemoveSubview(view)
      old.takeOut(view)
      old.setNeedsLayout()
    }
    unsafe view.storedSuperview = self
    if changesWindow { view.enter(newWindow) }
    putIn(view, at: index)
    view.didJoinLayout()
    view.updateTraits()
    view.updateLayoutEnvironment()
    if changesWindow { view.confirmMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.markAncestorsForPendingLayout()
    view.leadConstraintUpdates()
    setNeedsLayout()
  }

  func detach() {
    guard let old = superview else { return }
    let window = window
    let leavesWindow = window != nil
    if let window, !(self is UICollectionViewCell),
      window.focusedView?.isDescendant(of: self) == true
    {
      window.moveFocus(to: nil, heading: [])
    }
    if leavesWindow { announceMove(from: window, to: nil) }
    willMove(toSuperview: nil)
    willLeaveLayout()
    old.willRemoveSubview(self)
    old.takeOut(self)
    unsafe storedSuperview = nil
    if leavesWindow { enter(nil) }
    didLeaveLayout()
    if leavesWindow { confirmMove() }
    didMoveToSuperview()
    old.setNeedsLayout()
  }

  /// Removes a view from the subviews.
  private func takeOut(_ view: UIView) {
    changeSubviews { subviews in
      for index in subviews.indices where subviews[index] === view {
        subviews.remove(at: index)
        return
      }
    }
  }

  private func putIn(_ view: UIView, at index: Int) {
    changeSubviews { $0.insert(view, at: min(max(index, 0), $0.count)) }
  }

  /// Changes the subviews, without copying them.
  ///
  /// They are taken out meanwhile: if they were changed in place, Swift would check each access to them for overlaps.
  @inline(__always)
  private func changeSubviews(_ change: (inout [UIView]) -> Void) {
    var subviews = storedSubviews
    storedSubviews = []
    change(&subviews)
    storedSubviews = subviews
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    takeOut(view)
    putIn(view, at: toFront ? .max : 0)
  }

  func exchange(at first: Int, with second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    changeSubviews { $0.swapAt(first, second) }
  }

  /// Notifies this view and all inside it that their window will change.
  private func announceMove(from old: UIWindow?, to window: UIWindow?) {
    if let old, old.firstResponder === self { old.firstResponder = nil }
    controller?.viewWillMove(to: window)
    willMove(toWindow: window)
    for subview in subviews { subview.announceMove(from: old, to: window) }
  }

  /// Notifies this view and all inside it that their window has changed.
  private func confirmMove() {
    didMoveToWindow()
    for subview in subviews { subview.confirmMove() }
    controller?.viewDidMove(to: window)
  }
}
