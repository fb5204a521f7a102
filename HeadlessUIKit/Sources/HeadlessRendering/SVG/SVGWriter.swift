import HeadlessUIKit

/// Writes a tree of nodes as an SVG document.
///
/// Coordinates are those of the root while views are only translated. A view with another transform
/// becomes a group with a matrix, with coordinates of its own.
struct SVGWriter {
  /// Fonts with the widths with which text was measured, and a fallback.
  private static let fontFamily = "Helvetica, Arial, 'Liberation Sans', sans-serif"

  private(set) var lines: [String] = []
  private var depth = 0
  private var clipCount = 0

  mutating func document(_ root: RenderNode) -> String {
    let width = XMLText.number(root.bounds.width)
    let height = XMLText.number(root.bounds.height)
    open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("width", width),
        ("height", height),
        ("viewBox", "0 0 \(width) \(height)"),
        ("font-family", Self.fontFamily),
      ]
    )
    write(root, offset: .zero)
    close("svg")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns what a node draws itself, as SVG elements in coordinates that begin at its upper left
  /// corner; empty if it draws nothing.
  static func drawing(of node: RenderNode) -> String {
    guard node.content != nil else { return "" }
    var writer = SVGWriter()
    writer.writeContent(of: node, offset: CGPoint(x: -node.bounds.minX, y: -node.bounds.minY))
    return writer.lines.map { $0.trimmingPrefix { $0 == " " } }.joined()
  }

  /// Writes a node whose parent's coordinates have an offset from those of the group around it.
  private mutating func write(_ node: RenderNode, offset: CGPoint) {
    var groups = 0
    var origin = CGPoint(x: node.toParent.tx + offset.x, y: node.toParent.ty + offset.y)
    var attributes: [(String, String)] = []
    if !node.toParent.isTranslation {
      attributes.append(("transform", matrix(node.toParent, offset: offset)))
      origin = .zero
    }
    if node.opacity < 1 { attributes.append(("opacity", XMLText.number(node.opacity))) }
    if !attributes.isEmpty {
      open("g", attributes)
      groups += 1
    }
    writeBackground(of: node, offset: origin)
    if node.clips, node.hasInside {
      openClip(node.bounds.offsetBy(dx: origin.x, dy: origin.y), radius: node.cornerRadius)
      groups += 1
    }
    writeContent(of: node, offset: origin)
    for child in node.children { write(child, offset: origin) }
    if node.clips, node.hasInside {
      close("g")
      groups -= 1
    }
    // The border is in front of the content, like a layer's border.
    writeBorder(of: node, offset: origin)
    for _ in 0..<groups { close("g") }
  }

  private mutating func openClip(_ rect: CGRect, radius: CGFloat) {
    clipCount += 1
    let id = "clip\(clipCount)"
    open("clipPath", [("id", id)])
    element("rect", rectAttributes(rect, radius: radius))
    close("clipPath")
    open("g", [("clip-path", "url(#\(id))")])
  }

  private func matrix(_ transform: CGAffineTransform, offset: CGPoint) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx + offset.x,
      transform.ty + offset.y,
    ]
    return "matrix(\(numbers.map(XMLText.number).joined(separator: " ")))"
  }

  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    lines.append(indentation + "<\(name)\(joined(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    lines.append(indentation + "</\(name)>")
  }

  mutating func element(
    _ name: String,
    _ attributes: [(String, String)],
    text: String? = nil
  ) {
    let start = indentation + "<\(name)\(joined(attributes))"
    lines.append(text.map { "\(start)>\(XMLText.escaped($0))</\(name)>" } ?? "\(start)/>")
  }

  /// Writes an element of parts, without space between them.
  mutating func element(
    _ name: String,
    _ attributes: [(String, String)],
    parts: [(name: String, attributes: [(String, String)], text: String)]
  ) {
    let content = parts.map {
      "<\($0.name)\(joined($0.attributes))>\(XMLText.escaped($0.text))</\($0.name)>"
    }
    lines.append("\(indentation)<\(name)\(joined(attributes))>\(content.joined())</\(name)>")
  }

  private var indentation: String {
    String(repeating: "  ", count: depth)
  }

  private func joined(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(XMLText.escaped($0.1))\"" }.joined()
  }
}

extension RenderNode {
  fileprivate var hasInside: Bool {
    content != nil || !children.isEmpty
  }
}

extension CGAffineTransform {
  fileprivate var isTranslation: Bool {
    a == 1 && b == 0 && c == 0 && d == 1
  }
}
