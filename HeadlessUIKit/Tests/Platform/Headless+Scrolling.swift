#if canImport(UIKit)
extension Headless {
  /// Moves the content as a finger does that drags in steps, and tells the delegate in UIKit's order.
  @MainActor
  @discardableResult
  public static func scroll(_ view: UIScrollView, by distance: CGPoint, steps: Int = 1) -> CGPoint {
    layOut(view)
    guard view.isScrollEnabled else { return .zero }
    let start = view.contentOffset
    view.delegate?.scrollViewWillBeginDragging?(view)
    for step in 1...max(1, steps) {
      let part = CGFloat(step) / CGFloat(max(1, steps))
      view.drag(to: CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part))
      layOut(view)
    }
    view.endDragging(velocity: .zero)
    layOut(view)
    return CGPoint(x: view.contentOffset.x - start.x, y: view.contentOffset.y - start.y)
  }

  /// Moves the content as a finger does that drags to an offset.
  @MainActor
  @discardableResult
  public static func scroll(_ view: UIScrollView, to offset: CGPoint, steps: Int = 1) -> CGPoint {
    let present = view.contentOffset
    return scroll(
      view,
      by: CGPoint(x: offset.x - present.x, y: offset.y - present.y),
      steps: steps
    )
  }

  /// Moves the content as a finger does that lets go while it moves.
  @MainActor public static func flick(_ view: UIScrollView, by distance: CGPoint, velocity: CGPoint)
  {
    layOut(view)
    guard view.isScrollEnabled else { return }
    let start = view.contentOffset
    view.delegate?.scrollViewWillBeginDragging?(view)
    view.drag(to: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
    layOut(view)
    view.endDragging(velocity: velocity)
    layOut(view)
  }

  /// Scrolls to the top as a touch of the status bar does.
  @MainActor public static func touchStatusBar(above view: UIScrollView) {
    guard view.scrollsToTop, view.delegate?.scrollViewShouldScrollToTop?(view) ?? true else {
      return
    }
    view.contentOffset.y = -view.adjustedContentInset.top
    layOut(view)
    view.delegate?.scrollViewDidScrollToTop?(view)
  }

  /// Begins refreshing as a pull does.
  @MainActor
  @discardableResult
  public static func pullToRefresh(_ view: UIScrollView) -> Bool {
    guard let control = view.refreshControl, control.isEnabled, !control.isRefreshing else {
      return false
    }
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
    layOut(view)
    return true
  }

  /// Scrolls a section that scrolls sideways by itself.
  ///
  /// - Returns: How far it moved.
  @MainActor
  @discardableResult
  public static func scrollSection(
    _ section: Int,
    by distance: CGFloat,
    velocity: CGFloat = 0,
    in view: UICollectionView
  ) -> CGFloat {
    if velocity != 0 { skip("no finger can be lifted with a velocity") }
    layOut(view)
    guard let scroller = view.scroller(ofSection: section) else { return 0 }
    let way = scroll(scroller, by: CGPoint(x: distance, y: 0))
    layOut(view)
    return way.x
  }

  /// How far a section is scrolled that scrolls sideways by itself.
  @MainActor public static func offsetOfSection(
    _ section: Int,
    in view: UICollectionView
  ) -> CGFloat {
    layOut(view)
    return view.scroller(ofSection: section)?.contentOffset.x ?? 0
  }

  @MainActor static func layOut(_ view: UIView) {
    (view.window ?? view).layoutIfNeeded()
  }
}

extension UIScrollView {
  /// Moves the content as far as a finger can without bouncing.
  fileprivate func drag(to offset: CGPoint) {
    let inset = adjustedContentInset
    func limited(_ value: CGFloat, _ before: CGFloat, _ after: CGFloat, _ room: CGFloat) -> CGFloat
    {
      min(max(value, -before), max(-before, room + after))
    }
    contentOffset = CGPoint(
      x: limited(offset.x, inset.left, inset.right, contentSize.width - bounds.width),
      y: limited(offset.y, inset.top, inset.bottom, contentSize.height - bounds.height)
    )
  }

  /// Ends a drag where the delegate wants the content to rest.
  fileprivate func endDragging(velocity: CGPoint) {
    var target = contentOffset
    // Safe because the pointer is not used beyond the call.
    unsafe withUnsafeMutablePointer(to: &target) { pointer in
      unsafe delegate?.scrollViewWillEndDragging?(
        self,
        withVelocity: velocity,
        targetContentOffset: pointer
      )
    }
    let slides = target != contentOffset
    delegate?.scrollViewDidEndDragging?(self, willDecelerate: slides)
    guard slides else { return }
    delegate?.scrollViewWillBeginDecelerating?(self)
    drag(to: target)
    delegate?.scrollViewDidEndDecelerating?(self)
  }
}

extension UICollectionView {
  /// The scroll view in which the cells of a section are that scrolls by itself.
  fileprivate func scroller(ofSection section: Int) -> UIScrollView? {
    let paths = indexPathsForVisibleItems.filter { $0.section == section }
    for path in paths {
      var view: UIView? = cellForItem(at: path)?.superview
      while let parent = view, parent !== self {
        if let scroller = parent as? UIScrollView { return scroller }
        view = parent.superview
      }
    }
    return nil
  }
}
#endif
