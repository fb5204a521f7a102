import ListFixtures
import Foundation
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Input that breaks the rules: it is reported by name, nothing is lost, and nothing crashes.
@MainActor
@Suite struct UnrulyInputTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  @Test func `items for which one controller is made twice do not share it`() throws {
    var first: NoteController?
    let make: @MainActor (Note) -> NoteController = { [log] note in
      if note.id == 2, let used = first {
        first = nil
        return used
      }
      let controller = NoteController(note, log: log)
      first = controller
      return controller
    }
    list.apply(Section("a") { Items(notes(1...2), make) })
    #expect(list.visibleTexts == ["1", "2"])
    #expect(list.note(0) !== list.note(1))
    let issue = try #require(list.issues.first)
    #expect(list.issues.count == 1)
    #expect(issue.summary.contains("NoteController 2"))
    #expect(issue.location?.fileID == #fileID)
  }

  @Test func `an item for which only used controllers are made shows an empty cell`() throws {
    let only = NoteController(Note(1, "1"), log: log)
    let content = Section("a") { Items(notes(1...3)) { _ in only } }
    list.apply(content)
    #expect(list.visibleTexts.first == "1")
    #expect(list.adapter.controllerCount == 1)
    #expect(list.issues.count == 2)
    list.tap(IndexPath(item: 1, section: 0))
    list.apply(Notes(["a": notes(1...3)], log: log))
    list.apply(Notes(["b": notes(4...6)], log: log))
    #expect(list.visibleTexts == ["4", "5", "6"])
    #expect(log.events(of: 1).suffix(2) == ["unmount", "remove"])
  }

  @Test func `a header for which a used controller is made stays empty`() {
    let used = TitleController(Title("used"))
    list.apply(
      Section("a") { Items(notes([1])) { NoteController($0, log: log) } }
        .header(Title("first")) { _ in used }
        .footer(Title("second")) { _ in used }
    )
    #expect((list.header(0) as? TitleView)?.text == "used")
    #expect(list.adapter.controllerCount == 2)
    #expect(list.issues.count == 1)
  }

  @Test func `a cell of a class that the app has put in its place stays empty`() throws {
    list.apply(Notes(["a": notes([1])], log: log))
    let identifier = try #require(list.noteCell(0)?.reuseIdentifier)
    list.collectionView.register(
      UICollectionViewCell.self,
      forCellWithReuseIdentifier: identifier
    )
    list.apply(Notes(["a": notes(1...3)], log: log))
    #expect(list.visibleTexts == ["1", "?", "?"])
    #expect(list.issues.count == 2)
    #expect(try #require(list.issues.first).summary.contains("NoteController 2"))
    list.apply(Notes(["a": notes([3])], log: log))
    #expect(list.collectionView.numberOfItems(inSection: 0) == 1)
  }

  @Test func `a view model that is not equal to itself is updated in place each time`() {
    let content = Section("a") { Items([Restless(id: 1)]) { RestlessController($0) } }
    list.apply(content)
    let path = IndexPath(item: 0, section: 0)
    let controller = list.controller(RestlessController.self, at: path)
    list.apply(content)
    list.apply(content, animated: true)
    #expect(list.controller(RestlessController.self, at: path) === controller)
    #expect(controller?.updates == 2)
    #expect(list.issues.count == 1)
    #expect(list.issues.first?.summary.contains("RestlessController 1") == true)
  }

  @Test func `a view model that ceases to be equal to itself is reported then, and once`() throws {
    let content = { (value: Double) in
      Section("a") { Items([Reading(id: 1, value: value)], Gauge.init) }
    }
    list.apply(content(20.5))
    #expect(list.issues.isEmpty)
    list.apply(content(.nan))
    list.apply(content(.nan))
    let id = try #require(list.adapter.itemID(at: IndexPath(item: 0, section: 0)))
    #expect(list.issues.map(\.code) == [.unequalViewModel(id)])
  }

  @Test func `an identifier that changes while its item is in the list is another item`() {
    let shifty = Shifty(id: 1)
    let content = { Section("a") { Items([shifty], ShiftyController.init) } }
    let failures = Headless.recordingFailures {
      list.apply(content())
      shifty.id = 2
      list.apply(content(), animated: true)
      shifty.id = 3
      list.apply(Section("b") { Items([shifty, Shifty(id: 4)], ShiftyController.init) })
      shifty.id = 4
      list.apply(Section("b") { Items([Shifty(id: 3), shifty], ShiftyController.init) })
    }
    #expect(failures.isEmpty)
    #expect(list.visibleItems.count == 2)
    #expect(list.adapter.controllerCount == 2)
    #expect(
      list.issues.contains { issue in
        if case .changedIdentifier = issue.code {
          issue.summary.contains("from 1 to 2")
        } else {
          false
        }
      }
    )
    #expect(
      list.issues.map(\.code).contains(.referenceViewModel(ControllerKind(ShiftyController.self)))
    )
  }

  @Test func `an identifier that is new each time it is read loses nothing`() {
    let content = { Section("a") { Items([Fickle(), Fickle()], FickleController.init) } }
    let failures = Headless.recordingFailures {
      list.apply(content())
      list.apply(content(), animated: true)
      list.apply(content())
      list.finishAnimations()
    }
    #expect(failures.isEmpty)
    #expect(list.visibleItems.count == 2)
    #expect(list.adapter.controllerCount == 2)
    #expect(list.issues.map(\.code) == [.unstableIdentifier(ControllerKind(FickleController.self))])
  }

  private struct Restless: ViewModel {
    let id: Int

    static func == (left: Restless, right: Restless) -> Bool { false }
  }

  private final class RestlessController: CellController<Restless, NoState, UICollectionViewCell> {
    private(set) var updates = 0

    override func didUpdate(from old: Restless) {
      updates += 1
    }
  }

  private struct Reading: ViewModel {
    let id: Int
    let value: Double
  }

  private final class Gauge: CellController<Reading, NoState, UICollectionViewCell> {}

  /// A view model that breaks the rules as an app can that comes from reference types.
  private final class Shifty: ViewModel, @unchecked Sendable {
    var id: Int

    init(id: Int) {
      self.id = id
    }

    static func == (left: Shifty, right: Shifty) -> Bool { left === right }
  }

  private final class ShiftyController: CellController<Shifty, NoState, UICollectionViewCell> {}

  private struct Fickle: ViewModel {
    var id: UUID { UUID() }
  }

  private final class FickleController: CellController<Fickle, NoState, UICollectionViewCell> {}
}
