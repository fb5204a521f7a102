/// The colors that are the same in every environment, with the values Apple documents.
extension UIColor {
  /// Plain black.
  public static let black = UIColor(.fixed(RGBA(hex: 0x000000)))
  /// Plain dark gray.
  public static let darkGray = UIColor(.fixed(RGBA(hex: 0x555555)))
  /// Plain light gray.
  public static let lightGray = UIColor(.fixed(RGBA(hex: 0xAAAAAA)))
  /// Plain white.
  public static let white = UIColor(.fixed(RGBA(hex: 0xFFFFFF)))
  /// Plain gray.
  public static let gray = UIColor(.fixed(RGBA(hex: 0x808080)))
  /// Plain red.
  public static let red = UIColor(.fixed(RGBA(hex: 0xFF0000)))
  /// Plain green.
  public static let green = UIColor(.fixed(RGBA(hex: 0x00FF00)))
  /// Plain blue.
  public static let blue = UIColor(.fixed(RGBA(hex: 0x0000FF)))
  /// Plain cyan.
  public static let cyan = UIColor(.fixed(RGBA(hex: 0x00FFFF)))
  /// Plain yellow.
  public static let yellow = UIColor(.fixed(RGBA(hex: 0xFFFF00)))
  /// Plain magenta.
  public static let magenta = UIColor(.fixed(RGBA(hex: 0xFF00FF)))
  /// Plain orange.
  public static let orange = UIColor(.fixed(RGBA(hex: 0xFF8000)))
  /// Plain purple.
  public static let purple = UIColor(.fixed(RGBA(hex: 0x800080)))
  /// Plain brown.
  public static let brown = UIColor(.fixed(RGBA(hex: 0x996633)))
  /// No color at all.
  public static let clear = UIColor(.fixed(RGBA(hex: 0x000000, alpha: 0)))
}
