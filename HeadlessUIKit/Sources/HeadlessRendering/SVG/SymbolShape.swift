import HeadlessUIKit

/// A simple drawing of a known symbol, as paths in a square.
///
/// The shapes were drawn for this project to suggest what the names mean; they copy no font.
struct SymbolShape {
  enum Style {
    case fill
    case stroke(CGFloat)
    /// A white line on shapes that were filled before.
    case cut(CGFloat)
  }

  struct Part {
    var path: String
    var style: Style
  }

  /// The side of the square that contains the paths.
  static let side: CGFloat = 20

  var parts: [Part]

  static func named(_ name: String) -> SymbolShape? {
    shapes[name]
  }

  static let line: CGFloat = 1.8

  static func stroked(_ paths: String...) -> SymbolShape {
    SymbolShape(parts: paths.map { Part(path: $0, style: .stroke(line)) })
  }

  static func filled(_ paths: String...) -> SymbolShape {
    SymbolShape(parts: paths.map { Part(path: $0, style: .fill) })
  }

  /// Returns a filled shape with a white line on it.
  static func filled(_ path: String, cut line: String) -> SymbolShape {
    SymbolShape(
      parts: [Part(path: path, style: .fill), Part(path: line, style: .cut(Self.line))]
    )
  }
}
