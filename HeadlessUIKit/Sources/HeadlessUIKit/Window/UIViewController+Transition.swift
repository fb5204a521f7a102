extension UIViewController {
  /// How a view controller comes and goes; it is only kept.
  @available(iOS 18, macOS 10.15, *)
  public class Transition: NSObject {
    /// What a transition may ask for the view that it zooms from.
    open class ZoomSourceViewProviderContext: NSObject {
      /// The view controller that presents or has pushed the other one.
      open private(set) var sourceViewController: UIViewController
      /// The view controller that is zoomed.
      open private(set) var zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// Options of a zoom; they are only kept.
    open class ZoomOptions: NSObject {
      /// Creates options.
      public override init() {
        super.init()
      }

      /// The color over what is behind the view controller; it is only kept.
      open var dimmingColor: UIColor?
      /// The effect over what is behind the view controller; it is only kept.
      open var dimmingVisualEffect: UIBlurEffect?
    }

    /// Returns the view that a zoom begins and ends at.
    let sourceView: (ZoomSourceViewProviderContext) -> UIView?
    let options: ZoomOptions?

    required init(
      _ options: ZoomOptions?,
      _ sourceView: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) {
      self.options = options
      self.sourceView = sourceView
      super.init()
    }

    /// Creates a zoom from a view, which ``Headless/zoomSourceView(of:from:)`` asks for.
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider:
        @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      Self(options, sourceViewProvider)
    }
  }
}

extension Headless {
  /// Returns the view that a view controller zooms from, as its preferred transition says.
  ///
  /// UIKit asks when it shows the view controller over another one and when it goes back. Here a test
  /// asks, and nothing is animated.
  @preconcurrency @MainActor public static func zoomSourceView(
    of controller: UIViewController,
    from source: UIViewController
  ) -> UIView? {
    guard let transition = controller.preferredTransition else { return nil }
    return transition.sourceView(
      UIViewController.Transition.ZoomSourceViewProviderContext(source: source, zoomed: controller)
    )
  }
}
