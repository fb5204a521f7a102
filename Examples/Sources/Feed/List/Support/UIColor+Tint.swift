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
}
