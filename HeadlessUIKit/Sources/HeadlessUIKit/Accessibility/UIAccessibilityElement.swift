/// An accessibility element that has no view of its own.
open class UIAccessibilityElement: UIResponder {
  /// Creates an element inside a view or another element, without keeping that alive.
  public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init()
  }

  private weak var container: AnyObject?

  /// The view or element that contains this element.
  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue.map { $0 as AnyObject } }
  }

  /// The frame of the element, in the coordinates of the view that contains it.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityFrame: CGRect {
    get { accessibility.frame ?? frameOnScreen }
    set { super.accessibilityFrame = newValue }
  }

  private var frameOnScreen: CGRect {
    guard let view = container as? UIView else { return accessibilityFrameInContainerSpace }
    let place = view.accessibilityFrame
    return accessibilityFrameInContainerSpace.offsetBy(dx: place.minX, dy: place.minY)
  }
}
