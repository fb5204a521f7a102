import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

/// What updates of many sections cost, counted in questions about their identities instead of time.
@MainActor
@Suite struct ManySectionsTests {
  private let log = Log()
  private let tally = Tally()
  private let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())

  private func content(
    _ numbers: [Int],
    text: String = "",
    theme: Theme = .dark,
    hasHeaders: Bool = true
  ) -> some ListContent {
    @ListBuilder func sections() -> some ListContent {
      for number in numbers {
        let section = Section(CountedID(number, tally)) {
          Items([Note(number, text)]) { [log] in NoteController($0, log: log) }
        }
        hasHeaders ? section.header(Title(text), TitleController.init) : section
      }
    }
    return sections().environment(\.theme, theme)
  }

  /// The questions for each section that an update takes when all headers have been on screen.
  private func questions(of count: Int, _ update: ([Int]) -> some ListContent) -> Double {
    let numbers = Array(0..<count)
    list.apply(content(numbers))
    for number in numbers { list.scroll(to: CGFloat(number) * 80) }
    #expect(list.adapter.controllerCount == 2 * count)
    tally.questions = 0
    list.apply(update(numbers))
    #expect(list.issues.isEmpty)
    return Double(tally.questions) / Double(count)
  }

  @Test(arguments: [20, 100])
  func `an update asks a few questions about each section, however many there are`(count: Int) {
    #expect(questions(of: count) { content($0) } < 40)
    #expect(questions(of: count) { content($0, text: "new") } < 40)
    #expect(questions(of: count) { content($0, theme: .light) } < 40)
    #expect(questions(of: count) { content($0, hasHeaders: false) } < 40)
    #expect(questions(of: count) { content($0.reversed()) } < 60)
  }
}
