import Foundation

extension ListLayout {
  /// Where a list is while its content is shorter than its visible part.
  ///
  /// ```swift
  /// let layout = ListLayout()
  /// layout.shortListAlignment = .end    // the first messages of a chat, above the input field
  /// ```
  ///
  /// Content that fills the visible part, or exceeds it, begins at the start as usual.
  public enum ShortListAlignment: Hashable, Sendable, CaseIterable {
    /// At the start: the top of a vertical list, and the leading edge of a horizontal one.
    case start

    /// In the middle.
    case center

    /// At the end: the bottom of a vertical list, and the trailing edge of a horizontal one.
    case end
  }
}

/// The visible length of a list, and where in it shorter content is.
struct ShortListRoom {
  var alignment = ListLayout.ShortListAlignment.start
  var length: CGFloat = 0

  /// Returns the space before content of a length; none for content that does not fit.
  func lead(of content: CGFloat) -> CGFloat {
    guard alignment != .start, content > 0, content < length else { return 0 }
    return alignment == .end ? length - content : (length - content) / 2
  }
}
