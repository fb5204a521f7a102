import HeadlessUIKit

extension RenderContent {
  /// Reads what a view draws itself, if it draws anything.
  @MainActor init?(_ view: UIView) {
    if let label = view as? UILabel, let text = RenderText(label) {
      self = .text(text)
    } else if let imageView = view as? UIImageView, let picture = RenderPicture(imageView) {
      self = .picture(picture)
    } else if let control = RenderControl(view) {
      self = .control(control)
    } else {
      return nil
    }
  }
}

extension RenderPicture {
  @MainActor fileprivate init?(_ view: UIImageView) {
    guard let image = view.drawnImage, !image.name.isEmpty else { return nil }
    self.init(
      image,
      in: view.contentMode.frame(of: image.size, in: view.bounds),
      tint: image.drawnTint(in: view.tintColor).rgba(in: view.traitCollection)
    )
  }

  init(_ image: UIImage, in frame: CGRect, tint: RGBA) {
    name = image.name
    isSymbol = image.isSymbolImage
    self.frame = frame
    self.tint = tint
    lineFactor = image.lineFactor
  }
}

extension UIView.ContentMode {
  /// Returns the frame of content of a size in a rectangle.
  fileprivate func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let fitted = fittedSize(of: size, in: bounds)
    let room = CGSize(width: bounds.width - fitted.width, height: bounds.height - fitted.height)
    let (x, y) = place
    let origin = CGPoint(x: bounds.minX + room.width * x, y: bounds.minY + room.height * y)
    return CGRect(origin: origin, size: fitted)
  }

  private func fittedSize(of size: CGSize, in bounds: CGRect) -> CGSize {
    let factors = (bounds.width / size.width, bounds.height / size.height)
    func scaled(_ factor: CGFloat) -> CGSize {
      CGSize(width: size.width * factor, height: size.height * factor)
    }
    switch self {
    case .scaleToFill, .redraw: return bounds.size
    case .scaleAspectFit: return scaled(min(factors.0, factors.1))
    case .scaleAspectFill: return scaled(max(factors.0, factors.1))
    default: return size
    }
  }

  /// The parts of the free space to the left and above.
  private var place: (x: CGFloat, y: CGFloat) {
    switch self {
    case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
