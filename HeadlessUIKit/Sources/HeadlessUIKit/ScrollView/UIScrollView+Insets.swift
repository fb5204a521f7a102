extension UIScrollView {
  /// Updates the adjusted insets; content at its start stays there, except below a refresh control
  /// that begins.
  func updateAdjustedInset() {
    let old = adjustedInset
    var new = contentInset + safeAreaAdjustment
    let oldRefreshing = refreshingInset
    refreshingInset = navigationWithLargeTitle == nil ? refreshControl?.refreshingHeight ?? 0 : 0
    new.top += refreshingInset
    guard new != old else { return }
    let offset = contentOffset
    adjustedInset = new
    let kept =
      refreshingInset > oldRefreshing
      ? offset
      : CGPoint(
        x: offset.x == -old.left ? -new.left : offset.x,
        y: offset.y == -old.top ? -new.top : offset.y
      )
    if kept != offset { setOffset(kept) }
    keepAlignment()
    if safeAreaInsets != .zero {
      for subview in subviews { subview.announceSafeAreaChange() }
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// What the safe area adds to the insets of the content.
  var safeAreaAdjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never:
      return .zero
    case .always:
      return safe
    case .automatic, .scrollableAxes:
      let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      let vertical =
        alwaysBounceVertical || contentSize.height > bounds.height
        || (contentInsetAdjustmentBehavior == .automatic && isContentBelowBars)
      return UIEdgeInsets(
        top: vertical ? safe.top : 0,
        left: horizontal ? safe.left : 0,
        bottom: vertical ? safe.bottom : 0,
        right: horizontal ? safe.right : 0
      )
    }
  }

  /// Whether this is the content of a controller that a navigation or tab bar controller shows:
  /// such content is inset by the bars even if it is too short to scroll.
  ///
  /// Source: Apple's documentation of `UIScrollView.ContentInsetAdjustmentBehavior.automatic`.
  private var isContentBelowBars: Bool {
    let owner =
      controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    return owner is UICollectionViewController || owner?.parent is UINavigationController
      || owner?.parent is UITabBarController
  }

  /// The layout guide of the visible part, if it was made.
  var frameLayoutGuideIfMade: UILayoutGuide? {
    constraintState?.guides.first { $0 is FrameLayoutGuide }
  }
}

extension UIScrollView {
  /// The navigation controller whose bar shows a large title above the view.
  var navigationWithLargeTitle: UINavigationController? {
    var view: UIView? = self
    while let current = view, current.controller == nil { view = current.superview }
    guard let container = view?.controller?.parent as? UINavigationController else { return nil }
    return !container.isNavigationBarHidden && container.navigationBar.isLarge ? container : nil
  }

  /// Makes room for a refresh control that has begun or ended.
  ///
  /// Below a large title, the safe area of the controller grows and the content moves on with it; recorded on iOS 26.1.
  func refreshingDidChange(_ isRefreshing: Bool) {
    guard let navigation = navigationWithLargeTitle else { return updateAdjustedInset() }
    let (offset, top) = (contentOffset, adjustedContentInset.top)
    navigation.refreshingDidChange(self)
    updateAdjustedInset()
    let grown = adjustedContentInset.top - top
    guard grown != 0, offset.y <= -top else { return }
    let moved = isRefreshing ? offset.y - grown : max(offset.y, -adjustedContentInset.top)
    setOffset(CGPoint(x: offset.x, y: moved))
  }
}
