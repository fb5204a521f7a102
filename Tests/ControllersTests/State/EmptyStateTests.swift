import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct EmptyStateTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  private func show(
    _ notes: [Note],
    placeholder: Note? = Note(0, "nothing"),
    isLoading: Bool = false,
    hasHeader: Bool = false
  ) {
    var section = Section("s") { Items(notes) { [log] in NoteController($0, log: log) } }
    if hasHeader {
      section = section.header(Title("Header"), TitleController.init)
    }
    list.apply(
      section.emptyState {
        if isLoading {
          Item(Note(0, "loading")) { [log] in OtherNoteController($0, log: log) }
        } else if let placeholder {
          Item(placeholder) { [log] in SeenController($0, log: log) }
        }
      }
    )
    list.window.layoutIfNeeded()
  }

  private var placeholder: NoteCell? { list.emptyStateView(NoteCell.self) }

  @Test func `a list without items shows its empty state, as large as itself`() {
    show([])
    #expect(placeholder?.label.text == "nothing")
    #expect(placeholder?.frame == list.collectionView.bounds)
    #expect(list.collectionView.numberOfItems(inSection: 0) == 0)
  }

  @Test func `the empty state goes with the first item and comes with the last`() {
    show([])
    _ = log.take()
    show([Note(1)])
    #expect(list.collectionView.backgroundView == nil)
    #expect(log.events(of: 0) == ["partially", "disappear", "unmount", "exit", "remove"])
    show([])
    #expect(placeholder?.label.text == "nothing")
    #expect(log.events(of: 0).suffix(4) == ["make", "enter", "appear", "fully"])
  }

  @Test func `the empty state is told of other traits`() {
    show([])
    _ = list.takeCallbacks()
    list.setContentSize(.accessibilityLarge)
    #expect(list.callbacks(of: SeenController.self, id: 0) == [.traitsDidChange, .configure])
  }

  @Test func `other words are shown in the same view, by the same controller`() {
    show([])
    let view = placeholder
    _ = log.take()
    show([], placeholder: Note(0, "nothing for “a”"))
    #expect(placeholder === view)
    #expect(view?.label.text == "nothing for “a”")
    #expect(log.take() == ["update from nothing 0"])
  }

  @Test func `loading is told from having nothing`() {
    show([], isLoading: true)
    let view = placeholder
    #expect(view?.label.text == "loading")
    show([])
    #expect(placeholder?.label.text == "nothing")
    #expect(placeholder !== view)
    show([Note(1)], isLoading: true)
    #expect(placeholder == nil)
  }

  @Test func `a list of headers without items is empty`() {
    show([], hasHeader: true)
    #expect(placeholder?.label.text == "nothing")
    #expect(list.header(0) is TitleView)
  }

  @Test func `content without a placeholder leaves what the app has put behind the list`() {
    let own = UIView()
    list.collectionView.backgroundView = own
    show([], placeholder: nil)
    #expect(list.collectionView.backgroundView === own)
    show([])
    #expect(placeholder != nil)
    show([Note(1)])
    #expect(list.collectionView.backgroundView === own)
    show([])
    list.apply(EmptyContent())
    #expect(list.collectionView.backgroundView === own)
  }

  @Test func `its controller has state, hears events and can change the list`() throws {
    show([])
    let controller = try #require(list.adapter.emptyStateController as? NoteController)
    controller.updateState { $0.isExpanded = true }
    list.flush()
    #expect(placeholder?.label.text == "nothing")
    log.onUpdate = { [list, log] _ in
      list.apply(Notes(["s": notes(1...2)], log: log))
    }
    show([], placeholder: Note(0, "other"))
    list.flush()
    #expect(list.visibleTexts == ["1", "2"])
    #expect(placeholder == nil)
    #expect(list.adapter.emptyStateController == nil)
  }

  @Test func `the outermost of several empty states is shown`() {
    list.apply(
      Section("s") {
        EmptyContent().emptyState {
          Item(Note(1, "inner")) { [log] in NoteController($0, log: log) }
        }
      }
      .emptyState { Item(Note(2, "outer")) { [log] in NoteController($0, log: log) } }
    )
    #expect(placeholder?.label.text == "outer")
  }

  @Test func `it ends with its list`() {
    weak var view: UIView?
    do {
      let other = ListHarness(size: CGSize(width: 320, height: 200))
      other.apply(
        EmptyContent().emptyState { Item(Note(1)) { [log] in NoteController($0, log: log) } }
      )
      view = other.collectionView.backgroundView
      #expect(view != nil)
    }
    #expect(view == nil)
    #expect(log.events(of: 1).suffix(2) == ["unmount", "remove"])
  }

  @Test func `a list in a cell shows its empty state in whichever cell it is`() throws {
    list.apply(Section("s") { Items([Shelf(1, books: 0)]) { [log] in BareShelf($0, log: log) } })
    list.window.layoutIfNeeded()
    let shelf = try #require(list.controller(BareShelf.self, at: [0, 0]))
    let background = shelf.cell?.collectionView.backgroundView as? NoteCell
    #expect(background?.label.text == "bare")
    list.apply(Section("s") { Items([Shelf(1)]) { [log] in BareShelf($0, log: log) } })
    #expect(shelf.cell?.collectionView.backgroundView == nil)
  }
}

private final class BareShelf: ShelfController {
  override var content: any ListContent {
    super.content.placeholder(log)
  }
}

extension ListContent {
  fileprivate func placeholder(_ log: Log) -> any ListContent {
    emptyState { Item(Note(0, "bare")) { NoteController($0, log: log) } }
  }
}
