/// The pages of a page view controller, of which at most two can be seen.
struct Pages {
  /// How the page that comes into view is turned to.
  enum Turn {
    /// A finger turns, and may turn back.
    case byFinger
    /// The app turns, and waits for the end.
    case byApp(((Bool) -> Void)?)
  }

  /// The page that is shown.
  var shown: UIViewController?
  /// The pages on either side, which the data source has provided.
  var before: UIViewController?
  var after: UIViewController?
  /// Whether the data source has to be asked for the pages on either side.
  var needsNeighbors = false
  /// The index of the dot for the page that is shown.
  var dot = 0
  /// The page that is turned to, while the pages move.
  var coming: (page: UIViewController, turn: Turn)?

  /// The pages in the order of reading.
  var row: [UIViewController] { [before, shown, after].compactMap { $0 } }
}

/// Follows the scroll view of a page view controller, whose subclasses may follow others.
final class PageScrolling: NSObject, UIScrollViewDelegate {
  weak var controller: UIPageViewController?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isDragging || scrollView.isDecelerating { controller?.fingerDidTurn() }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.finishTurn() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    controller?.finishTurn()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    controller?.finishTurn()
  }
}

extension UIPageViewController {
  private var isVertical: Bool { navigationOrientation == .vertical }

  /// The pages in the order of the scroll view.
  private var placed: [UIViewController] {
    let isReversed = !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isReversed ? pages.row.reversed() : pages.row
  }

  /// The distance from one page to the next, in points.
  private var stride: CGFloat {
    isVertical ? pageView.bounds.height : pageView.bounds.width
  }

  private var position: CGFloat {
    isVertical ? pageView.contentOffset.y : pageView.contentOffset.x
  }

  func setUpPages() {
    pageView.isPagingEnabled = true
    pageView.contentInsetAdjustmentBehavior = .never
    pageView.showsHorizontalScrollIndicator = false
    pageView.showsVerticalScrollIndicator = false
    pageView.isScrollEnabled = transitionStyle == .scroll
    view.insertSubview(pageView, at: 0)
    view.addSubview(dots)
    dots.addAction(UIAction { [weak self] _ in self?.followDots() }, for: .valueChanged)
    if let shown = pages.shown { pageView.addSubview(shown.view) }
    showDots()
  }

  func layOutPages() {
    let height = dots.isHidden ? 0 : dots.intrinsicContentSize.height + view.safeAreaInsets.bottom
    let room = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    dots.frame = CGRect(
      x: 0,
      y: room.maxY,
      width: room.width,
      height: dots.intrinsicContentSize.height
    )
    let frame = room.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    let isResized = frame.size != pageView.bounds.size
    pageView.frame = frame
    guard pages.coming == nil else { return }
    let isNew = pages.needsNeighbors
    if isNew { askForNeighbors() }
    placePages(isMoved: isResized || isNew)
  }

  /// Asks the data source for the pages beside the one that is shown.
  private func askForNeighbors() {
    guard let shown = pages.shown else { return }
    pages.needsNeighbors = false
    let source = transitionStyle == .scroll ? dataSource : nil
    pages.before = source?.pageViewController(self, viewControllerBefore: shown)
    pages.after = source?.pageViewController(self, viewControllerAfter: shown)
  }

  /// Places the pages side by side, with the one that is shown in view.
  private func placePages(isMoved: Bool = true) {
    let placed = placed
    for (index, page) in placed.enumerated() where page.viewIfLoaded?.superview === pageView {
      page.view.frame = frame(at: index)
    }
    let length = stride * CGFloat(placed.count)
    pageView.contentSize = CGSize(
      width: isVertical ? pageView.bounds.width : length,
      height: isVertical ? length : pageView.bounds.height
    )
    guard isMoved, !pageView.isTracking, !pageView.isDecelerating else { return }
    show(pages.shown, animated: false)
  }

  private func frame(at index: Int) -> CGRect {
    let origin = stride * CGFloat(index) + spacing / 2
    let (width, height) = (pageView.bounds.width, pageView.bounds.height)
    return isVertical
      ? CGRect(x: 0, y: origin, width: width, height: max(0, height - spacing))
      : CGRect(x: origin, y: 0, width: max(0, width - spacing), height: height)
  }

  private func show(_ page: UIViewController?, animated: Bool) {
    guard let index = placed.firstIndex(where: { $0 === page }) else { return }
    let offset = stride * CGFloat(index)
    pageView.setContentOffset(
      isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0),
      animated: animated
    )
  }

  /// Turns to a page that the app has set.
  func turn(
    to page: UIViewController,
    _ direction: NavigationDirection,
    animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    finishTurn()
    pages.needsNeighbors = true
    viewIfLoaded?.setNeedsLayout()
    guard page !== pages.shown else {
      completion?(true)
      return
    }
    pages.before = nil
    pages.after = nil
    let isAnimated = animated && UIView.areAnimationsEnabled && isOnScreen && pages.shown != nil
    guard isAnimated else {
      let old = pages.shown
      add(page)
      pages.shown = page
      if isViewLoaded {
        placePages()
        confirm(page)
      }
      if let old { remove(old) }
      completion?(true)
      return
    }
    if direction == .forward { pages.after = page } else { pages.before = page }
    begin(page, .byApp(completion))
    placePages()
    show(page, animated: true)
  }

  /// Brings a page into view beside the one that is shown.
  private func begin(_ page: UIViewController, _ turn: Pages.Turn) {
    pages.coming = (page, turn)
    pages.shown?.beginAppearing(false, animated: true)
    add(page)
    if let index = placed.firstIndex(where: { $0 === page }) { page.view.frame = frame(at: index) }
    page.confirmAppearing()
  }

  /// Ends a turn where the pages rest.
  func finishTurn() {
    guard let (page, turn) = pages.coming else { return }
    pages.coming = nil
    guard let old = pages.shown else { return }
    let isCompleted: Bool
    switch turn {
    case .byApp: isCompleted = true
    case .byFinger:
      let index = stride > 0 ? Int((position / stride).rounded()) : 0
      isCompleted = placed.indices.contains(index) && placed[index] === page
    }
    if isCompleted {
      if case .byFinger = turn { moveDot(by: page === pages.after ? 1 : -1) }
      pages.shown = page
      pages.before = nil
      pages.after = nil
      pages.needsNeighbors = true
      page.endAppearing()
      remove(old)
    } else {
      old.beginAppearing(true, animated: true)
      old.confirmAppearing()
      old.endAppearing()
      remove(page)
    }
    if pages.needsNeighbors { askForNeighbors() }
    placePages()
    switch turn {
    case .byApp(let completion): completion?(true)
    case .byFinger:
      delegate?.pageViewController(
        self,
        didFinishAnimating: true,
        previousViewControllers: [old],
        transitionCompleted: isCompleted
      )
    }
  }

  private func add(_ page: UIViewController) {
    addChild(page)
    if isOnScreen { page.beginAppearing(true, animated: pages.coming != nil) }
    if isViewLoaded { pageView.addSubview(page.view) }
    page.didMove(toParent: self)
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    if page.isOnScreen { page.beginAppearing(false, animated: false) }
    page.viewIfLoaded?.removeFromSuperview()
    page.endAppearing()
    page.removeFromParent()
  }

  private func confirm(_ page: UIViewController) {
    guard isOnScreen else { return }
    page.confirmAppearing()
    page.endAppearing()
  }

  /// Brings the next page into view that a finger turns to.
  func fingerDidTurn() {
    guard pages.coming == nil, let index = placed.firstIndex(where: { $0 === pages.shown })
    else { return }
    let way = position - stride * CGFloat(index)
    let next = way > 0 ? index + 1 : index - 1
    guard way != 0, placed.indices.contains(next) else { return }
    let page = placed[next]
    delegate?.pageViewController(self, willTransitionTo: [page])
    begin(page, .byFinger)
  }

  /// Shows as many dots as the data source says.
  func showDots() {
    let isPossible = transitionStyle == .scroll && !isVertical
    dots.numberOfPages =
      isPossible ? dataSource?.presentationCount(for: self) ?? 0 : 0
    dots.isHidden = dots.numberOfPages == 0
    pages.dot = dots.isHidden ? 0 : dataSource?.presentationIndex(for: self) ?? 0
    dots.currentPage = pages.dot
  }

  private func moveDot(by count: Int) {
    guard !dots.isHidden else { return }
    dots.currentPage += count
    pages.dot = dots.currentPage
  }

  /// Turns to the page whose dot the user has chosen.
  private func followDots() {
    let isForward = dots.currentPage > pages.dot
    guard pages.coming == nil, let page = isForward ? pages.after : pages.before else { return }
    pages.dot = dots.currentPage
    turn(to: page, isForward ? .forward : .reverse, animated: true, nil)
  }
}
