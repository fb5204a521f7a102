import HeadlessUIKit

/// Formats text and numbers for XML.
enum XMLText {
  /// Returns a text without markup and without forbidden characters.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      default: result.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(result)
  }

  /// Returns a number with at most three decimals and no trailing zeros, in any locale.
  static func number(_ value: CGFloat) -> String {
    guard let thousandths = Int(exactly: (value * 1000).rounded()) else { return "0" }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  /// Whether XML 1.0 allows the character in a document.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
