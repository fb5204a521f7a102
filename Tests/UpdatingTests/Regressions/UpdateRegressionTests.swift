import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// What users of other list frameworks suffer from when lists change, and what happens here instead.
@MainActor
@Suite struct UpdateRegressionTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  @Test func `an insertion behind the list's back does not make an update invalid`() {
    list.apply(Notes(["a": notes(1...2)], log: log))
    let mistakes = Headless.recordingFailures {
      list.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(mistakes.count == 1)
    let failures = Headless.recordingFailures {
      list.apply(Notes(["a": notes(1...3)], log: log), animated: true)
    }
    #expect(failures.isEmpty)
    #expect(list.visibleTexts == ["1", "2", "3"])
  }

  @Test func `items that change in sections that move are no illegal combination`() {
    list.apply(Notes(["a": notes(1...3), "b": notes(4...5), "c": notes([6])], log: log))
    let failures = Headless.recordingFailures {
      list.apply(
        Notes(["c": notes([6, 1]), "b": [], "a": [Note(3, "new"), Note(5, "5")]], log: log),
        animated: true
      )
    }
    #expect(failures.isEmpty)
    #expect(list.visibleTexts == ["6", "1", "new", "5"])
  }

  @Test func `updates in quick succession are not lost while earlier ones are still animated`() {
    list.apply(Notes(["a": notes(1...5)], log: log))
    let failures = Headless.recordingFailures {
      for first in 2...9 {
        list.apply(Notes(["a": notes(first...first + 4)], log: log), animated: true)
        list.scroll(to: CGFloat(first))
      }
      list.finishAnimations()
    }
    #expect(failures.isEmpty)
    #expect(list.visibleTexts == ["9", "10", "11", "12", "13"])
    #expect(list.adapter.controllerCount == 5)
  }

  @Test func `an animated update is animated, and an unanimated one is not`() {
    let first = list.apply(Notes(["a": notes(1...2)], log: log), animated: true)
    #expect(first?.style == .reloaded(.firstContent))
    let second = list.apply(Notes(["a": notes(1...3)], log: log), animated: true)
    #expect(second?.style == .animated)
    let third = list.apply(Notes(["a": notes(1...4)], log: log), animated: false)
    #expect(third?.style == .unanimated(.notAsked))
  }

  @Test func `an item may change before it was ever shown`() {
    list.apply(Notes(["a": notes(1...40)], log: log))
    let changed = notes(1...39) + [Note(40, "new")]
    list.apply(Notes(["a": changed], log: log), animated: true)
    list.scroll(to: 1600)
    #expect(list.visibleTexts.last == "new")
  }

  @Test func `changed items are not a batch each`() {
    let view = BatchCounter(
      frame: list.window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list.window.addSubview(view)
    let adapter = ListAdapter(view)
    adapter.apply(Notes(["a": notes(1...4)], log: log))
    view.layoutIfNeeded()
    view.batches = 0
    let changed = (1...4).map { Note($0, "new") }
    adapter.apply(Notes(["a": changed + notes([5])], log: log))
    #expect(view.batches == 1)
    #expect(log.count(of: "update from 1") == 1)
  }

  @Test func `a completion is not called before the list shows the content`() {
    list.apply(Notes(["a": notes(1...2)], log: log))
    var shown: [String] = []
    list.adapter.apply(Notes(["a": notes(2...3)], log: log)) { [list] _ in
      shown = list.visibleTexts
    }
    #expect(shown == ["2", "3"])
  }

  @Test func `the end of a display is not told to the item that takes the place`() {
    list.apply(Notes(["a": notes(1...3)], log: log))
    _ = log.take()
    list.apply(Notes(["a": notes(2...3)], log: log), animated: true)
    list.finishAnimations()
    #expect(log.take() == ["unmount 1", "remove 1"])
  }

  @Test func `a field keeps the keyboard in an update`() throws {
    let fields = { (texts: [String]) in
      Section("a") {
        Items(texts.enumerated().map { Note($0.offset, $0.element) }, FieldController.init)
      }
    }
    list.apply(fields(["a", "b", "c"]))
    let cell = try #require(list.cell(FieldCell.self, at: IndexPath(item: 1, section: 0)))
    try #require(Headless.type("typed", into: cell.field))
    list.apply(fields(["a", "new", "c", "d"]), animated: true)
    list.finishAnimations()
    #expect(cell.field.isEditing)
    #expect(list.cell(FieldCell.self, at: IndexPath(item: 1, section: 0)) === cell)
  }

  @Test func `rotation leaves no old widths behind`() {
    list.apply(Notes(["a": notes(1...3)], log: log))
    list.collectionView.frame.size = CGSize(width: 500, height: 200)
    list.window.layoutIfNeeded()
    #expect(list.visibleItems.map { list.noteCell($0.item)?.frame.width } == [500, 500, 500])
  }

  @Test func `a list narrower than its insets does not ask for negative widths`() {
    list.collectionView.contentInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 32)
    list.collectionView.frame.size.width = 40
    let failures = Headless.recordingFailures {
      list.apply(Section("a") { Items(notes(1...2)) { PreciseController($0, log: log) } })
    }
    #expect(failures.isEmpty)
    list.collectionView.frame.size.width = 320
    list.window.layoutIfNeeded()
    #expect(list.visibleTexts == ["1", "2"])
  }

  private final class PreciseController: NoteController {
    override class func size(
      of note: Note,
      state: NoteState,
      in container: ItemContainer
    ) -> ItemSize {
      #expect(container.width >= 0)
      return .height(50)
    }
  }

  private final class BatchCounter: UICollectionView {
    var batches = 0

    override func performBatchUpdates(
      _ updates: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private final class FieldCell: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  private final class FieldController: CellController<Note, NoState, FieldCell> {}
}
