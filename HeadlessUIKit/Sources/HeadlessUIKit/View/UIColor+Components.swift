extension UIColor {
  /// The color in the current environment, as a color that is independent of it.
  public var cgColor: CGColor {
    .make(rgba(in: .current))
  }

  /// Writes the color's components, each from 0 to 1, to the given pointers, and returns whether
  /// that is possible.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba(in: .current)
    // Safe because UIKit's contract requires each pointer to point at a CGFloat.
    unsafe red?.pointee = rgba.red
    unsafe green?.pointee = rgba.green
    unsafe blue?.pointee = rgba.blue
    unsafe alpha?.pointee = rgba.alpha
    return true
  }
}
