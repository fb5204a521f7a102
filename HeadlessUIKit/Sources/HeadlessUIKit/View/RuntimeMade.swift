/// What makes a view of a class that is known only at run time, as UIKit does for a registered one.
///
/// Swift without Objective-C calls an initializer of such a class only if it is required, and a required one would have
/// to be written in each class that has an initializer of its own. So it is required and unavailable, which asks nothing of
/// subclasses, and it is called by way of this protocol. It calls `init(frame:)` of the class; a class without that ends
/// the process with the same sentence as in UIKit.
@MainActor protocol RuntimeMade: AnyObject {
  init(_dequeueFrame frame: CGRect)
}

@available(*, unavailable)
extension UIView: RuntimeMade {}

/// The same for cells, headers and footers of tables, which are made with an identifier.
@MainActor protocol RuntimeMadeInTable: AnyObject {
  init(_dequeueIdentifier identifier: String?)
}

@available(*, unavailable)
extension UITableViewCell: RuntimeMadeInTable {}

@available(*, unavailable)
extension UITableViewHeaderFooterView: RuntimeMadeInTable {}

extension Headless {
  /// Makes a view of a class that is known only at run time, as a collection view does when it dequeues one.
  ///
  /// The class needs `init(frame:)`, of its own or inherited, as in UIKit. Cells, headers and footers of tables need
  /// their initializer with an identifier, and have any frame.
  @preconcurrency @MainActor public static func makeView<View: UIView>(
    of viewClass: View.Type,
    frame: CGRect
  ) -> View {
    let type = viewClass as Any.Type
    let made: AnyObject? =
      if let type = type as? any RuntimeMadeInTable.Type {
        type.init(_dequeueIdentifier: nil)
      } else {
        (type as? any RuntimeMade.Type)?.init(_dequeueFrame: frame)
      }
    guard let view = made as? View else {
      preconditionFailure(
        "\(viewClass) could not be made: its initializers were left out of the build"
      )
    }
    return view
  }

  /// What lets generic code make views: `Content()` where `Content` is a parameter that stands for a class of views.
  ///
  /// With Objective-C, Swift calls `init()` of such a class. Without it, Swift finds the initializer of this protocol.
  /// An initializer without arguments that the class itself declares is not called then.
  public protocol MadeByGenericCode {}
}

extension Headless.MadeByGenericCode {
  /// Creates a view with an empty frame, by the initializer with a frame of its class.
  @preconcurrency @MainActor public init() {
    guard let viewClass = Self.self as? UIView.Type,
      let view = Headless.makeView(of: viewClass, frame: .zero) as? Self
    else { preconditionFailure("\(Self.self) is no class of views") }
    self = view
  }
}
