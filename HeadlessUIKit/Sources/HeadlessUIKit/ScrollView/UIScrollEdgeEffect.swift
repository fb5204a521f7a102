/// How content looks where bars or views lie over an edge of a scroll view; it is only kept.
@available(iOS 26, macOS 10.15, *)
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// The styles of the effect.
  @preconcurrency @MainActor public final class Style: NSObject {
    override init() {
      super.init()
    }

    /// The style that suits what lies over the edge.
    public class var automatic: UIScrollEdgeEffect.Style { automaticStyle }
    /// A soft border.
    public class var soft: UIScrollEdgeEffect.Style { softStyle }
    /// A hard border.
    public class var hard: UIScrollEdgeEffect.Style { hardStyle }

    private static let automaticStyle = Style()
    private static let softStyle = Style()
    private static let hardStyle = Style()
  }

  override init() {
    super.init()
  }

  /// The style of the effect; it is only kept.
  open var style: UIScrollEdgeEffect.Style = .automatic
  /// Whether there is no effect; it is only kept.
  open var isHidden = false
}

/// Lets views over an edge of a scroll view take part in the effect there; it is only kept.
@available(iOS 26, macOS 10.15, *)
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject,
  UIInteraction
{
  /// Creates an interaction.
  public override init() {
    super.init()
  }

  /// The scroll view below the views; it is only kept.
  open weak var scrollView: UIScrollView?
  /// The edge of the scroll view; it is only kept.
  open var edge: UIRectEdge = []

  /// The view that has the interaction.
  open var view: UIView? { viewReference?.item?.asView }

  private var viewReference: LayoutItemReference?

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    viewReference = view?.layoutReference
  }
}

/// The effects at the edges of a scroll view, made when they are first asked for.
@available(iOS 26, macOS 10.15, *)
@preconcurrency @MainActor final class ScrollEdgeEffects {
  let top = UIScrollEdgeEffect()
  let left = UIScrollEdgeEffect()
  let bottom = UIScrollEdgeEffect()
  let right = UIScrollEdgeEffect()
}
