import HeadlessUIKit

extension SVGWriter {
  mutating func writeBackground(of node: RenderNode, offset: CGPoint) {
    guard let fill = node.fill else { return }
    let rect = node.bounds.offsetBy(dx: offset.x, dy: offset.y)
    element(
      "rect",
      rectAttributes(rect, radius: node.cornerRadius) + colorAttributes("fill", fill)
    )
  }

  mutating func writeBorder(of node: RenderNode, offset: CGPoint) {
    guard let border = node.border else { return }
    // A stroke lies on both sides of its path, and a layer's border only inside.
    let rect = node.bounds.offsetBy(dx: offset.x, dy: offset.y)
      .insetBy(dx: border.width / 2, dy: border.width / 2)
    let attributes = rectAttributes(rect, radius: max(0, node.cornerRadius - border.width / 2))
    element(
      "rect",
      attributes + [("fill", "none")] + colorAttributes("stroke", border.color)
        + [("stroke-width", XMLText.number(border.width))]
    )
  }

  func rectAttributes(_ rect: CGRect, radius: CGFloat) -> [(String, String)] {
    var attributes = [
      ("x", XMLText.number(rect.minX)),
      ("y", XMLText.number(rect.minY)),
      ("width", XMLText.number(rect.width)),
      ("height", XMLText.number(rect.height)),
    ]
    if radius > 0 { attributes.append(("rx", XMLText.number(radius))) }
    return attributes
  }

  func colorAttributes(_ name: String, _ color: RGBA) -> [(String, String)] {
    var attributes = [(name, color.hexadecimal)]
    if color.alpha < 1 { attributes.append(("\(name)-opacity", XMLText.number(color.alpha))) }
    return attributes
  }
}

extension RGBA {
  /// The color without its opacity, as six hexadecimal digits.
  fileprivate var hexadecimal: String {
    let digits = Array("0123456789ABCDEF")
    return [red, green, blue].reduce(into: "#") { text, part in
      let value = Int((min(max(part, 0), 1) * 255).rounded())
      text.append(digits[value / 16])
      text.append(digits[value % 16])
    }
  }
}
