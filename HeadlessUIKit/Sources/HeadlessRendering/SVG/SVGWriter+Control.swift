import HeadlessUIKit

extension SVGWriter {
  mutating func write(_ control: RenderControl, offset: CGPoint) {
    for shape in control.shapes { write(shape, offset: offset) }
  }

  private mutating func write(_ shape: RenderControl.Shape, offset: CGPoint) {
    switch shape {
    case .rect(let rect, let radius, let color):
      let place = rect.offsetBy(dx: offset.x, dy: offset.y)
      guard place.width > 0, place.height > 0 else { return }
      element("rect", rectAttributes(place, radius: radius) + colorAttributes("fill", color))
    case .frame(let rect, let radius, let color):
      let place = rect.offsetBy(dx: offset.x, dy: offset.y)
      element(
        "rect",
        rectAttributes(place, radius: radius) + [("fill", "none")]
          + colorAttributes("stroke", color)
      )
    case .line(let start, let end, let color):
      element(
        "line",
        [
          ("x1", XMLText.number(start.x + offset.x)), ("y1", XMLText.number(start.y + offset.y)),
          ("x2", XMLText.number(end.x + offset.x)), ("y2", XMLText.number(end.y + offset.y)),
        ] + colorAttributes("stroke", color) + [("stroke-width", "2"), ("stroke-linecap", "round")]
      )
    case .text(let text):
      write(text, offset: offset)
    case .picture(let picture):
      write(picture, offset: offset)
    }
  }
}
