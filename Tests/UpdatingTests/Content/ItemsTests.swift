import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct ItemsTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  @Test func `view models are made of the models of an app`() {
    let people = [Person(key: 1, name: "Ada"), Person(key: 2, name: "Bob")]
    list.apply(Items(people, PlainNoteController.init) { Note($0.key, $0.name) })
    #expect(list.visibleTexts == ["Ada", "Bob"])
  }

  @Test func `a controller with dependencies presents view models made of models`() {
    let people = [Person(key: 1, name: "Ada"), Person(key: 2, name: "Bob")]
    list.apply(
      Items(people) {
        NoteController($0, log: log)
      } viewModel: {
        Note($0.key, $0.name)
      }
    )
    #expect(list.visibleTexts == ["Ada", "Bob"])
  }

  @Test func `models may be any collection and need not be anything themselves`() {
    let words: KeyValuePairs = [1: "one"]
    list.apply(
      Section("a") {
        Items(words, PlainNoteController.init) { Note($0.key, $0.value) }
        Items((5..<9).dropLast(2), PlainNoteController.init) { Note($0, "\($0)") }
      }
    )
    #expect(list.visibleTexts == ["one", "5", "6"])
  }

  @Test func `an item keeps its controller when its view model is made anew`() throws {
    func content(_ suffix: String) -> some ListContent {
      Items([Person(key: 1, name: "Ada")]) {
        NoteController($0, log: log)
      } viewModel: {
        Note($0.key, $0.name + suffix)
      }
    }
    list.apply(content(""))
    let controller = try #require(list.note(0))
    list.apply(content("!"))
    #expect(list.note(0) === controller)
    #expect(list.visibleTexts == ["Ada!"])
    #expect(log.count(of: "configure") == 2)
  }

  @Test func `a cell class that knows nothing of the list is a cell like any other`() throws {
    list.apply(Items(notes(1...20), ForeignController.init))
    let cell = try #require(list.cell(ForeignCell.self, at: IndexPath(item: 2, section: 0)))
    #expect(cell.caption == "3")
    list.scroll(to: 400)
    #expect(list.visibleItems.count == 10)
    for indexPath in list.visibleItems {
      let cell = try #require(list.cell(ForeignCell.self, at: indexPath))
      #expect(cell.caption == "\(indexPath.item + 1)")
    }
    list.apply(Items([Note(12, "new")], ForeignController.init))
    #expect(list.cell(ForeignCell.self, at: IndexPath(item: 0, section: 0))?.caption == "new")
    #expect(list.issues.isEmpty)
  }

  private struct Person {
    let key: Int
    let name: String
  }

  private final class PlainNoteController: CellController<Note, NoState, NoteCell> {
    override func configure(_ cell: NoteCell) {
      cell.label.text = viewModel.text
    }
  }

  private final class ForeignController: CellController<Note, NoState, ForeignCell> {
    override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize
    {
      .height(40)
    }

    override func configure(_ cell: ForeignCell) {
      cell.show(caption: viewModel.text)
    }
  }
}

/// A cell as an app may have had it for years, with reuse of its own.
private class ForeignCell: UICollectionViewCell {
  private(set) var caption: String?
  private let captionLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(captionLabel)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(caption: String) {
    self.caption = caption
    captionLabel.text = caption
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    caption = nil
    captionLabel.text = nil
  }
}
