/// A row of dots that shows which of several pages is shown.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let height: CGFloat = 26
  /// The distance of the dots and the space beside them, in points.
  private static let spacing: CGFloat = 17
  private static let margin: CGFloat = 10

  private var page = 0

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = page
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The current page, limited to the number of pages; setting it sends no event.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(0, numberOfPages - 1)) }
  }

  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false
  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the dot for the current page.
  open var currentPageIndicatorTintColor: UIColor?

  /// Returns the size of the control for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(0, pageCount)) * Self.spacing + 2 * Self.margin,
      height: Self.height
    )
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isForward = (touch.location(in: self).x >= dotCenter(of: currentPage).x) != isReversed
    let old = currentPage
    currentPage += isForward ? 1 : -1
    guard currentPage != old else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

  /// Returns the center of the dot for a page.
  package func dotCenter(of page: Int) -> CGPoint {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isReversed ? numberOfPages - 1 - page : page
    let start = bounds.midX - CGFloat(numberOfPages - 1) / 2 * Self.spacing
    return CGPoint(x: start + CGFloat(place) * Self.spacing, y: bounds.midY)
  }
}
