import HeadlessUIKit

/// A simple drawing of a well-known symbol, as paths in a square.
///
/// The shapes are our own: they remind of what the names say and copy no font.
struct SymbolShape {
  enum Style {
    case fill
    case stroke(CGFloat)
    /// A white line on what was filled before.
    case cut(CGFloat)
  }

  struct Part {
    var path: String
    var style: Style
  }

  /// The side of the square the paths lie in.
  static let side: CGFloat = 20

  var parts: [Part]

  static func named(_ name: String) -> SymbolShape? {
    shapes[name]
  }

  private static let line: CGFloat = 1.8
  private static let ring = "M18 10A8 8 0 1 1 2 10A8 8 0 1 1 18 10Z"
  private static let tick = "M6 10.5L9 13.5L14 7"
  private static let box = "M3 3H17V17H3Z"
  private static let starOutline =
    "M10 1.8L12.5 7.2L18.4 7.9L14 11.9L15.2 17.7L10 14.8L4.8 17.7L6 11.9L1.6 7.9L7.5 7.2Z"
  private static let heartOutline = "M10 17C-2 9 4 1 10 6C16 1 22 9 10 17Z"

  private static let shapes: [String: SymbolShape] = [
    "checkmark": stroked("M4 11L8 15L16 5"),
    "checkmark.circle": stroked(ring, tick),
    "checkmark.circle.fill": SymbolShape(parts: [
      Part(path: ring, style: .fill), Part(path: tick, style: .cut(line)),
    ]),
    "chevron.down": stroked("M4 7L10 13L16 7"),
    "chevron.left": stroked("M13 4L7 10L13 16"),
    "chevron.right": stroked("M7 4L13 10L7 16"),
    "chevron.up": stroked("M4 13L10 7L16 13"),
    "circle": stroked(ring),
    "circle.fill": filled(ring),
    "ellipsis": SymbolShape(parts: [
      Part(path: "M4 10h0.01M10 10h0.01M16 10h0.01", style: .stroke(3))
    ]),
    "heart": stroked(heartOutline),
    "heart.fill": filled(heartOutline),
    "magnifyingglass": stroked("M14 8.5A5.5 5.5 0 1 1 3 8.5A5.5 5.5 0 1 1 14 8.5ZM12.5 12.5L17 17"),
    "minus": stroked("M3 10H17"),
    "plus": stroked("M10 3V17M3 10H17"),
    "square": stroked(box),
    "square.fill": filled(box),
    "star": stroked(starOutline),
    "star.fill": filled(starOutline),
    "xmark": stroked("M4 4L16 16M16 4L4 16"),
  ]

  private static func stroked(_ paths: String...) -> SymbolShape {
    SymbolShape(parts: paths.map { Part(path: $0, style: .stroke(line)) })
  }

  private static func filled(_ path: String) -> SymbolShape {
    SymbolShape(parts: [Part(path: path, style: .fill)])
  }
}
