#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import HeadlessUIKit
#endif

extension UICollectionReusableView {
  /// Makes a view of a class that is only known at run time, as a collection view does.
  package static func make<View: UICollectionReusableView>(_ type: View.Type, frame: CGRect) -> View
  {
    #if canImport(UIKit)
    View(frame: frame)
    #else
    View(_dequeueFrame: frame)
    #endif
  }
}
