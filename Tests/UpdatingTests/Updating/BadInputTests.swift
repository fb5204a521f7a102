import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

@MainActor
@Suite struct BadInputTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  @Test func `items that share an identifier are all shown and reported by name`() throws {
    list.apply(Notes(["a": [Note(1, "x"), Note(2, "y"), Note(1, "z")]], log: log))
    #expect(list.visibleTexts == ["x", "y", "z"])
    #expect(list.note(0) !== list.note(2))
    let issue = try #require(list.issues.first)
    #expect(list.issues.count == 1)
    #expect(issue.summary.contains(#"Section "a""#))
    #expect(issue.summary.contains("NoteController"))
    #expect(issue.summary.contains("identifier 1."))
    #expect(issue.location?.fileID == "ListFixtures/Notes.swift")
  }

  @Test func `items that share an identifier keep apart in updates`() {
    list.apply(Notes(["a": [Note(1, "x"), Note(1, "y"), Note(2, "z")]], log: log))
    list.apply(Notes(["a": [Note(2, "z"), Note(1, "x"), Note(1, "new"), Note(1, "w")]], log: log))
    #expect(list.visibleTexts == ["z", "x", "new", "w"])
    list.apply(Notes(["a": [Note(1, "w")]], log: log))
    #expect(list.visibleTexts == ["w"])
    #expect(log.count(of: "make") - log.count(of: "remove") == 1)
  }

  @Test func `a mistake that stays is reported once and again when it comes back`() {
    let twice = Notes(["a": [Note(1), Note(1)]], log: log)
    list.apply(twice)
    list.apply(twice)
    #expect(list.issues.count == 1)
    list.apply(Notes(["a": [Note(1)]], log: log))
    list.apply(twice)
    #expect(list.issues.count == 2)
  }

  @Test func `an identifier is reported once, however many items share it`() {
    list.apply(Notes(["a": notes([1, 2, 1, 1, 2, 3])], log: log))
    #expect(list.issues.count == 2)
    list.apply(Notes(["a": notes([1, 2, 1, 1, 2, 3, 1])], log: log))
    #expect(list.issues.count == 2)
    list.apply(Notes(["a": notes([1, 2, 3, 1])], log: log))
    list.apply(Notes(["a": notes([1, 2, 3, 1, 2])], log: log))
    #expect(list.issues.count == 3)
  }

  @Test(arguments: [50, 500])
  func `an update asks a few questions about each item, however many have a double`(count: Int) {
    let tally = Tally()
    func show(_ text: String) {
      let items = (0..<count).map {
        CountedItem(id: CountedID($0 / 2, tally), text: text)
      }
      list.apply(Section("a") { Items(items, CountedItemController.init) })
    }
    show("old")
    #expect(list.issues.count == count / 2)
    tally.questions = 0
    show("new")
    #expect(list.issues.count == count / 2)
    #expect(tally.questions < 20 * count)
  }

  @Test func `sections that share an identifier are all shown and reported`() {
    list.apply(Notes(["a": notes([1]), "b": notes([2]), "a": notes([3])], log: log))
    #expect(list.visibleTexts == ["1", "2", "3"])
    #expect(list.issues.map { $0.summary.contains(#""a""#) } == [true])
  }

  @Test func `a section inside a section keeps its items and is reported`() {
    list.apply(
      Section("outer") {
        Items(notes([1])) { NoteController($0, log: log) }
        Section("inner") {
          Items(notes([2])) { NoteController($0, log: log) }
        }
        Items(notes([3])) { NoteController($0, log: log) }
      }
    )
    #expect(list.visibleTexts == ["1", "2", "3"])
    #expect(list.collectionView.numberOfSections == 1)
    #expect(list.issues.count == 1)
  }

  @Test(arguments: [-10, CGFloat.nan, .infinity])
  func `a height that cannot be shown is put right and reported`(height: CGFloat) throws {
    list.apply(
      Section("a") {
        Item(Sized(id: 1, height: height), SizedController.init)
        Items(notes([2])) { NoteController($0, log: log) }
      }
    )
    let issue = try #require(list.issues.first)
    // A view model that is not a number is not equal to itself, which is reported as well.
    #expect(list.issues.count == (height.isNaN ? 2 : 1))
    #expect(issue.summary.contains("SizedController 1"))
    #expect(list.adapter.controllerCount == (height == .infinity ? 1 : 2))
    let size = list.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size
    #expect(size == CGSize(width: 320, height: height == .infinity ? 400 : 1))
  }

  @Test func `an empty list and an empty section are shown as such`() {
    list.apply(EmptyContent())
    #expect(list.collectionView.numberOfSections == 0)
    list.apply(Notes(["a": [], "b": notes([1])], log: log))
    #expect(list.collectionView.numberOfSections == 2)
    #expect(list.visibleTexts == ["1"])
    list.apply(Notes(["a": [], "b": []], log: log))
    #expect(list.visibleTexts.isEmpty)
    list.apply(EmptyContent())
    #expect(list.collectionView.numberOfSections == 0)
    #expect(list.issues.isEmpty)
  }

  @Test func `a list without a window shows its content when it gets one`() throws {
    list.collectionView.removeFromSuperview()
    let report = try #require(list.apply(Notes(["a": notes(1...2)], log: log)))
    #expect(report.madeControllerCount == 0)
    let second = try #require(list.apply(Notes(["a": notes(2...4)], log: log)))
    #expect(second.style == .reloaded(.noWindow))
    list.window.addSubview(list.collectionView)
    list.window.layoutIfNeeded()
    #expect(list.visibleTexts == ["2", "3", "4"])
  }

  @Test func `a list without a size shows its content when it gets one`() {
    list.collectionView.frame = .zero
    list.apply(Notes(["a": notes(1...2)], log: log))
    list.apply(Notes(["a": notes(2...4)], log: log))
    list.collectionView.frame = list.window.bounds
    list.window.layoutIfNeeded()
    #expect(list.visibleTexts == ["2", "3", "4"])
  }

  @Test func `a list that loses its size is reloaded and shows the latest when it is back`() {
    list.apply(Notes(["a": notes(1...3)], log: log))
    list.collectionView.frame = .zero
    let report = list.apply(Notes(["a": notes(2...4)], log: log), animated: true)
    #expect(report?.style == .reloaded(.noSize))
    list.collectionView.frame = list.window.bounds
    list.window.layoutIfNeeded()
    #expect(list.visibleTexts == ["2", "3", "4"])
  }

  @Test func `a list that loses its window keeps up and shows the latest when it is back`() {
    list.apply(Notes(["a": notes(1...3)], log: log))
    list.collectionView.removeFromSuperview()
    list.apply(Notes(["a": notes([3])], log: log))
    list.apply(Notes(["a": notes(3...5), "b": notes([6])], log: log))
    list.window.addSubview(list.collectionView)
    list.window.layoutIfNeeded()
    #expect(list.visibleTexts == ["3", "4", "5", "6"])
  }

  private struct Sized: ViewModel {
    let id: Int
    let height: CGFloat
  }

  private final class SizedController: CellController<Sized, NoState, UICollectionViewCell> {
    override class func size(
      of model: Sized,
      state: NoState,
      in container: ItemContainer
    ) -> ItemSize {
      .height(model.height)
    }
  }
}
