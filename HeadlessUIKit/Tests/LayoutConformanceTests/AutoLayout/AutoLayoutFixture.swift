import TestPlatform
import Testing

/// A view whose content has a size that can be set.
final class Box: UIView {
  var size = CGSize.zero

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    size = CGSize(width: width, height: height)
  }

  override var intrinsicContentSize: CGSize { size }
}

/// A view of 400 by 300 points in no window, whose content constraints place.
@MainActor struct Canvas {
  let root: UIView

  init(width: CGFloat = 400, height: CGFloat = 300) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @discardableResult func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  func layOut() {
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }
}

/// Returns the nearest whole pixel of a phone: sums of thirds differ in their last bits.
func pixel(_ length: CGFloat) -> CGFloat { (length * 3).rounded() / 3 }

extension CGSize {
  /// The size in whole pixels of a phone.
  var inPixels: CGSize { CGSize(width: pixel(width), height: pixel(height)) }
}

extension UIView {
  /// Pins a view to all edges of its superview.
  func pin(inset: CGFloat = 0) -> [NSLayoutConstraint] {
    guard let superview else { return [] }
    return [
      topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ]
  }
}

extension NSLayoutConstraint {
  /// The same constraint with a priority.
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
