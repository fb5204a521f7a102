import HeadlessUIKit

extension SVGWriter {
  mutating func writeContent(of node: RenderNode, offset: CGPoint) {
    switch node.content {
    case .text(let text): write(text, offset: offset)
    case .picture(let picture): write(picture, offset: offset)
    case .control(let control): write(control, offset: offset)
    case nil: break
    }
  }

  mutating func write(_ text: RenderText, offset: CGPoint) {
    for line in text.lines {
      let start = CGPoint(x: line.origin.x + offset.x, y: line.origin.y + offset.y)
      // A line with one appearance keeps its position if it is displayed wider or narrower than
      // measured.
      let anchor = line.pieces.count == 1 ? line.anchor : .left
      for piece in line.pieces where !piece.text.isEmpty {
        write(piece, of: line, from: start, anchor)
      }
    }
  }

  private mutating func write(
    _ piece: RenderText.Piece,
    of line: RenderText.Line,
    from start: CGPoint,
    _ anchor: RenderText.Anchor
  ) {
    let left = start.x + piece.x
    let baseline = start.y + line.baseline - piece.rise
    if let background = piece.background {
      let box = CGRect(x: left, y: start.y, width: piece.width, height: line.height)
      element("rect", rectAttributes(box, radius: 0) + colorAttributes("fill", background))
    }
    if let picture = piece.picture {
      write(picture, offset: CGPoint(x: left, y: baseline))
      return
    }
    write(
      piece.text,
      at: CGPoint(x: left + piece.width * anchor.part, y: baseline),
      font: piece.font,
      color: piece.color,
      anchor: anchor,
      width: piece.width
    )
    let size = piece.font.pointSize
    let strokes = [(piece.underline, size * 0.12), (piece.strikethrough, -piece.font.xHeight / 2)]
    for case (let stroke?, let below) in strokes {
      let thickness = size / 18 * (stroke.isThick ? 2 : 1)
      let top = baseline + below - thickness / 2
      let bar = CGRect(x: left, y: top, width: piece.width, height: thickness)
      element("rect", rectAttributes(bar, radius: 0) + colorAttributes("fill", stroke.color))
    }
  }

  /// Writes a line of text whose anchor, on the baseline, is at a point.
  ///
  /// The text has the width with which it was measured, in any font. Symbols keep their shape, each in the middle of its room,
  /// and letters whose widths are unknown keep theirs: only the distances between them change.
  private mutating func write(
    _ text: String,
    at point: CGPoint,
    font: UIFont,
    color: RGBA,
    anchor: RenderText.Anchor,
    width: CGFloat
  ) {
    let measurer = TextMeasurer(font)
    let known = Set(text.lazy.map(measurer.knowledge))
    var attributes = [("font-size", XMLText.number(font.pointSize))]
    if font.weight != .regular { attributes.append(("font-weight", "\(font.weight.cssWeight)")) }
    if font.isItalic { attributes.append(("font-style", "italic")) }
    if font.design == .monospaced { attributes.append(("font-family", "Menlo, monospace")) }
    if known.contains(.symbol), !known.contains(.foreign), width > 0 {
      let left = point.x - width * anchor.part
      let parts = spans(of: text, from: CGPoint(x: left, y: point.y), width: width, measurer)
      if text.contains(" ") { attributes.append(("xml:space", "preserve")) }
      let shared = attributes + colorAttributes("fill", color)
      guard parts.count > 1 else {
        return element("text", (parts.first?.attributes ?? []) + shared, text: text)
      }
      return element("text", shared, parts: parts.map { ("tspan", $0.attributes, $0.text) })
    }
    attributes.insert(contentsOf: position(point), at: 0)
    if let name = anchor.svgName { attributes.append(("text-anchor", name)) }
    if width > 0 {
      attributes.append(("textLength", XMLText.number(width)))
      if !known.contains(.foreign) { attributes.append(("lengthAdjust", "spacingAndGlyphs")) }
    }
    // Otherwise spaces at the ends are dropped, and the rest is stretched to the whole width.
    if text.hasPrefix(" ") || text.hasSuffix(" ") || text.contains("  ") {
      attributes.append(("xml:space", "preserve"))
    }
    element("text", attributes + colorAttributes("fill", color), text: text)
  }

  private func position(_ point: CGPoint) -> [(String, String)] {
    [("x", XMLText.number(point.x)), ("y", XMLText.number(point.y))]
  }

  /// Returns the parts of a line of text with their positions: symbols, and what is between them.
  private func spans(
    of text: String,
    from start: CGPoint,
    width: CGFloat,
    _ measurer: TextMeasurer
  ) -> [(text: String, attributes: [(String, String)])] {
    var runs: [(text: String, isSymbol: Bool)] = []
    for character in text {
      let isSymbol = measurer.knowledge(of: character) == .symbol
      if let last = runs.last, !last.isSymbol, !isSymbol {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), isSymbol))
      }
    }
    let scale = width / max(measurer.width(of: text), 1)
    var x = start.x
    return runs.map { run in
      let room = measurer.width(of: run.text) * scale
      defer { x += room }
      if run.isSymbol {
        let middle = CGPoint(x: x + room / 2, y: start.y)
        return (run.text, position(middle) + [("text-anchor", "middle")])
      }
      let length = [
        ("textLength", XMLText.number(room)), ("lengthAdjust", "spacingAndGlyphs"),
      ]
      return (run.text, position(CGPoint(x: x, y: start.y)) + length)
    }
  }

  /// Writes a known symbol as a shape, and any other image as a box with its name.
  mutating func write(_ picture: RenderPicture, offset: CGPoint) {
    let rect = picture.frame.offsetBy(dx: offset.x, dy: offset.y)
    guard rect.width > 0, rect.height > 0 else { return }
    if picture.isSymbol, let shape = SymbolShape.named(picture.name) {
      write(shape, in: rect, color: picture.tint, lineFactor: picture.lineFactor)
    } else {
      writePlaceholder(picture, in: rect)
    }
  }

  /// Writes a shape, scaled to fit and centered in a rectangle.
  private mutating func write(
    _ shape: SymbolShape,
    in rect: CGRect,
    color: RGBA,
    lineFactor: CGFloat
  ) {
    let scale = min(rect.width, rect.height) / SymbolShape.side
    let corner = CGPoint(
      x: rect.midX - SymbolShape.side * scale / 2,
      y: rect.midY - SymbolShape.side * scale / 2
    )
    let place = [corner.x, corner.y, scale].map(XMLText.number)
    open("g", [("transform", "translate(\(place[0]) \(place[1])) scale(\(place[2]))")])
    for part in shape.parts {
      element("path", [("d", part.path)] + attributes(of: part.style, color, lineFactor))
    }
    close("g")
  }

  private func attributes(
    of style: SymbolShape.Style,
    _ color: RGBA,
    _ lineFactor: CGFloat
  ) -> [(String, String)] {
    let round = [("stroke-linecap", "round"), ("stroke-linejoin", "round")]
    switch style {
    case .fill:
      return colorAttributes("fill", color)
    case .stroke(let width):
      return [("fill", "none")] + colorAttributes("stroke", color)
        + [("stroke-width", XMLText.number(width * lineFactor))] + round
    case .cut(let width):
      let width = XMLText.number(width * lineFactor)
      return [("fill", "none"), ("stroke", "#FFFFFF"), ("stroke-width", width)] + round
    }
  }

  /// Writes a box with the image's name in the largest readable size that fits.
  private mutating func writePlaceholder(_ picture: RenderPicture, in rect: CGRect) {
    var tint = picture.tint
    tint.alpha *= 0.2
    element(
      "rect",
      rectAttributes(rect, radius: min(rect.width, rect.height) / 8) + colorAttributes("fill", tint)
    )
    let largest = UIFont.systemFont(ofSize: min(12, rect.height))
    let width = TextMeasurer(largest).width(of: picture.name)
    let font = largest.withSize(largest.pointSize * min(1, rect.width * 0.9 / max(width, 1)))
    write(
      picture.name,
      at: CGPoint(x: rect.midX, y: rect.midY + font.capHeight / 2),
      font: font,
      color: picture.tint,
      anchor: .center,
      width: TextMeasurer(font).width(of: picture.name)
    )
  }
}

extension RenderText.Anchor {
  /// The part of a line's width to the left of the anchor.
  fileprivate var part: CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }

  /// The anchor's name in SVG, or `nil` for the default.
  fileprivate var svgName: String? {
    switch self {
    case .left: nil
    case .center: "middle"
    case .right: "end"
    }
  }
}
