/// Returns what represents an image in text.
enum PictureGlyph {
  /// The characters for known symbols.
  private static let characters: [String: String] = [
    "checkmark": "✓", "checkmark.circle": "◎", "checkmark.circle.fill": "◉", "chevron.down": "⌄",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "circle": "○",
    "circle.fill": "●", "ellipsis": "⋯", "heart": "♡", "heart.fill": "♥", "magnifyingglass": "⌕",
    "minus": "−",
    "plus": "+", "square": "□", "square.fill": "■", "star": "☆", "star.fill": "★", "xmark": "×",
  ]

  /// Returns a character for a known symbol, the name in brackets if it fits, and otherwise a box.
  static func text(for name: String, columns: Int) -> String {
    if let character = characters[name] { return character }
    return name.count + 2 <= columns ? "[\(name)]" : "▨"
  }
}
