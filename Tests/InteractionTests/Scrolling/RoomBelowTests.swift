import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// An item at the top of a list, with room below it for what is still to come.
@MainActor
@Suite struct RoomBelowTests {
  private let layout = ListLayout()
  private let list: ListHarness

  init() {
    list = ListHarness(size: CGSize(width: 300, height: 400), layout: layout)
  }

  @Test func `a question goes to the top, and nothing moves while its answer grows`() async throws {
    show(questions: 12)
    list.adapter.itemWithRoomBelow = id(11)
    #expect(await list.adapter.scroll(to: id(11), at: .top, animated: false) == .arrived)
    let top: CGFloat = 11 * 40
    #expect(list.collectionView.contentOffset.y == top)
    #expect(list.length == top + 400)
    for height in stride(from: 30 as CGFloat, through: 330, by: 50) {
      show(questions: 12, answer: height)
      #expect(list.collectionView.contentOffset.y == top)
      #expect(list.length == top + 400)
    }
    show(questions: 12, answer: 600)
    #expect(list.length == top + 640)
    #expect(list.collectionView.contentOffset.y == top)
  }

  @Test func `a short list makes room, also if it rests at its end`() async {
    layout.shortListAlignment = .end
    show(questions: 2)
    #expect(list.top(1) == 360)
    list.adapter.itemWithRoomBelow = id(1)
    await list.adapter.scroll(to: id(1), at: .top, animated: false)
    #expect(list.collectionView.contentOffset.y == list.top(1))
    list.adapter.itemWithRoomBelow = nil
    list.window.layoutIfNeeded()
    #expect(list.length == 400)
    #expect(list.top(1) == 360)
  }

  @Test func `the room follows the item, bars and its removal`() async {
    show(questions: 12)
    list.adapter.itemWithRoomBelow = id(11)
    list.collectionView.contentInset.bottom = 100
    list.window.layoutIfNeeded()
    #expect(list.length == 740)
    list.apply(Section(0) { Items(items(5..<12), SizedController.init) }, animated: true)
    list.finishAnimations()
    #expect(list.length == 540)
    list.apply(Section(0) { Items(items(0..<11), SizedController.init) })
    #expect(list.length == 440)
    #expect(list.issues.isEmpty)
  }

  @Test func `the item stays below the sticky header of its section`() async {
    list.apply(
      Section(0) { Items(items(0..<3), SizedController.init) }
        .header(SizedItem(id: 0, size: .height(30)), SizedHeaderController.init)
        .layout(.list.stickyHeader())
    )
    list.adapter.itemWithRoomBelow = id(2)
    await list.adapter.scroll(to: id(2), at: .top, animated: false)
    #expect(list.collectionView.contentOffset.y == list.top(2) - 30)
    #expect(list.length == list.top(2) - 30 + 400)
  }

  @Test func `another layout says that it makes no room`() {
    let list = ListHarness(
      size: CGSize(width: 300, height: 400),
      layout: UICollectionViewFlowLayout()
    )
    list.apply(Section(0) { Items(items(0..<3), SizedController.init) })
    list.adapter.itemWithRoomBelow = id(2)
    #expect(list.issues.map(\.code) == [.noRoomBelowItem])
  }

  private func id(_ id: Int) -> ItemID { ItemID(SizedController.self, id: id, in: SectionID(0)) }

  private func items(_ ids: Range<Int>) -> [SizedItem] {
    ids.map { SizedItem(id: $0, size: .height(40)) }
  }

  private func show(questions: Int, answer: CGFloat? = nil) {
    list.apply(
      Section(0) {
        Items(items(0..<questions), SizedController.init)
        if let answer { Item(SizedItem(id: 99, size: .height(answer)), SizedController.init) }
      }
    )
  }
}
