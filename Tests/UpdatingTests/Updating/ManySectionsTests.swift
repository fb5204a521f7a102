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

  @Test func `a header keeps its controller, near its place before and far from it`() {
    func show(_ numbers: [Int]) {
      list.apply(
        ForEach(numbers, id: \.self) { number in
          Section("notes") { Items([Note(number)]) { [log] in NoteController($0, log: log) } }
            .header(Note(number)) { [log] in HeaderController($0, log: log) }
        }
      )
    }
    let numbers = Array(0..<40)
    show(numbers)
    #expect(log.take().contains("head 0"))
    for change in [
      [100] + numbers, Array(100..<130) + numbers, numbers.reversed(), Array(numbers[20...]) + [0],
      [0] + (100..<109) + numbers[1...],
    ] {
      show(change)
      let section = change.firstIndex(of: 0) ?? 0
      list.scroll(to: CGFloat(section) * 74)
      let header = list.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      )
      #expect(header?.accessibilityIdentifier == "0")
    }
    #expect(!log.take().contains("head 0"))
    #expect(list.issues.isEmpty)
  }

  @Test func `a controller is notified when its list gets more sections, also at the end`() {
    func show(_ count: Int) {
      list.apply(
        ForEach(0..<count, id: \.self) { number in
          Section("notes") { Items([Note(number)]) { [log] in CountingController($0, log: log) } }
        }
        .memoized()
      )
    }
    show(2)
    _ = log.take()
    show(3)
    #expect(log.take().filter { $0.contains("of") } == ["0 of 3", "1 of 3"])
    show(3)
    #expect(log.take().isEmpty)
  }

  private final class HeaderController: CellController<Note, NoState, UICollectionReusableView> {
    init(_ note: Note, log: Log) {
      super.init(note)
      log.add("head", note.id)
    }

    override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize
    {
      .height(30)
    }

    override func configure(_ view: UICollectionReusableView) {
      view.accessibilityIdentifier = "\(viewModel.id)"
    }
  }

  private final class CountingController: NoteController {
    override func didMove(from old: ItemPosition, to new: ItemPosition) {
      log.add("\(new.section) of", new.sectionCount)
    }
  }
}
