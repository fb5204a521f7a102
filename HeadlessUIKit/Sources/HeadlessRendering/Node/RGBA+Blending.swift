import HeadlessUIKit

extension RGBA {
  /// Creates an opaque gray of a brightness from 0 to 1.
  init(white: CGFloat) {
    self = UIColor(white: white, alpha: 1).cgColor.rgba
  }

  /// Returns the color that results if this one lies over an opaque one.
  func over(_ backdrop: RGBA, opacity: CGFloat) -> RGBA {
    let part = alpha * opacity
    func mixed(_ front: CGFloat, _ back: CGFloat) -> CGFloat {
      front * part + back * (1 - part)
    }
    var result = backdrop
    result.red = mixed(red, backdrop.red)
    result.green = mixed(green, backdrop.green)
    result.blue = mixed(blue, backdrop.blue)
    return result
  }
}
