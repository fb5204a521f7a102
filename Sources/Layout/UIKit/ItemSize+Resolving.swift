public import Foundation

extension ItemSize {
  /// The size in points, as it was asked for: it may be one that cannot be shown.
  ///
  /// An automatic size is the estimated one.
  public func resolved(in container: Container) -> CGSize {
    switch self {
    case .height(let height):
      CGSize(width: container.width, height: height)
    case .width(let width):
      CGSize(width: width, height: container.height)
    case .fixed(let width, let height):
      CGSize(width: width, height: height)
    case .fraction(let width, let height):
      CGSize(width: container.width * width, height: container.height * height)
    case .aspect(let ratio) where container.axis == .horizontal:
      CGSize(width: container.height * ratio, height: container.height)
    case .aspect(let ratio):
      CGSize(width: container.width, height: container.width / ratio)
    case .automatic(let estimated) where container.axis == .horizontal:
      CGSize(width: estimated, height: container.height)
    case .automatic(let estimated):
      CGSize(width: container.width, height: estimated)
    }
  }
}
