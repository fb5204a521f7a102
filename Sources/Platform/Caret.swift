#if canImport(UIKit)
package import UIKit

extension UIView {
  /// The insertion point of a view that is typed into, in its coordinates; `nil` if there is none.
  package var caretRect: CGRect? {
    guard let input = self as? any UIView & UITextInput, let range = input.selectedTextRange
    else { return nil }
    let rect = input.caretRect(for: range.end)
    // UIKit returns such a rectangle before the text was laid out.
    guard !rect.isNull, !rect.isInfinite, rect.minY.isFinite, rect.height.isFinite else {
      return nil
    }
    return convert(rect, from: input.textInputView)
  }
}
#else
package import Foundation
package import HeadlessUIKit

extension UIView {
  /// The insertion point of a view that is typed into, in its coordinates; `nil` if there is none.
  package var caretRect: CGRect? { Headless.caretRect(in: self) }
}
#endif
