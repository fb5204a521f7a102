/// A view that shows a part of content that may be larger than the view.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// What hears about scrolling.
  ///
  /// A collection view narrows the type, which plain Swift cannot override; the attribute lets the
  /// narrower property win where both would fit.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  var motion = ScrollMotion()
  var zooming = ScrollZoom()
  var adjustedInset = UIEdgeInsets.zero

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

  /// The gesture that scrolls the content; its delegate is the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  private lazy var pan = ScrollViewPan(self)

  /// The gesture that enlarges the content; nil as long as it cannot be.
  open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  func makePinch() -> UIPinchGestureRecognizer {
    let pinch = ScrollViewPinch(self)
    pinchGestureRecognizer = pinch
    return pinch
  }

  /// How small the content can be shown.
  open var minimumZoomScale: CGFloat {
    get { zooming.least }
    set {
      zooming.least = newValue
      updatePinch()
    }
  }

  /// How large the content can be shown.
  open var maximumZoomScale: CGFloat {
    get { zooming.greatest }
    set {
      zooming.greatest = newValue
      updatePinch()
    }
  }

  /// How large the content is shown, between the least and the greatest scale.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setScale(newValue, animated: false) }
  }

  /// Shows the content at a scale, about the middle of what is visible.
  ///
  /// With animation it is there at once; the delegate is notified of its end when time is advanced.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    setScale(scale, animated: animated)
  }

  /// Whether the content can be pulled beyond its scales; here it stops at them.
  open var bouncesZoom = true

  /// Whether fingers enlarge the content.
  open var isZooming: Bool { zooming.isPinched }

  /// Asks whether a view inside gets touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Asks whether a view inside loses its touches when they turn out to be a scroll.
  ///
  /// Controls keep theirs, so that a drag that starts on a pressed button does not scroll.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  /// The point of the content at the view's top left, which is the origin of the view's bounds.
  ///
  /// Any finite value is accepted, also one beyond the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      updateAdjustedInset()
    }
  }

  /// The space around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      updateAdjustedInset()
    }
  }

  /// How the safe area adds to the space around the content.
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  {
    didSet { updateAdjustedInset() }
  }

  /// The space around the content together with what the safe area adds, in points.
  open var adjustedContentInset: UIEdgeInsets { adjustedInset }

  /// Called when the adjusted insets changed.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls so that the point of the content is at the view's top left.
  ///
  /// An animated scroll is there at once; the delegate is notified of its end when time is advanced.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    animated ? animateOffset(to: contentOffset) : setOffset(contentOffset)
  }

  /// Whether an animated scroll has begun and not ended.
  @available(iOS 17.4, macOS 10.15, *)
  open var isScrollAnimating: Bool { motion.running == motion.animation }

  /// Whether an animated zoom has begun and not ended.
  @available(iOS 17.4, macOS 10.15, *)
  open var isZoomAnimating: Bool { zooming.isAnimating }

  /// Ends an animated scroll or zoom, and lets content that rolls rest where it is.
  @available(iOS 17.4, macOS 10.15, *)
  open func stopScrollingAndZooming() {
    stopMoving()
  }

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(toShow: rect), animated: animated)
  }

  /// Shows the scroll indicators for a moment.
  open func flashScrollIndicators() {}

  /// Whether a finger touches the content.
  open var isTracking: Bool { motion.phase == .tracking || motion.phase == .dragging }
  /// Whether a finger moves the content.
  open var isDragging: Bool { motion.phase == .dragging }
  /// Whether the content rolls on after a finger let go.
  open var isDecelerating: Bool { motion.phase == .decelerating }

  /// What a user pulls down to have the content brought up to date.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// Whether a finger can scroll the content.
  open var isScrollEnabled = true
  /// Whether a drag keeps to the direction in which it started.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be pulled beyond its edge.
  open var bounces = true

  /// Whether content can be pulled beyond its ends from side to side, where it bounces at all.
  @available(iOS 17.4, macOS 10.15, *)
  open var bouncesHorizontally: Bool {
    get { pulls.horizontally }
    set { pulls.horizontally = newValue }
  }

  /// Whether content can be pulled beyond its ends from top to bottom, where it bounces at all.
  @available(iOS 17.4, macOS 10.15, *)
  open var bouncesVertically: Bool {
    get { pulls.vertically }
    set { pulls.vertically = newValue }
  }

  /// In which directions content can be pulled beyond its ends.
  var pulls = (horizontally: true, vertically: true)
  /// Whether short content can be pulled up and down as well.
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  /// Whether narrow content can be pulled sideways as well.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  /// Whether scrolling comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether the vertical position is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal position is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether a touch of the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether a touch waits until it is clear that it is no scroll.
  open var delaysContentTouches = true
  /// Whether a scroll takes a touch away from a subview.
  open var canCancelContentTouches = true
  /// How fast scrolling slows down.
  open var decelerationRate: UIScrollView.DecelerationRate = .normal
  /// How scrolling puts the keyboard away.
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
  /// What the scroll indicators look like.
  open var indicatorStyle: UIScrollView.IndicatorStyle = .default
  /// The space around the vertical indicator, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The space around the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The space around both indicators, in points; setting it sets both.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area adds to the space around the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// Called within the module after a finger moved the content and that was laid out.
  func userDidDrag(from oldOffset: CGPoint) {}

  /// Called within the module when a finger lets go, before the delegate is asked the same.
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
    if bounds.size != old.size { updateAdjustedInset() }
    guard bounds.origin != old.origin else { return }
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }
}
