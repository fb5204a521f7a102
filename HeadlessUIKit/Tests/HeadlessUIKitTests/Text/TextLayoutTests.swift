import Testing

@testable import HeadlessUIKit

@Suite struct TextLayoutTests {
  /// Lays out in a design whose letters are ten points wide, so that widths count letters.
  private func lines(
    _ text: String,
    columns: CGFloat = .infinity,
    lines: Int = 0,
    _ breakMode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    let font = UIFont.monospacedSystemFont(ofSize: 1000 / 60, weight: .regular)
    let limits = TextLayout.Limits(width: columns * 10, lines: lines, breakMode: breakMode)
    return TextLayout(text, font: font, limits: limits).lines.map(\.text)
  }

  @Test func `words wrap where the line is full`() {
    #expect(lines("the quick brown fox", columns: 10) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", columns: 9) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", columns: 8) == ["the", "quick", "brown", "fox"])
  }

  @Test func `spaces hang over the edge and do not start a line`() {
    #expect(lines("ab    cd", columns: 2) == ["ab", "cd"])
    #expect(lines("  ab", columns: 4) == ["  ab"])
  }

  @Test func `newlines break lines and empty lines count`() {
    #expect(lines("a\nb") == ["a", "b"])
    #expect(lines("a\r\n\r\nb\n") == ["a", "", "b", ""])
    #expect(lines("").isEmpty)
  }

  @Test func `a word longer than a line is broken between characters`() {
    #expect(lines("incomprehensible", columns: 6) == ["incomp", "rehens", "ible"])
    #expect(lines("an incomprehensible", columns: 6) == ["an", "incomp", "rehens", "ible"])
  }

  @Test func `a character wider than the line still takes one`() {
    #expect(lines("ab", columns: 0.5) == ["a", "b"])
    #expect(lines("ab", columns: 0) == ["a", "b"])
  }

  @Test func `a hyphen ends a line and a no-break space does not`() {
    #expect(lines("well-known fact", columns: 6) == ["well-", "known", "fact"])
    #expect(lines("10\u{A0}km far", columns: 6) == ["10\u{A0}km", "far"])
  }

  @Test func `ideographs wrap anywhere but not before punctuation`() {
    let text = "漢字漢字。"
    let narrow = lines(text, columns: 2 * 1000 / 600 + 0.1)
    #expect(narrow == ["漢字", "漢", "字。"])
  }

  @Test func `an emoji of many scalars is never split`() {
    let family = "👨‍👩‍👧‍👦"
    #expect(lines(family + family, columns: 2) == [family, family])
  }

  @Test func `a line too many is cut with an ellipsis`() {
    #expect(lines("the quick brown fox", columns: 10, lines: 1) == ["the quick…"])
    #expect(
      lines("the quick brown fox jumps", columns: 10, lines: 2) == ["the quick", "brown fox…"]
    )
    #expect(lines("the quick", columns: 9, lines: 1) == ["the quick"])
  }

  @Test func `text after a newline that is left out is marked as well`() {
    #expect(lines("one\ntwo", columns: 10, lines: 1) == ["one…"])
    #expect(lines("one\n", columns: 10, lines: 1) == ["one"])
  }

  @Test func `the break mode says what is left out`() {
    let text = "abcdefghij"
    func cut(_ mode: NSLineBreakMode) -> [String] { lines(text, columns: 7, lines: 1, mode) }
    let ellipsisColumns = 1
    #expect(lines("…").count == ellipsisColumns)
    #expect(cut(.byTruncatingTail) == ["abcdef…"])
    #expect(cut(.byTruncatingHead) == ["…efghij"])
    #expect(cut(.byTruncatingMiddle) == ["abc…hij"])
    #expect(cut(.byClipping) == ["abcdefghij"])
    #expect(cut(.byCharWrapping) == ["abcdefg"])
    #expect(lines("ab cdefghij", columns: 7, lines: 1, .byWordWrapping) == ["ab"])
  }

  @Test func `breaking between characters ignores words`() {
    #expect(lines("the quick", columns: 5, .byCharWrapping) == ["the q", "uick"])
  }

  @Test func `a layout is as large as its lines`() {
    let font = UIFont.systemFont(ofSize: 10)
    let layout = TextLayout("Will\nI", font: font, limits: TextLayout.Limits())
    #expect(layout.size == CGSize(width: 16.1, height: 2 * font.lineHeight))
    #expect(TextLayout("", font: font, limits: TextLayout.Limits()).size == .zero)
  }

  @Test func `every wrapped line fits and no character is lost`() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = "Sphinx of black quartz, judge my vow; über-naïve 漢字 and 👩‍🚀 astronauts agree."
    for width in stride(from: CGFloat(30), through: 600, by: 7) {
      let layout = TextLayout(text, font: font, limits: TextLayout.Limits(width: width))
      #expect(layout.lines.allSatisfy { $0.width <= width + 0.01 })
      let joined = layout.lines.map(\.text).joined().filter { $0 != " " }
      #expect(joined == text.filter { $0 != " " })
    }
  }
}
