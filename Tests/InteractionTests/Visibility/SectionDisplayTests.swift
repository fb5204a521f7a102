import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Each item is 50 points high, and the screen 200.
@MainActor
@Suite struct SectionDisplayTests {
  @MainActor
  private final class Heard {
    private var all: [String] = []

    func add(_ word: String) { all.append(word) }

    func take() -> [String] {
      defer { all = [] }
      return all
    }
  }

  private let heard = Heard()
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  private func section(_ name: String, _ ids: some Sequence<Int>) -> Section<Items<NoteController>>
  {
    Section(name) { Items(notes(ids)) { [log] in NoteController($0, log: log) } }
      .onAppear { [heard] in heard.add("+\(name)") }
      .onDisappear { [heard] in heard.add("-\(name)") }
  }

  private func show(_ count: Int = 3) {
    list.apply(
      Group {
        for number in 0..<count {
          section("\(number)", number * 10..<number * 10 + 10)
        }
      }
    )
  }

  @Test func `a section appears with its first item and disappears with its last`() {
    show()
    #expect(heard.take() == ["+0"])
    list.scroll(to: 200)
    list.scroll(to: 300)
    #expect(heard.take() == [])
    list.scroll(to: 350)
    #expect(heard.take() == ["+1"])
    list.scroll(to: 525)
    #expect(heard.take() == ["-0"])
    list.scroll(to: 1_300)
    #expect(heard.take() == ["-1", "+2"])
  }

  @Test func `a section that only has its header in sight is there`() {
    list.apply(
      Group {
        section("a", 0..<4)
        section("b", 4..<30).header(Title("b"), TitleController.init)
      }
    )
    #expect(heard.take() == ["+a"])
    list.scroll(to: 10)
    #expect(list.visibleItems.allSatisfy { $0.section == 0 })
    #expect(heard.take() == ["+b"])
  }

  @Test func `a removed section disappears, and one that stays is not notified`() {
    show()
    _ = heard.take()
    list.apply(
      Group {
        section("0", 0..<3)
        section("9", 90..<99)
      }
    )
    #expect(heard.take() == ["+9"])
    list.apply(section("9", 90..<99))
    #expect(heard.take() == ["-0"])
  }

  @Test func `the actions of the latest content are called`() {
    list.apply(section("a", 0..<30).onDisappear { [heard] in heard.add("first") })
    list.apply(section("a", 0..<30).onDisappear { [heard] in heard.add("second") })
    _ = heard.take()
    list.apply(EmptyContent())
    #expect(heard.take() == ["-a", "second"])
  }

  @Test func `a list that leaves the screen takes its sections with it, and brings them back`() {
    show()
    _ = heard.take()
    list.collectionView.removeFromSuperview()
    list.flush()
    #expect(heard.take() == ["-0"])
    list.window.addSubview(list.collectionView)
    list.window.layoutIfNeeded()
    list.flush()
    #expect(heard.take() == ["+0"])
    list.enterBackground()
    #expect(heard.take() == ["-0"])
  }

  @Test func `the end of a list is the end of its sections`() {
    let heard = heard
    do {
      let list = ListHarness(size: CGSize(width: 320, height: 200))
      list.apply(section("a", 0..<3))
      #expect(heard.take() == ["+a"])
    }
    #expect(heard.take() == ["-a"])
  }

  @Test func `an action may change the list`() {
    list.apply(
      Section("a") { Items(notes(0..<3)) { [log] in NoteController($0, log: log) } }
        .onAppear { [list, log] in list.apply(Notes(["a": notes(0..<5)], log: log)) }
    )
    #expect(list.visibleTexts.count == 4)
    #expect(list.reports.count == 2)
  }

  @Test func `titles of an index lead to the first section that has them`() throws {
    let source = try #require(list.collectionView.dataSource)
    list.apply(section("0", 0..<3))
    #expect(call(source.indexTitles(for:), list.collectionView) == nil)
    list.apply(
      Group {
        section("none", 0..<3)
        section("a", 3..<6).indexTitle("A")
        section("a2", 6..<9).indexTitle("A")
        section("b", 9..<9).indexTitle("B")
        section("c", 9..<12).indexTitle("C")
      }
    )
    let paths = ["A", "B", "C"].enumerated().map {
      call(source.collectionView(_:indexPathForIndexTitle:at:), list.collectionView, $1, $0)
    }
    #expect(call(source.indexTitles(for:), list.collectionView) == ["A", "B", "C"])
    #expect(
      paths == [
        IndexPath(item: 0, section: 1), IndexPath(index: 3), IndexPath(item: 0, section: 4),
      ]
    )
  }
}
