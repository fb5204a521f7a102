/// Changes a view or the pointer while the pointer is over the view.
///
/// Nothing looks different here: a test asks for the style with ``Headless/pointerStyle(at:in:)``.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which provides regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// Whether the pointer has an effect.
  open var isEnabled = true

  /// The view that has the interaction.
  open var view: UIView? { viewReference?.item?.asView }

  private var viewReference: LayoutItemReference?

  /// Creates an interaction with a delegate, which it does not keep alive.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Asks the delegate again where the pointer is; here it is asked each time.
  open func invalidate() {}

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    viewReference = view?.layoutReference
  }
}

/// Provides regions and styles for the pointer; each method is optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region at a point of the view; nil means none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Returns the style of the pointer in a region; nil means the system's.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// Called when the pointer enters a region; nothing calls it here.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )

  /// Called when the pointer leaves a region; nothing calls it here.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Animates changes together with a pointer that enters or leaves a region.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes to the animation of the pointer.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a block that runs when the animation has ended.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension Headless {
  /// Returns the style of a pointer at a point of a view, or nil for the system's.
  ///
  /// The view's pointer interaction is asked, as if the pointer had come there.
  @preconcurrency @MainActor public static func pointerStyle(
    at point: CGPoint,
    in view: UIView
  ) -> UIPointerStyle? {
    let found = view.interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first
    guard let interaction = found, interaction.isEnabled, let delegate = interaction.delegate,
      let region = delegate.pointerInteraction(
        interaction,
        regionFor: UIPointerRegionRequest(location: point),
        defaultRegion: UIPointerRegion(rect: view.bounds)
      ), region.rect.contains(point)
    else { return nil }
    return delegate.pointerInteraction(interaction, styleFor: region)
  }
}
