/// A rectangle on the screen that shows something, holds other views and takes touches.
///
/// Overridable members are declared here because Swift without Objective-C cannot override what an
/// extension declares; what they do is in the extensions.
@preconcurrency @MainActor open class UIView: UIResponder {
  var geometry: ViewGeometry
  weak var storedSuperview: UIView?
  var storedSubviews: [UIView] = []
  var layoutState = ViewLayoutState()
  var appearance = ViewAppearance()
  var environment = ViewEnvironment()
  var touchState = ViewTouchState()
  var constraintState: ViewConstraints?

  /// Creates a view with a frame in the coordinates of its superview, in points.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
    checkGeometry()
    if type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
  }

  /// Creates a view from an archive, of which this platform has none.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
  }

  /// Creates a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The smallest upright rectangle around the view, in the coordinates of its superview.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates; its origin is what a scroll view scrolls.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.setBounds(newValue) } }
  }

  /// The middle of the view, in the coordinates of its superview.
  open var center: CGPoint {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue } }
  }

  /// How the view is turned and stretched about its center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeTransform(to: newValue) }
  }

  /// Whether a change of size resizes the subviews by their masks.
  open var autoresizesSubviews = true

  /// What gives way when the superview's size changes.
  open var autoresizingMask: UIView.AutoresizingMask = [] {
    didSet {
      guard autoresizingMask != oldValue, constraintState != nil else { return }
      superview?.engineForSubviews?.invalidate()
    }
  }

  /// Called within the module before the bounds change, while the old ones are in force.
  func boundsWillChange(to newBounds: CGRect) {}

  /// Called within the module after the bounds changed, however that came about.
  func boundsDidChange(from old: CGRect) {}

  /// The view that holds this one.
  open var superview: UIView? { storedSuperview }

  /// The views this one holds, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window the view is in.
  open var window: UIWindow? { superview?.window }

  /// Puts a view in front of the other subviews, taking it out of where it was.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Puts a view at a place in the order of subviews.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view directly behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Puts a view directly in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, toFront: true)
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, toFront: false)
  }

  /// Exchanges the places of two subviews in the order of subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(at: index1, with: index2)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    detach()
  }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview changed.
  open func didMoveToSuperview() {}
  /// Called when the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window changed.
  open func didMoveToWindow() {}

  /// Asks for a layout of this view's subviews the next time layout is done.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out now what needs it, from the topmost ancestor whose layout is pending with this view's.
  open func layoutIfNeeded() {
    layOutFromTopmostPendingAncestor()
  }

  /// Places the subviews, by default as constraints ask for; called when layout is done.
  open func layoutSubviews() {
    engineForSubviews?.place(subviewsOf: self)
  }

  /// Whether the view's frame and mask count as constraints; turn it off to place it by others.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      translationDidChange()
    }
  }

  /// Whether the view is laid out by constraints even if none has been made yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Changes constraints in one go, before layout is done; call super last.
  open func updateConstraints() {}

  /// How far the rectangle that constraints align lies inside the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline counts as this view's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline counts as this view's.
  open var forLastBaselineLayout: UIView { self }

  /// Where text stands in the view, if it shows some.
  var textBaselines: TextBaselines? { nil }

  /// Whether the height of the view's content depends on the width it gets.
  var wrapsContent: Bool { false }

  /// Returns the height of the view's content in a width, in points.
  func wrappedHeight(width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// Returns the size that suits the view best within the size offered; by default its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Resizes the view to the size that suits it best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(roomToFit)
  }

  /// The size the view's own content asks for, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Marks the intrinsic size as out of date; constraints follow in the next layout.
  ///
  /// A superview that places its subviews itself does not hear of it; a collection view does.
  open func invalidateIntrinsicContentSize() {
    noteChangedContentSize()
    superview?.contentSizeDidChange(of: self)
  }

  /// Called within the module when the view itself or one inside it asks for another size.
  func contentSizeDidChange(of view: UIView) {
    superview?.contentSizeDidChange(of: view)
  }

  /// Returns the size the view takes if it is offered one, in points.
  ///
  /// Without constraints that is the size of its content, or what `sizeThatFits(_:)` says.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size the view takes if it is offered one more or less strongly, in points.
  ///
  /// A required dimension is taken as it is offered; where there are no constraints, other
  /// priorities make no difference.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Called within the module after a subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}

  /// Returns the frontmost view under the point that takes touches, or none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether the point, in the view's own coordinates, belongs to the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Whether the view and its subviews take touches.
  open var isUserInteractionEnabled = true

  /// Whether the view takes more than one finger at a time.
  open var isMultipleTouchEnabled = false

  /// What watches for gestures in the view and in the views inside it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { touchState.recognizers.isEmpty ? nil : touchState.recognizers }
    set {
      for recognizer in touchState.recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Watches for a gesture in the view and in the views inside it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Watches for a gesture no longer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Returns whether a gesture that started in the view or inside it may be recognized.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// A number to find the view by.
  open var tag = 0

  /// Whether the view and its subviews are not shown.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.visibilityDidChange(of: self) } }
  }

  /// How opaque the view and its subviews are shown, from 0 to 1.
  open var alpha: CGFloat {
    get { appearance.alpha }
    set { changeAppearance { $0.alpha = min(max(newValue, 0), 1) } }
  }

  /// Whether the view promises to cover its bounds.
  open var isOpaque = true

  /// Whether subviews are cut off at the view's bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The color behind the subviews.
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { changeAppearance { $0.backgroundColor = newValue } }
  }

  /// How content is fitted when its size differs from the view's.
  open var contentMode: UIView.ContentMode = .scaleToFill

  /// The color of what a user can act on; the superview's until one is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Called when the tint color changed, here or in a superview.
  open func tintColorDidChange() {}

  /// What corners and borders look like.
  open var layer: CALayer { appearance.layer }

  /// Which content is mirrored where people read from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      engineForSubviews?.invalidate()
      superview?.engineForSubviews?.invalidate()
      environmentDidChange()
    }
  }

  /// The direction the view's content runs in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection(for: semanticContentAttribute)
  }

  /// The environment the view is shown in.
  open var traitCollection: UITraitCollection { environment.traits }

  /// Called when the environment changed; the parameter is what it was.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called within the module when the environment changed, before subclasses outside hear of it.
  func environmentDidChange() {}

  /// A light or dark appearance for the view and its subviews, whatever the superview's is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { updateTraits() }
  }

  /// The distances the system keeps free at the edges, in points.
  open var safeAreaInsets: UIEdgeInsets { resolvedSafeAreaInsets }

  /// Called when the distances the system keeps free changed.
  open func safeAreaInsetsDidChange() {}

  /// The distances that content should keep from the edges, with the safe area, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { changeMargins { $0.margins = .absolute(newValue) } }
  }

  /// The same distances in the direction of reading, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveLayoutMargins) }
    set { changeMargins { $0.margins = .directional(newValue) } }
  }

  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}

  /// The class, the address and the looks of the view, for logs.
  open nonisolated override var description: String {
    guard MainQueue.isCurrent else { return super.description }
    return MainActor.assumeIsolated { ViewDescription(printsAddresses: true).text(of: self) }
  }

  open nonisolated override var debugDescription: String { description }

  /// Called within the module for what a class of views adds to its description.
  func descriptionDetails(_ form: ViewDescription) -> [String] { [] }

  /// A name by which tests find the view.
  open var accessibilityIdentifier: String?

  open override var next: UIResponder? { controller ?? superview }

  /// The controller whose view this is.
  weak var controller: UIViewController?

  override var responderWindow: UIWindow? { window }
}
