public import HeadlessUIKit

/// Draws view trees without a screen, as text or as a picture.
///
/// Both depend on nothing but the view tree, so the same tree gives the same characters on every
/// machine, and tests can compare them.
public enum HeadlessRenderer {
  /// The part of a view that becomes one character of text, in points.
  ///
  /// It is narrow enough for small text, and low enough to keep the lines of a caption apart.
  public static let standardCellSize = CGSize(width: 7, height: 14)

  /// Returns a view as lines of text, for tests and terminals.
  ///
  /// Every label appears once, at its position, with the characters that a user would see: not
  /// those that are scrolled away, covered by an opaque view or clipped. Visible borders and
  /// backgrounds become boxes. An ideograph or an emoji takes two columns, as in a terminal.
  /// Trailing spaces and empty lines are left out.
  ///
  /// - Parameters:
  ///   - view: The view to draw; its bounds are the whole drawing. It is laid out if necessary.
  ///   - cellSize: The size of the part of the view that becomes one character, in points.
  /// - Returns: The lines, separated by newlines.
  @MainActor public static func text(
    of view: UIView,
    cellSize: CGSize = standardCellSize
  ) -> String {
    view.layoutIfNeeded()
    var painter = TextPainter(size: view.bounds.size, cellSize: cellSize)
    painter.paint(RenderNode(view))
    return painter.grid.string
  }

  /// Returns a view as an SVG document with the view's exact geometry, in points.
  ///
  /// Text stays text, and has the width with which it was measured in any font. A symbol is a shape
  /// if its name is known; any other image is a box with its name.
  @MainActor public static func svg(of view: UIView) -> String {
    view.layoutIfNeeded()
    var writer = SVGWriter()
    return writer.document(RenderNode(view))
  }
}
