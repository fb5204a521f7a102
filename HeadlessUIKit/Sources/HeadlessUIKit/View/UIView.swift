/// A rectangle on the screen that shows content, contains other views and receives touches.
///
/// Overridable members are declared here, as Swift alone cannot override what extensions declare.
@preconcurrency @MainActor
open class UIView: UIResponder, UIFocusItem,
  Headless.MadeByGenericCode
{
  var geometry: ViewGeometry
  // Safe: the superview and the window, itself for a window, contain this view until `endReferences()` ends these.
  unowned(unsafe) var storedSuperview: UIView?
  unowned(unsafe) var storedWindow: UIWindow?
  var storedSubviews: [UIView] = []
  var madeLayoutReference: LayoutItemReference?
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

  deinit { MainQueue.run { endReferences() } }

  /// Creates a view from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
  }

  /// Creates a view with an empty frame.
  @_disfavoredOverload
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view of a class that is known only at run time; see ``Headless/makeView(of:frame:)``.
  ///
  /// A required initializer that is unavailable is one that subclasses need not have.
  @available(*, unavailable)
  public required convenience init(_dequeueFrame frame: CGRect) { self.init(frame: frame) }

  /// The smallest rectangle that contains the view, in the coordinates of its superview.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates; a scroll view moves its origin.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.setBounds(newValue) } }
  }

  /// The center of the view, in the coordinates of its superview.
  open var center: CGPoint {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue } }
  }

  /// The view's transform about its center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeTransform(to: newValue) }
  }

  /// Whether a change of size resizes the subviews by their autoresizing masks.
  open var autoresizesSubviews = true

  /// What changes when the superview's size changes.
  open var autoresizingMask: UIView.AutoresizingMask = [] {
    didSet {
      guard autoresizingMask != oldValue, constraintState != nil else { return }
      superview?.engineForSubviews?.invalidate()
    }
  }

  /// Called within the module before the bounds change.
  func boundsWillChange(to newBounds: CGRect) {}
  /// Called within the module after the bounds have changed in any way.
  func boundsDidChange(from old: CGRect) {}

  /// The view that contains this one.
  open var superview: UIView? { unsafe storedSuperview }

  /// The views inside this one, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that contains the view.
  open var window: UIWindow? { unsafe storedWindow }

  /// Adds a view in front of the other subviews, and removes it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Inserts a view at an index of the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  /// Inserts a view directly in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Exchanges the places of two subviews in the order of subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(at: index1, with: index2)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { detach() }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called when the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed.
  open func didMoveToWindow() {}

  /// Whether the view can be focused.
  open var canBecomeFocused: Bool { false }

  /// The environments that are focused when the focus moves to the view, the preferred one first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Returns whether the focus may move from or to an item in the view.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus has moved from or to an item in the view.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Marks the view for layout in the next layout pass.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out now what is pending, from the topmost ancestor with pending layout.
  open func layoutIfNeeded() { layOutFromTopmostPendingAncestor() }

  /// Places the subviews, by default according to constraints; called during layout.
  open func layoutSubviews() { engineForSubviews?.place(subviewsOf: self) }

  /// Whether the view's frame and autoresizing mask count as constraints; turn it off to use others.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  /// Whether the view uses Auto Layout even before it has constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates constraints before layout; call super last.
  open func updateConstraints() {}
  /// Marks the constraints to be updated before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Updates the constraints of this view and its subviews where that is needed.
  open func updateConstraintsIfNeeded() { updatePendingConstraints() }

  /// Returns the alignment rectangle, which constraints refer to, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { enlarged(alignmentRect) }

  /// The insets of the alignment rectangle in the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view that provides the first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view that provides the last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// The baselines of the view's text, if it has any.
  var textBaselines: TextBaselines? { nil }

  /// Whether the height of the content depends on the width.
  var wrapsContent: Bool { false }

  /// Returns the height of the content at a width, in points.
  func wrappedHeight(width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// Returns the size that fits the view best within a size; by default its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits it best.
  open func sizeToFit() { bounds.size = sizeThatFits(roomToFit) }

  /// The natural size of the view's content, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the intrinsic size; constraints are updated in the next layout.
  ///
  /// A superview that places its subviews itself is not notified; a collection view is.
  open func invalidateIntrinsicContentSize() {
    noteChangedContentSize()
    superview?.contentSizeDidChange(of: self)
  }

  /// Called within the module when the intrinsic size of the view or of one inside it has changed.
  func contentSizeDidChange(of view: UIView) {
    superview?.contentSizeDidChange(of: view)
  }

  /// Returns the size that fits the view, given a target size in points.
  ///
  /// Without constraints, that is its intrinsic size or the result of `sizeThatFits(_:)`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that fits the view, given a target size in points and its priorities.
  ///
  /// A required dimension is the target's. Without constraints, other priorities have no effect.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Called within the module after a subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}

  /// Returns the frontmost view at a point that receives touches, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether a point, in the view's own coordinates, is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one finger at a time.
  open var isMultipleTouchEnabled = false

  /// The gesture recognizers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { touchState.recognizers.isEmpty ? nil : touchState.recognizers }
    set {
      for recognizer in touchState.recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a gesture recognizer, which also gets the touches of subviews.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Returns whether a gesture that started in the view or inside it may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// A number that identifies the view.
  open var tag = 0

  /// Whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { layoutState.isHidden }
    set { setHidden(newValue) }
  }

  /// The opacity of the view and its subviews, from 0 to 1.
  open var alpha: CGFloat {
    get { appearance.alpha }
    set { changeAppearance { $0.alpha = min(max(newValue, 0), 1) } }
  }

  /// Whether the view is opaque; this is a hint for drawing.
  open var isOpaque = true

  /// Whether subviews are clipped to the view's bounds.
  open var clipsToBounds: Bool {
    get { appearance.madeLayer?.masksToBounds ?? false }
    set { if newValue != clipsToBounds { layer.masksToBounds = newValue } }
  }

  /// The color behind the subviews.
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { changeAppearance { $0.backgroundColor = newValue } }
  }

  /// How content fits in the view when its size differs.
  open var contentMode: UIView.ContentMode = .scaleToFill

  /// The tint color; the superview's unless it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Called when the tint color has changed, here or in a superview.
  open func tintColorDidChange() {}

  /// How the tint color is shown; as in the superview unless it is set.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      appearance.tintAdjustmentMode = newValue
      announceTintColorChange()
    }
  }

  /// The layer, which has the corners, the border and the shadow.
  open var layer: CALayer { ownLayer }

  /// The radii of the corners; they are only kept, and the layer has its own.
  @available(iOS 26, macOS 10.15, *)
  open var cornerConfiguration: UICornerConfiguration {
    get { appearance.corners ?? .corners(radius: .fixed(0)) }
    set { appearance.corners = newValue }
  }

  /// The class of the view's layer: `CALayer`, `CAShapeLayer` or `CAGradientLayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view whose opaque parts let this one be seen; it is only kept.
  open var mask: UIView? {
    get { appearance.mask }
    set {
      appearance.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// Draws a part of the view; nothing calls it here.
  open func draw(_ rect: CGRect) {}
  /// Requests drawing; nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Requests drawing of a part; nothing is drawn here.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Called after the view was laid out, to place the layers inside its own.
  open func layoutSublayers(of layer: CALayer) {}

  /// Returns a view of the same size that stands for a picture of this one.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// Returns a view of the size of a part that stands for a picture of it.
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

  /// Draws the view and those inside; nothing is drawn here.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

  /// Called before the view is laid out, if its properties have to follow what has changed.
  open func updateProperties() {}

  /// Requests a call of `updateProperties()` before the next layout.
  open func setNeedsUpdateProperties() {
    layoutState.needsProperties = true
    setNeedsLayout()
  }

  /// Updates the properties now, if that was requested.
  open func updatePropertiesIfNeeded() {
    guard layoutState.needsProperties else { return }
    layoutState.needsProperties = false
    updateProperties()
  }

  /// Whether the content is mirrored in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      engineForSubviews?.invalidate()
      superview?.engineForSubviews?.invalidate()
      environmentDidChange()
    }
  }

  /// The direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection(for: semanticContentAttribute)
  }

  /// The traits of the view's environment.
  open var traitCollection: UITraitCollection { environment.traits }

  /// Called when the traits have changed; the parameter contains the previous ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called within the module when the traits have changed, before subclasses outside are notified.
  func environmentDidChange() {}

  /// The interface style of the view and its subviews, in place of the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { updateTraits() }
  }

  /// The safe area insets, in points.
  open var safeAreaInsets: UIEdgeInsets { resolvedSafeAreaInsets }

  /// The safe area insets that the views inside have to keep away from.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Called when the safe area insets have changed.
  open func safeAreaInsetsDidChange() {}

  /// The margins for content, including the safe area, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { changeMargins { $0.margins = .absolute(newValue) } }
  }

  /// The same distances in the direction of reading, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveLayoutMargins) }
    set { changeMargins { $0.margins = .directional(newValue) } }
  }

  /// Whether the margins are at least those of the superview.
  open var preservesSuperviewLayoutMargins: Bool {
    get { environment.preservesSuperviewMargins }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }

  /// Whether the safe area adds to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { environment.insetsMarginsFromSafeArea }
    set { changeMargins { $0.insetsMarginsFromSafeArea = newValue } }
  }

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// The margins of a view for which the app sets none.
  var standardMargins: UIEdgeInsets { Self.standardMargins }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .leading))
  }

  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .trailing))
  }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .bottom))
  }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }

  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .centerX))
  }

  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .centerY))
  }

  /// The baseline of the first line of text, or the top edge.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline))
  }

  /// The baseline of the last line of text, or the bottom edge.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline))
  }

  /// The layout guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] {
    (constraintState?.guides ?? []).filter {
      $0.insets(in: self) == nil && !($0 is ContentLayoutGuide)
    }
  }

  /// Adds a layout guide, so that constraints can refer to it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
  }

  /// Removes a layout guide, with the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
  }

  /// The part of the view that bars and rounded corners do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide", SafeAreaLayoutGuide())
  }

  /// The part of the view within its margins.
  open var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide", MarginsLayoutGuide())
  }

  /// The part of the view within its margins, with a width that is comfortable to read.
  open var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide", ReadableLayoutGuide())
  }

  /// The part of the view that the keyboard covers, or the bottom safe area without one.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide("UIViewKeyboardLayoutGuide", UIKeyboardLayoutGuide())
  }

  /// Whether the constraints will be updated before the next layout.
  open func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }

  /// The active constraints that the view holds: its own, and those between views inside it.
  open var constraints: [NSLayoutConstraint] { constraintState?.owned ?? [] }

  /// Activates a constraint in this view, which must contain its items.
  open func addConstraint(_ constraint: NSLayoutConstraint) { install(constraint) }

  /// Activates constraints in this view, which must contain their items.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.deactivate()
  }

  /// Deactivates constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the active constraints about the view along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints(about: axis) }

  /// Whether another frame would satisfy the constraints equally well.
  ///
  /// This solves the constraints eight times, and is meant for debugging and tests.
  open var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    return superview?.engineForSubviews?.isAmbiguous(self) ?? false
  }

  /// Returns the priority with which the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (constraintState?.hugging ?? defaultHugging)[axis]
  }

  /// Sets the priority with which the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    let state = constraintStateForChange
    var priorities = state.hugging ?? defaultHugging
    priorities[axis] = priority
    state.hugging = priorities
    contentPrioritiesDidChange()
  }

  /// Returns the priority with which the view resists being smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    (constraintState?.resistance ?? defaultResistance)[axis]
  }

  /// Sets the priority with which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    let state = constraintStateForChange
    var priorities = state.resistance ?? defaultResistance
    priorities[axis] = priority
    state.resistance = priorities
    contentPrioritiesDidChange()
  }

  /// Makes the first responder in the view resign, and returns whether it did.
  ///
  /// With `force`, it cannot refuse.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = firstResponderInside else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window?.firstResponder = nil
    return true
  }

  /// The view's transform about its center in three dimensions.
  ///
  /// Its frame and touches use the two-dimensional part.
  open var transform3D: CATransform3D {
    get { appearance.spatial.whole(transform) }
    set {
      var changed = appearance.spatial
      transform = changed.take(newValue)
      appearance.spatial = changed
    }
  }

  /// Converts a point of this view to the coordinates of another; `nil` means the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(coordinateTransform(to: view))
  }

  /// Converts a point of another view to the coordinates of this one; `nil` means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(coordinateTransform(to: view).inverted())
  }

  /// Converts a rectangle of this view to the coordinates of another; `nil` means the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(coordinateTransform(to: view))
  }

  /// Converts a rectangle of another view to the coordinates of this one; `nil` means the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(coordinateTransform(to: view).inverted())
  }

  /// The interactions of the view, such as a menu that a finger opens.
  open var interactions: [any UIInteraction] {
    get { touchState.interactions }
    set {
      for interaction in touchState.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from the view that had it.
  open func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    touchState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard touchState.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    touchState.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Returns whether the view is the other one or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// Returns the first view with a tag, from this view on and depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether the view is focused.
  open var isFocused: Bool { window.map { $0.focusedView === self } ?? false }

  /// Requests an update of the focus, if it is in the view.
  open func setNeedsFocusUpdate() {
    guard let window, window.focusedView?.isDescendant(of: self) == true else { return }
    window.focus.needsUpdate = true
  }

  /// Updates the focus immediately, if an update was requested.
  open func updateFocusIfNeeded() {
    window?.findFocusIfNeeded()
  }

  /// The class, the address and the appearance of the view, for logs.
  open nonisolated override var description: String {
    guard MainQueue.isCurrent else { return super.description }
    return MainActor.assumeIsolated { ViewDescription(printsAddresses: true).text(of: self) }
  }

  open nonisolated override var debugDescription: String { description }

  /// Called within the module for what a class adds to the description.
  func descriptionDetails(_ form: ViewDescription) -> [String] { [] }

  /// A name with which tests find the view.
  open var accessibilityIdentifier: String?

  /// Whether the view keeps its colors where colors are inverted; it is only kept.
  open var accessibilityIgnoresInvertColors = false

  /// Whether a long touch shows the view larger at large text sizes; it is only kept.
  open var showsLargeContentViewer = false
  /// The title that is shown larger; it is only kept.
  open var largeContentTitle: String?
  /// The image that is shown larger; it is only kept.
  open var largeContentImage: UIImage?

  open override var next: UIResponder? { controller ?? superview }

  /// The controller whose view this is.
  weak var controller: UIViewController?

  override var responderWindow: UIWindow? { window }
}
