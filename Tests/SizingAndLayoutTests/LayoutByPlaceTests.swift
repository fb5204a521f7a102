import ListFixtures
import Roster
import RosterTesting
import Testing

/// Layouts that belong to the place of a section and not to the section.
@MainActor
@Suite struct LayoutByPlaceTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  @Test(arguments: [false, true], [false, true])
  func `a layout that goes by the place arranges what changes places`(
    usesListLayout: Bool,
    isAnimated: Bool
  ) {
    if usesListLayout { list.collectionView.collectionViewLayout = ListLayout() }
    @ListBuilder func content(_ names: [String]) -> some ListContent {
      for (place, name) in names.enumerated() {
        Section(name) { Items(notes(1...4)) { [log] in NoteController($0, log: log) } }
          .header(Title(name), TitleController.init)
          .layout(place == 0 ? .grid(columns: 2) : .list)
      }
    }
    list.apply(content(["a", "b"]))
    let before = frames
    list.apply(content(["b", "a"]), animated: isAnimated)
    list.finishAnimations()
    #expect(frames == before)
    list.apply(content(["b", "c", "a"]), animated: isAnimated)
    list.apply(content(["c", "a"]), animated: isAnimated)
    list.finishAnimations()
    #expect(frames == before)
  }

  private var frames: [CGRect?] {
    (0..<2).flatMap { section in
      (0..<4).map { list.collectionView.layoutAttributesForItem(at: [section, $0])?.frame }
    }
  }
}
