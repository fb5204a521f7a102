/// A rectangle in a view that constraints can refer to, and that draws nothing.
///
/// Add it to a view with ``UIView/addLayoutGuide(_:)``.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
  /// The view that owns the guide.
  open weak var owningView: UIView? {
    willSet {
      guard newValue !== owningView else { return }
      leaveOwningView()
    }
    didSet {
      guard owningView !== oldValue, let owningView else { return }
      owningView.constraintStateForChange.guides.append(self)
    }
  }

  /// A name that identifies the guide in logs.
  open var identifier = ""

  /// The frame that layout computed for the guide, in the coordinates of its view.
  var solvedFrame = CGRect.zero

  /// Creates a guide that belongs to no view.
  public override init() {
    super.init()
  }

  /// Creates a guide from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit { MainQueue.run { madeLayoutReference?.forgetItem() } }

  var layoutView: UIView? { owningView }
  var asView: UIView? { nil }
  var asGuide: UILayoutGuide? { self }
  private(set) var madeLayoutReference: LayoutItemReference?

  var layoutReference: LayoutItemReference {
    if let madeLayoutReference { return madeLayoutReference }
    let reference = LayoutItemReference(self)
    madeLayoutReference = reference
    return reference
  }

  /// The frame of the guide in the coordinates of its view, valid after layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    guard let insets = insets(in: owningView) else { return solvedFrame }
    return owningView.bounds.inset(by: insets)
  }

  /// Returns the guide's distance from the edges of its view, if the system sets it.
  func insets(in view: UIView) -> UIEdgeInsets? { nil }

  /// Whether constraints inside the view place the guide, and not the view's frame.
  var isInside: Bool { true }

  private func leaveOwningView() {
    guard let owningView else { return }
    owningView.deactivateConstraints(with: self)
    owningView.constraintState?.guides.removeAll { $0 === self }
    owningView.engineForSubviews?.forget(self)
  }

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
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
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
}
