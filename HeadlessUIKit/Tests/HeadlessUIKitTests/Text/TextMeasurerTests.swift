import Testing

@testable import HeadlessUIKit

@Suite struct TextMeasurerTests {
  private let regular = TextMeasurer(.systemFont(ofSize: 1000))

  @Test(arguments: [
    ("i", 222), ("W", 944), (" ", 278), ("é", 556), ("…", 1000), ("—", 1000),
  ])
  func `a listed character takes its width from the table`(_ text: String, _ width: Int) {
    #expect(regular.width(of: text) == CGFloat(width))
  }

  @Test func `a text is as wide as its characters`() {
    #expect(regular.width(of: "Will") == CGFloat(944 + 222 + 222 + 222))
    #expect(TextMeasurer(.systemFont(ofSize: 10)).width(of: "Will") == 16.1)
    #expect(regular.width(of: "") == 0)
  }

  @Test func `bold letters are wider from semibold on`() {
    func width(_ weight: UIFont.Weight) -> CGFloat {
      TextMeasurer(.systemFont(ofSize: 1000, weight: weight)).width(of: "b")
    }
    #expect(width(.medium) == 556)
    #expect(width(.semibold) == 611)
    #expect(width(.black) == 611)
  }

  @Test(arguments: ["😀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "漢", "한", "あ", "Ａ"])
  func `what a reader sees as one wide character fills a square`(_ text: String) {
    #expect(regular.width(of: text) == 1000)
  }

  @Test(arguments: ["\u{301}", "\u{200B}", "\u{200D}", "\u{FEFF}"])
  func `a mark or an invisible character on its own takes no room`(_ text: String) {
    #expect(regular.width(of: text) == 0)
  }

  @Test func `a letter with marks is as wide as the letter`() {
    #expect(regular.width(of: "e\u{301}") == 556)
    #expect(regular.width(of: "č") == 500)
    #expect(regular.width(of: "Ł") == 556)
  }

  @Test func `a letter of another script takes the usual width`() {
    #expect(regular.width(of: "ж") == 556)
    #expect(regular.width(of: "ש") == 556)
  }

  @Test func `characters of the monospaced design are equally wide`() {
    let mono = TextMeasurer(.monospacedSystemFont(ofSize: 1000, weight: .regular))
    #expect(mono.width(of: "iW.") == 1800)
    #expect(mono.width(of: "漢") == 1000)
  }
}
