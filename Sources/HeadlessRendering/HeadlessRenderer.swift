public import HeadlessUIKit

/// Draws view trees without a screen, as text or as a picture.
///
/// Both are functions of the view tree alone: the same tree gives the same characters on every
/// machine, so that they can be compared with what a test expects.
public enum HeadlessRenderer {
  /// The size of the part of a view that becomes one character of text, in points.
  ///
  /// It is narrow enough for small text and low enough to keep the lines of a caption apart.
  public static let standardCellSize = CGSize(width: 7, height: 14)

  /// Returns a view as lines of text, for tests and terminals.
  ///
  /// Every label stands once, at its place, and shows the characters a user would see: not those
  /// that are scrolled away, covered by an opaque view or cut off. Borders and
  /// backgrounds that can be seen become boxes. An ideograph or an emoji takes two columns, as in a
  /// terminal. Spaces at the end of lines and empty lines at the end are left out.
  ///
  /// - Parameters:
  ///   - view: The view to draw, whose bounds are the whole drawing; its pending layout is done.
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
  /// Text stays text, and takes the width that it was measured with in whatever font it is shown. A
  /// symbol is a shape if its name is known; any other picture is a box with its name.
  @MainActor public static func svg(of view: UIView) -> String {
    view.layoutIfNeeded()
    var writer = SVGWriter()
    return writer.document(RenderNode(view))
  }
}
