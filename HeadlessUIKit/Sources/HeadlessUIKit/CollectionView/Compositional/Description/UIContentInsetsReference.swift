/// The reference for the insets of a section's container, across the scroll direction.
public enum UIContentInsetsReference: Int, Sendable {
  /// For a section the layout's reference, and for a layout the safe area.
  case automatic = 0
  /// Nothing: the full width of the collection view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The layout margins, with a width that is comfortable to read.
  case readableContent = 4
}

extension UIView {
  /// The insets of the readable content.
  var readableContentInsets: UIEdgeInsets {
    readableContentGuide.insets(in: self) ?? layoutMargins
  }
}
