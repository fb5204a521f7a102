import Foundation
import Roster

extension UIColor {
  /// Makes the colour that data asks for.
  convenience init(_ tint: Tint) {
    self.init(
      red: CGFloat(tint.red) / 255,
      green: CGFloat(tint.green) / 255,
      blue: CGFloat(tint.blue) / 255,
      alpha: 1
    )
  }

  /// Returns the colour of text on a tint: black or white, whichever is easier to read there.
  static func text(on tint: Tint) -> UIColor {
    // Against this luminance, black and white have the same contrast.
    tint.luminance > 0.179 ? .black : .white
  }
}

extension Tint {
  /// How light the colour is to the eye, from 0 to 1.
  fileprivate var luminance: Double {
    func light(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }
}
