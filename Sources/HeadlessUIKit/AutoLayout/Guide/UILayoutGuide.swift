/// A rectangle in a view that constraints can refer to and that shows nothing.
///
/// A view makes place for it with ``UIView/addLayoutGuide(_:)``.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
  /// The view the guide is in.
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

  /// A name by which logs tell the guide from others.
  open var identifier = ""

  /// Where layout put the guide, in the coordinates of its view.
  var solvedFrame = CGRect.zero

  /// Creates a guide that is in no view.
  public override init() {
    super.init()
  }

  /// Creates a guide from an archive, of which this platform has none.
  public required init?(coder: NSCoder) {
    super.init()
  }

  var layoutView: UIView? { owningView }
  var asView: UIView? { nil }
  var asGuide: UILayoutGuide? { self }
  var madeLayoutReference: LayoutItemReference? { layoutReference }

  lazy var layoutReference = LayoutItemReference(self)

  /// Where the guide is, in the coordinates of its view, once that has been laid out.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    guard let insets = insets(in: owningView) else { return solvedFrame }
    return owningView.bounds.inset(by: insets)
  }

  /// How far the guide is from the edges of its view, if the system decides about that.
  func insets(in view: UIView) -> UIEdgeInsets? { nil }

  /// Whether constraints inside the view place the guide, rather than the view's frame.
  var isInside: Bool { true }

  private func leaveOwningView() {
    guard let owningView else { return }
    owningView.deactivateConstraints(with: self)
    owningView.constraintState?.guides.removeAll { $0 === self }
  }
}

extension UILayoutGuide {
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .leading))
  }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .trailing))
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  /// The middle between the left and the right edge.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .centerX))
  }
  /// The middle between the top and the bottom edge.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .centerY))
  }
}
