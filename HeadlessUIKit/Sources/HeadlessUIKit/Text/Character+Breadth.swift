/// How much width a character takes.
package enum CharacterBreadth: Sendable {
  /// None: a combining mark on its own, or an invisible character.
  case zero
  /// The width of a letter.
  case narrow
  /// The width of an ideograph or an emoji.
  case wide
}

extension Character {
  /// How much width the character takes.
  ///
  /// A character is what a reader sees as one, so a family emoji with many scalars is one wide
  /// character. It has the width of its first scalar, except that an emoji selector makes it wide.
  package var breadth: CharacterBreadth {
    guard let first = unicodeScalars.first else { return .zero }
    if first.isASCII, unicodeScalars.count == 1 { return first.value < 0x20 ? .zero : .narrow }
    if unicodeScalars.contains("\u{FE0F}") { return .wide }
    if first.properties.isEmojiPresentation || first.isEastAsianWide { return .wide }
    return first.takesNoRoom ? .zero : .narrow
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is in a block whose characters fill a square.
  ///
  /// These are the blocks that Unicode's East Asian Width data calls wide or full-width.
  fileprivate var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }

  /// Whether the scalar has no width if it stands first.
  fileprivate var takesNoRoom: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      true
    default:
      false
    }
  }
}
