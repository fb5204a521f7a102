import ListFixtures
import Roster
import RosterTesting
import Testing

/// Items of which one number says how large they all are.
@MainActor
@Suite struct CommonSizeTests {
  private func list(_ layout: UICollectionViewLayout) -> ListHarness {
    ListHarness(size: CGSize(width: 320, height: 200), layout: layout)
  }

  @Test func `items of a common size stand below each other in it, and are not asked one by one`() {
    for layout in [ListLayout(), UICollectionViewFlowLayout()] {
      let list = list(layout)
      list.apply(Section("a") { Items(notes(1...500)) { CommonController($0) } })
      #expect(list.collectionView.contentSize.height == 15_000)
      list.scroll(to: 3_000)
      #expect(list.collectionView.cellForItem(at: [0, 100])?.frame.height == 30)
      list.apply(Section("a") { Items(notes(1...501)) { CommonController($0) } })
      #expect(list.collectionView.contentSize.height == 15_030)
    }
  }

  @Test func `a common size follows the environment`() {
    let list = list(ListLayout())
    func content(_ density: Int) -> some ListContent {
      Section("a") { Items(notes(1...100)) { CommonController($0) } }
        .environment(\.density, density)
    }
    list.apply(content(2))
    #expect(list.collectionView.contentSize.height == 6_000)
    list.apply(content(3))
    #expect(list.collectionView.contentSize.height == 9_000)
  }

  @Test func `a state does not change a common size`() throws {
    let list = list(ListLayout())
    list.apply(Section("a") { Items(notes(1...20)) { CommonController($0) } })
    let first = try #require(list.controller(CommonController.self, at: [0, 0]))
    first.updateState { $0.isExpanded = true }
    list.flush()
    #expect(list.collectionView.contentSize.height == 600)
  }

  @Test func `a common size that cannot be shown is put right and reported for an item`() {
    let list = list(ListLayout())
    list.apply(
      Section("a") { Items(notes(1...3)) { CommonController($0) } }.environment(\.density, -1)
    )
    #expect(list.collectionView.contentSize.height == 3)
    #expect(!list.issues.isEmpty)
  }
}

/// Shows notes that are all equally high, and would be of another height if they were asked.
private final class CommonController: CellController<Note, NoteState, NoteCell> {
  override class func commonSize(in container: ItemContainer) -> ItemSize? {
    .height(CGFloat(30 * container.environment.density))
  }

  override class func size(
    of note: Note,
    state: NoteState,
    in container: ItemContainer
  ) -> ItemSize {
    Issue.record("\(note) is asked for its size")
    return .height(1_000)
  }
}
