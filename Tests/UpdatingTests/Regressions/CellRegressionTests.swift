import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// What users of other list frameworks suffer from when cells are asked for, and what happens here.
@MainActor
@Suite struct CellRegressionTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))
  private let view: DequeueCounter
  private let adapter: ListAdapter

  init() {
    view = DequeueCounter(
      frame: list.window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list.window.addSubview(view)
    adapter = ListAdapter(view)
    adapter.apply(Notes(["a": notes(1...20)], log: log), animated: false)
    view.layoutIfNeeded()
  }

  @Test func `a cell is dequeued only to be shown`() {
    #expect(view.dequeued == 4)
    adapter.apply(
      Notes(["a": (1...20).map { Note($0, "new") }], log: log),
      animated: true
    )
    view.layoutIfNeeded()
    #expect(view.dequeued == 4)
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(view.dequeued == 5)
  }

  @Test func `an item that changes before it was ever shown is not dequeued`() {
    adapter.apply(
      Notes(["a": notes(1...19) + [Note(20, "new")]], log: log),
      animated: true
    )
    view.layoutIfNeeded()
    #expect(view.dequeued == 4)
  }

  @Test func `content that waited for a window does not come back over newer content`() {
    view.removeFromSuperview()
    adapter.apply(Notes(["a": notes(1...2)], log: log), animated: true)
    adapter.apply(Notes(["a": notes(3...4)], log: log), animated: true)
    list.window.addSubview(view)
    view.layoutIfNeeded()
    adapter.apply(Notes(["a": notes(5...6)], log: log), animated: true)
    Headless.finishAnimations()
    view.removeFromSuperview()
    list.window.addSubview(view)
    view.layoutIfNeeded()
    let texts = view.visibleCells.compactMap { ($0 as? NoteCell)?.label.text }
    #expect(texts.sorted() == ["5", "6"])
  }

  @Test func `a footer that changes among headers does not get the view model of another`() {
    func content(_ footer: String) -> some ListContent {
      Section("a") { Items(notes([1])) { [log] in NoteController($0, log: log) } }
        .header(Title("header"), TitleController.init)
        .footer(Title(footer), BannerController.init)
    }
    list.apply(content("old"))
    list.apply(content("new"))
    let footer = list.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: 0)
    )
    #expect((list.header(0) as? TitleView)?.text == "header")
    #expect((footer as? BannerView)?.text == "new")
  }

  private final class DequeueCounter: UICollectionView {
    var dequeued = 0

    override func dequeueReusableCell(
      withReuseIdentifier identifier: String,
      for indexPath: IndexPath
    ) -> UICollectionViewCell {
      dequeued += 1
      return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }
}
