import HeadlessUIKit

/// What is drawn for a view: a pure value that knows nothing about views.
struct RenderNode {
  /// A line along the inside of the bounds.
  struct Border: Hashable {
    var color: RGBA
    /// How thick the line is, in points.
    var width: CGFloat
  }

  /// The node's rectangle in its own coordinates, which are those of its children.
  var bounds: CGRect
  /// How the node's coordinates get into those of its parent.
  var toParent: CGAffineTransform
  /// How opaque the node and its children are together, from 0 to 1.
  var opacity: CGFloat
  var fill: RGBA?
  var border: Border?
  var cornerRadius: CGFloat
  /// Whether the children are cut off at the bounds, along round corners.
  var clips: Bool
  var content: RenderContent?
  /// From back to front.
  var children: [RenderNode]
}

/// What a node shows of its own, in front of its background and behind its children.
enum RenderContent {
  case text(RenderText)
  case picture(RenderPicture)
  case control(RenderControl)
}

/// Lines of text at their places.
struct RenderText {
  /// Characters of a line in one look.
  struct Piece {
    var text: String
    var font: UIFont
    var color: RGBA
    /// How far the piece is from the left end of the line.
    var x: CGFloat = 0
    var width: CGFloat
    /// How far the characters stand above the line's baseline.
    var rise: CGFloat = 0
    var background: RGBA?
    var underline: Stroke?
    var strikethrough: Stroke?
    /// What is shown in place of the characters; its frame is seen from the piece's place on the baseline.
    var picture: RenderPicture?
  }

  /// A line below or through characters.
  struct Stroke {
    var color: RGBA
    var isThick: Bool
  }

  struct Line {
    /// The left end of the line and the top of its box, in the node's coordinates.
    var origin: CGPoint
    var width: CGFloat
    var height: CGFloat
    /// How far the baseline is below the top of the box.
    var baseline: CGFloat
    var anchor: Anchor
    /// From left to right.
    var pieces: [Piece]

    var text: String { pieces.map(\.text).joined() }
  }

  /// Which end of its lines stays in place where characters have another width.
  enum Anchor {
    case left, center, right
  }

  var lines: [Line]
}

/// A picture that stands for itself by name.
struct RenderPicture {
  var name: String
  var isSymbol: Bool
  /// Where the picture lies, in the node's coordinates.
  var frame: CGRect
  /// The color a symbol is drawn in.
  var tint: RGBA
  /// How thick a symbol's lines are in comparison to usual ones.
  var lineFactor: CGFloat
}
