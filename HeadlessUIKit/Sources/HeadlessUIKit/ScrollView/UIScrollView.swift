/// A view that shows a part of content that may be larger than the view.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The delegate.
  ///
  /// A collection view narrows the type, which plain Swift cannot override; the attribute lets the
  /// narrower property win where both would fit.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  var motion = ScrollMotion()
  let offsetObservers = OffsetObservers()
  var zooming = ScrollZoom()
  var adjustedInset = UIEdgeInsets.zero
  /// What a refresh control adds to the adjusted insets at the top.
  var refreshingInset: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// The pan gesture that scrolls the content; its delegate is the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  private lazy var pan = ScrollViewPan(self)

  /// The pinch gesture that zooms the content; nil while the content cannot zoom.
  open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  func makePinch() -> UIPinchGestureRecognizer {
    let pinch = ScrollViewPinch(self)
    pinchGestureRecognizer = pinch
    return pinch
  }

  /// The minimum scale of the content.
  open var minimumZoomScale: CGFloat {
    get { zooming.least }
    set {
      zooming.least = newValue
      updatePinch()
    }
  }

  /// The maximum scale of the content.
  open var maximumZoomScale: CGFloat {
    get { zooming.greatest }
    set {
      zooming.greatest = newValue
      updatePinch()
    }
  }

  /// The scale of the content, between the minimum and the maximum.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setScale(newValue, animated: false) }
  }

  /// Zooms to a scale about the center of the visible part.
  ///
  /// An animated zoom takes effect immediately; the delegate is notified of its end when time is
  /// advanced.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    setScale(scale, animated: animated)
  }

  /// Zooms so that a rectangle of the content, in its own coordinates, fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    show(rect, animated: animated)
  }

  /// Whether a pinch can exceed the minimum and maximum scale; here it cannot.
  open var bouncesZoom = true

  /// Whether a pinch is zooming the content.
  open var isZooming: Bool { zooming.isPinched }

  /// Asks whether a touch is delivered to a subview.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Asks whether scrolling may cancel touches in a subview.
  ///
  /// Controls keep their touches, so that a drag that starts on a pressed button does not scroll.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  /// The point of the content at the top left of the view, which is the origin of the view's
  /// bounds.
  ///
  /// Any finite value is accepted, also one beyond the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopAnimatedScroll()
      setOffset(newValue, by: .assignment)
    }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      updateAdjustedInset()
      keepAlignment()
    }
  }

  /// Where content that is smaller than the view lies in it: from 0 at the top left to 1 at the bottom
  /// right.
  ///
  /// The content keeps its place when it, the view or the insets change.
  @available(iOS 17.4, macOS 10.15, *)
  open var contentAlignmentPoint: CGPoint {
    get { alignment }
    set {
      alignment = newValue
      keepAlignment()
    }
  }

  /// Where content lies that is smaller than the view.
  var alignment = CGPoint.zero

  /// The inset around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      updateAdjustedInset()
    }
  }

  /// How the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  {
    didSet { updateAdjustedInset() }
  }

  /// The content inset including the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { adjustedInset }

  /// Called when the adjusted content inset has changed.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to an offset.
  ///
  /// An animated scroll takes 0.3 seconds, frame by frame, as time is advanced.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard !animated else { return animateOffset(to: contentOffset) }
    stopAnimatedScroll()
    setOffset(contentOffset)
  }

  /// Whether an animated scroll is in progress.
  @available(iOS 17.4, macOS 10.15, *)
  open var isScrollAnimating: Bool { motion.running == motion.animation }

  /// Whether an animated zoom is in progress.
  @available(iOS 17.4, macOS 10.15, *)
  open var isZoomAnimating: Bool { zooming.isAnimating }

  /// Stops animated scrolls and zooms, and deceleration.
  @available(iOS 17.4, macOS 10.15, *)
  open func stopScrollingAndZooming() {
    stopMoving()
  }

  /// Scrolls by the least distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(toShow: rect), animated: animated)
  }

  /// Shows the scroll indicators for a moment.
  open func flashScrollIndicators() {}

  /// Whether a finger touches the content.
  open var isTracking: Bool { motion.phase == .tracking || motion.phase == .dragging }
  /// Whether a finger moves the content.
  open var isDragging: Bool { motion.phase == .dragging }
  /// Whether the content is moving after the finger was lifted.
  open var isDecelerating: Bool { motion.phase == .decelerating }

  /// The refresh control above the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      updateAdjustedInset()
    }
  }

  /// Whether a finger can scroll the content.
  open var isScrollEnabled = true
  /// Whether a drag scrolls only in the direction in which it started.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be pulled beyond its ends.
  open var bounces = true

  /// Whether content that bounces can be pulled horizontally beyond its ends.
  @available(iOS 17.4, macOS 10.15, *)
  open var bouncesHorizontally: Bool {
    get { pulls.horizontally }
    set { pulls.horizontally = newValue }
  }

  /// Whether content that bounces can be pulled vertically beyond its ends.
  @available(iOS 17.4, macOS 10.15, *)
  open var bouncesVertically: Bool {
    get { pulls.vertically }
    set { pulls.vertically = newValue }
  }

  /// The directions in which content can be pulled beyond its ends.
  var pulls = (horizontally: true, vertically: true)
  /// Whether short content can be pulled vertically, too.
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  /// Whether narrow content can be pulled horizontally, too.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches are delayed until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Whether scrolling cancels touches in subviews.
  open var canCancelContentTouches = true
  /// The rate of deceleration.
  open var decelerationRate: UIScrollView.DecelerationRate = .normal
  /// How scrolling dismisses the keyboard.
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
  /// The style of the scroll indicators.
  open var indicatorStyle: UIScrollView.IndicatorStyle = .default
  /// The insets of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The insets of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The insets of both indicators, in points; setting it sets both.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area is added to the insets of the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The effect at the top edge; it is only kept.
  @available(iOS 26, macOS 10.15, *)
  open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  /// The effect at the left edge; it is only kept.
  @available(iOS 26, macOS 10.15, *)
  open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  /// The effect at the bottom edge; it is only kept.
  @available(iOS 26, macOS 10.15, *)
  open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  /// The effect at the right edge; it is only kept.
  @available(iOS 26, macOS 10.15, *)
  open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }

  private lazy var edgeEffects = ScrollEdgeEffects()

  /// The layout guide of the content, whose size is determined by what is constrained to it.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide("UIScrollView-contentLayoutGuide", ContentLayoutGuide())
  }

  /// The layout guide of the visible part, for views that do not scroll.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide("UIScrollView-frameLayoutGuide", FrameLayoutGuide())
  }

  /// Where the content is inset by the safe area, it need not keep away from it when it is scrolled below a bar.
  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    let (own, adjusted) = (safeAreaInsets, safeAreaAdjustment)
    return UIEdgeInsets(
      top: adjusted.top > 0 ? 0 : own.top,
      left: adjusted.left > 0 ? 0 : own.left,
      bottom: adjusted.bottom > 0 ? 0 : own.bottom,
      right: adjusted.right > 0 ? 0 : own.right
    )
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// Called within the module after a finger has moved the content, and it was laid out.
  func userDidDrag(from oldOffset: CGPoint) {}

  /// Called within the module before an animated scroll begins.
  func willAnimateOffset(to target: CGPoint) {}

  /// Called within the module when a finger is lifted, before the delegate is asked for the target.
  func preferredTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  override func descriptionDetails(_ form: ViewDescription) -> [String] {
    let offset = ViewDescription.text([contentOffset.x, contentOffset.y])
    let size = ViewDescription.text([contentSize.width, contentSize.height])
    let inset = adjustedContentInset
    let edges = ViewDescription.text([inset.top, inset.left, inset.bottom, inset.right])
    return super.descriptionDetails(form) + [
      "contentOffset: \(offset)", "contentSize: \(size)", "adjustedContentInset: \(edges)",
    ]
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size {
      updateAdjustedInset()
      keepAlignment()
    }
    guard bounds.origin != old.origin else { return }
    setNeedsLayout()
    // Whoever is told may set the bounds, which is another change.
    let isScroll = motion.change != nil
    motion.change = nil
    if isScroll { delegate?.scrollViewDidScroll(self) }
    offsetObservers.tell()
  }
}
