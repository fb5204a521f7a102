import HeadlessUIKit

/// What is drawn for a view, as a value that knows nothing about views.
struct RenderNode {
  /// A line along the inside of the bounds.
  struct Border: Hashable {
    var color: RGBA
    /// The width of the line, in points.
    var width: CGFloat
  }

  /// The node's rectangle in its own coordinates, which are those of its children.
  var bounds: CGRect
  /// The transform from the node's coordinates to those of its parent.
  var toParent: CGAffineTransform
  /// The opacity of the node and its children together, from 0 to 1.
  var opacity: CGFloat
  var fill: RGBA?
  var border: Border?
  var cornerRadius: CGFloat
  /// Whether the children are clipped to the bounds, including rounded corners.
  var clips: Bool
  var content: RenderContent?
  /// The children, from back to front.
  var children: [RenderNode]
}

/// What a node draws itself, in front of its background and behind its children.
enum RenderContent {
  case text(RenderText)
  case picture(RenderPicture)
  case control(RenderControl)
}

/// Lines of text with their positions.
struct RenderText {
  /// Characters of a line with the same appearance.
  struct Piece {
    var text: String
    var font: UIFont
    var color: RGBA
    /// The distance of the piece from the left end of the line.
    var x: CGFloat = 0
    var width: CGFloat
    /// The distance of the characters above the line's baseline.
    var rise: CGFloat = 0
    var background: RGBA?
    var underline: Stroke?
    var strikethrough: Stroke?
    /// The image in place of the characters; its frame is relative to the piece's origin on the
    /// baseline.
    var picture: RenderPicture?
  }

  /// An underline or a strikethrough.
  struct Stroke {
    var color: RGBA
    var isThick: Bool
  }

  struct Line {
    /// The left end of the line and the top of its box, in the node's coordinates.
    var origin: CGPoint
    var width: CGFloat
    var height: CGFloat
    /// The distance of the baseline from the top of the box.
    var baseline: CGFloat
    var anchor: Anchor
    /// The pieces from left to right.
    var pieces: [Piece]

    var text: String { pieces.map(\.text).joined() }
  }

  /// The end of a line that stays in place if characters have another width.
  enum Anchor {
    case left, center, right
  }

  var lines: [Line]
}

/// An image that is represented by its name.
struct RenderPicture {
  var name: String
  var isSymbol: Bool
  /// The frame of the image, in the node's coordinates.
  var frame: CGRect
  /// The color of a symbol.
  var tint: RGBA
  /// The width of a symbol's lines relative to regular ones.
  var lineFactor: CGFloat
}
