/// What a picture is drawn for.
open class UIGraphicsRendererFormat: NSObject {
  /// The format for the screen of an environment.
  open class func preferred() -> Self { self.init() }

  /// Creates the usual format.
  public required override init() {
    super.init()
  }
}

/// What a picture is drawn for: the scale, and whether it is opaque.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels in a point; it is only kept.
  open var scale: CGFloat = 2
  /// Whether nothing shows through; it is only kept.
  open var opaque = false
}

/// What is given to the function that draws a picture; nothing is drawn here.
open class UIGraphicsRendererContext: NSObject {
  /// The format of the picture.
  open private(set) var format: UIGraphicsRendererFormat

  init(format: UIGraphicsRendererFormat) {
    self.format = format
    super.init()
  }

  /// Fills a rectangle; nothing is drawn here.
  open func fill(_ rect: CGRect) {}
  /// Draws the outline of a rectangle; nothing is drawn here.
  open func stroke(_ rect: CGRect) {}
  /// Draws only inside a rectangle from now on; nothing is drawn here.
  open func clip(to rect: CGRect) {}
}

/// What is given to the function that draws a picture; nothing is drawn here.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let size: CGSize

  init(format: UIGraphicsRendererFormat, size: CGSize) {
    self.size = size
    super.init(format: format)
  }

  /// The picture so far.
  open var currentImage: UIImage { UIImage(drawnIn: size) }
}

/// Calls functions that draw.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  /// What is drawn for.
  open private(set) var format: UIGraphicsRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }
}

/// Makes a picture, which has a size and nothing drawn in it, by calling the function that draws it.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Draws a picture.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer of pictures of a size.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of pictures of a size and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of pictures of bounds.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of pictures of bounds and a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds, format)
  }

  /// Returns a picture, for which the function was called.
  open func image(actions: DrawingActions) -> UIImage {
    let context = UIGraphicsImageRendererContext(format: format, size: bounds.size)
    actions(context)
    return context.currentImage
  }
}

extension UIColor {
  /// Makes this the color with which shapes are filled and outlined; nothing is drawn here.
  public func set() {}
  /// Makes this the color with which shapes are filled; nothing is drawn here.
  public func setFill() {}
  /// Makes this the color with which shapes are outlined; nothing is drawn here.
  public func setStroke() {}
}

extension UIBezierPath {
  /// Fills the path; nothing is drawn here.
  public func fill() {}
  /// Draws the outline of the path; nothing is drawn here.
  public func stroke() {}
  /// Draws only inside the path from now on; nothing is drawn here.
  public func addClip() {}
}

extension UIImage {
  /// Draws the image; nothing is drawn here.
  public func draw(in rect: CGRect) {}
  /// Draws the image; nothing is drawn here.
  public func draw(at point: CGPoint) {}
  /// Returns the image; there is nothing to decode here.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns an image of the size into which this one fits; nil for an empty size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    size.width > 0 && size.height > 0 ? UIImage(drawnIn: size) : nil
  }

  /// Creates an image with the size that its data says, in pixels of one point; nil if the data is neither a
  /// PNG nor a JPEG file.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image with the size that its data says, and a number of pixels in a point; nil if the data is
  /// neither a PNG nor a JPEG file.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let size = PictureFile.size(of: data), scale > 0 else { return nil }
    self.init(drawnIn: CGSize(width: size.width / scale, height: size.height / scale))
  }

  /// Creates an image with the size that a file says; nil if it is neither a PNG nor a JPEG file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
}
