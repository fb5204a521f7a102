/// What makes a view of a class that is known only at run time, as UIKit does for a registered one.
///
/// Swift without Objective-C calls an initializer of such a class only if it is required, and a required one would have
/// to be written in each cell that has an initializer of its own. So it is required and unavailable, which asks nothing of
/// subclasses, and it is called by way of this protocol. It calls `init(frame:)` of the class; a class without that ends
/// the process with the same sentence as in UIKit.
@MainActor protocol RuntimeMade: AnyObject {
  init(_dequeueFrame frame: CGRect)
}

@available(*, unavailable)
extension UICollectionReusableView: RuntimeMade {}

extension Headless {
  /// Makes a view of a class that is known only at run time, as a collection view does when it dequeues one.
  ///
  /// The class needs `init(frame:)`, of its own or inherited, as in UIKit.
  @preconcurrency @MainActor public static func makeView<View: UICollectionReusableView>(
    of viewClass: View.Type,
    frame: CGRect
  ) -> View {
    let made = (viewClass as Any.Type as? any RuntimeMade.Type)?.init(_dequeueFrame: frame)
    guard let view = made as? View else {
      preconditionFailure(
        "\(viewClass) could not be made: its initializers were left out of the build"
      )
    }
    return view
  }
}
