import HeadlessUIKit

/// How a control is drawn: characters for text, and shapes for a picture.
struct RenderControl {
  /// A run of characters, centered at a point, with a maximum width in points.
  struct Characters {
    var text: String
    var center: CGPoint
  }

  /// A shape of one color.
  enum Shape {
    case rect(CGRect, radius: CGFloat, color: RGBA)
    case frame(CGRect, radius: CGFloat, color: RGBA)
    case line(from: CGPoint, to: CGPoint, color: RGBA)
    case text(RenderText)
    case picture(RenderPicture)
  }

  /// Returns what is written into the cells of a text, for a cell width.
  var characters: (_ cell: CGFloat) -> [Characters]
  /// What is drawn, from back to front.
  var shapes: [Shape]

  /// Reads a control, if it is one that the renderer draws itself.
  @MainActor init?(_ view: UIView) {
    switch view {
    case let view as UISwitch: self.init(switch: view)
    case let view as UISlider: self.init(slider: view)
    case let view as UIStepper: self.init(stepper: view)
    case let view as UISegmentedControl: self.init(segments: view)
    case let view as UIProgressView: self.init(progress: view)
    case let view as UIActivityIndicatorView: self.init(indicator: view)
    case let view as UIPageControl: self.init(pages: view)
    default: return nil
    }
  }

  init(_ shapes: [Shape], characters: @escaping (_ cell: CGFloat) -> [Characters]) {
    self.shapes = shapes
    self.characters = characters
  }
}

extension RenderControl.Shape {
  /// Returns a line of text that is centered at a point.
  static func text(_ text: String, center: CGPoint, font: UIFont, color: RGBA) -> Self {
    let width = TextMeasurer(font).width(of: text)
    let origin = CGPoint(x: center.x - width / 2, y: center.y - font.lineHeight / 2)
    return .text(
      RenderText(
        lines: [
          RenderText.Line(
            text,
            origin: origin,
            width: width,
            anchor: .center,
            font: font,
            color: color
          )
        ]
      )
    )
  }

  /// Returns an image that is centered in a rectangle.
  static func picture(_ image: UIImage, in frame: CGRect, tint: RGBA) -> Self {
    let origin = CGPoint(
      x: frame.midX - image.size.width / 2,
      y: frame.midY - image.size.height / 2
    )
    return .picture(
      RenderPicture(image, in: CGRect(origin: origin, size: image.size), tint: tint)
    )
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
