extension UIColor {
  /// The color in the current environment as a color that does not depend on it.
  public var cgColor: CGColor {
    .make(rgba(in: .current))
  }

  /// Writes the color's parts, each from 0 to 1, where pointers are given, and returns whether it could.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba(in: .current)
    // Safe because UIKit's contract is that each pointer that is given points at a CGFloat.
    unsafe red?.pointee = rgba.red
    unsafe green?.pointee = rgba.green
    unsafe blue?.pointee = rgba.blue
    unsafe alpha?.pointee = rgba.alpha
    return true
  }
}
