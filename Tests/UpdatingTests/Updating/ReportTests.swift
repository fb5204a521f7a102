import ListFixtures
import Roster
import RosterTesting
import Testing

/// What a report says about an update.
@MainActor
@Suite struct ReportTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  private func ids(_ items: [ItemID]) -> [Int] {
    items.compactMap { $0.id.value as? Int }
  }

  @Test func `items that come, go, move and change are told by identity`() throws {
    list.apply(Notes(["a": notes(1...4), "b": notes(5...6), "c": notes(7...8)], log: log))
    let report = try #require(
      list.apply(
        Notes(
          ["d": notes([9, 1]), "b": [Note(6, "new"), Note(5, "5")], "a": notes([3, 4, 10])],
          log: log
        )
      )
    )
    #expect(ids(report.insertedItems) == [9, 10])
    #expect(ids(report.removedItems) == [2, 7, 8])
    #expect(ids(report.updatedItems) == [6])
    let moves = report.movedItems.map { "\($0.from.id) \($0.from.section) \($0.to.section)" }
    #expect(moves.contains(#"1 "a" "d""#))
    #expect(report.insertedSections == [SectionID("d")])
    #expect(report.removedSections == [SectionID("c")])
    #expect(report.movedSections.count == 1)
  }

  @Test func `items that share an identifier are named one by one`() throws {
    let report = try #require(list.apply(Notes(["a": [Note(1), Note(1), Note(1)]], log: log)))
    #expect(report.insertedItems.map(\.occurrence) == [0, 1, 2])
    #expect(report.duplicateItems.map(\.occurrence) == [1, 2])
  }

  @Test func `controllers that scrolling makes are not made by the next update`() throws {
    list.apply(Notes(["a": notes(1...40)], log: log))
    list.scroll(to: 600)
    #expect(list.note(15) != nil)
    let report = try #require(list.apply(Notes(["a": notes(1...39)], log: log)))
    #expect(report.madeControllerCount == 0 && report.madeControllers.isEmpty)
  }

  @Test func `controllers that are made and let go of are told with the reason`() throws {
    list.apply(Notes(["a": notes(1...4) + notes(10...30), "b": notes([5])], log: log))
    let report = try #require(
      list.apply(
        Section("a") {
          Items(notes(2...3)) { NoteController($0, log: log) }
          Item(Note(4)) { OtherNoteController($0, log: log) }
          Items(notes(10...29) + notes([31])) { NoteController($0, log: log) }
        }
      )
    )
    let made = Dictionary(
      report.madeControllers.map { ($0.id.id, $0.reason) },
      uniquingKeysWith: { first, _ in first }
    )
    #expect(
      made[ListIdentifier(4)] == .controllerChanged(from: ControllerKind(NoteController.self))
    )
    #expect(made[ListIdentifier(14)] == .firstShown)
    #expect(made.count == report.madeControllerCount)
    let released = report.releasedControllers.map { "\($0.id.id) \($0.reason)" }
    #expect(released.count == report.releasedControllerCount)
    #expect(released.contains("1 removed"))
    let other = ControllerKind(OtherNoteController.self)
    #expect(
      report.releasedControllers.contains {
        $0.id.id == ListIdentifier(4) && $0.reason == .controllerChanged(to: other)
      }
    )
  }

  @Test func `controllers of new items and of sections that are gone are told as such`() throws {
    list.apply(Notes(["a": notes([1]), "b": notes([2])], log: log))
    let report = try #require(list.apply(Notes(["a": notes([1, 3])], log: log)))
    #expect(report.madeControllers.map(\.reason) == [.inserted])
    #expect(report.releasedControllers.map(\.reason) == [.sectionRemoved])
  }

  @Test func `a header that is presented by another controller is told`() throws {
    let items = Section("a") { Items(notes([1])) { NoteController($0, log: log) } }
    list.apply(items.header(Title("x"), TitleController.init))
    let report = try #require(list.apply(items.header(Title("x"), BannerController.init)))
    let title = ControllerKind(TitleController.self)
    let banner = ControllerKind(BannerController.self)
    #expect(report.madeControllers.map(\.reason) == [.controllerChanged(from: title)])
    #expect(report.releasedControllers.map(\.reason) == [.controllerChanged(to: banner)])
    #expect(report.madeControllers.map(\.kind) == [UICollectionView.elementKindSectionHeader])
  }

  @Test func `an update of nothing but the environment says so`() throws {
    let content = { (theme: Theme) in
      Section("a") { Items(notes(1...2)) { ThemedController($0, log: log) } }
        .environment(\.theme, theme)
    }
    list.apply(content(.light))
    #expect(list.apply(content(.light))?.style == .unchanged)
    let report = try #require(list.apply(content(.dark)))
    #expect(report.style == .environment)
    #expect(ids(report.itemsWithChangedEnvironment) == [1, 2])
    let id = try #require(list.adapter.itemID(at: IndexPath(item: 0, section: 0)))
    #expect(list.adapter.explain(id).contains("its environment changed"))
    #expect(list.apply(content(.dark))?.style == .unchanged)
  }

  @Test func `an item off screen that moves into another environment is told with the update`()
    throws
  {
    let content = { (ids: [Int], others: [Int]) in
      Group {
        Section("a") { Items(notes(ids)) { ThemedController($0, log: log) } }
          .environment(\.theme, .light)
        Section("b") { Items(notes(others)) { ThemedController($0, log: log) } }
          .environment(\.theme, .dark)
      }
    }
    list.apply(content(Array(1...40), [41]))
    list.scroll(to: 800)
    list.scroll(to: 0)
    let moved = try #require(list.adapter.itemID(at: [0, 18]))
    #expect(list.adapter.controller(for: moved) != nil)
    #expect(list.collectionView.cellForItem(at: [0, 18]) == nil)
    let report = try #require(list.apply(content(Array(1...18) + Array(20...40), [41, 19])))
    #expect(ids(report.itemsWithChangedEnvironment) == [19])
  }

  @Test func `a report says why an update was not animated`() {
    list.apply(Notes(["a": notes(1...2)], log: log))
    UIView.performWithoutAnimation {
      let report = list.apply(Notes(["a": notes(1...3)], log: log), animated: true)
      #expect(report?.style == .unanimated(.animationsDisabled))
    }
    let report = list.apply(Notes(["a": notes(1...4)], log: log))
    #expect(report?.style == .unanimated(.notAsked))
  }

  @Test(arguments: SlowNote.Phase.allCases)
  func `a report tells the time of each phase`(_ phase: SlowNote.Phase) throws {
    var report: UpdateReport?
    var start = ContinuousClock.now
    func content(_ text: String, _ slow: SlowNote.Phase?) -> some ListContent {
      SlowNotes(note: SlowNote(id: slow == .committing ? 2 : 1, text: text, slow: slow))
        .onEvent(SlowNote.Phase.self) { [adapter = list.adapter] _ -> Void in
          start = .now
          adapter.apply(SlowNotes(note: SlowNote(id: 1, text: "last", slow: nil)), animated: false)
          {
            report = $0
          }
        }
    }
    list.apply(content("first", nil))
    start = .now
    let own = try #require(list.apply(content("next", phase)))
    let timings = (phase == .waiting ? try #require(report) : own).timings
    #expect(timings[keyPath: phase.timing] >= SlowNote.delay)
    #expect(timings.total <= start.duration(to: .now))
    #expect(
      timings.total
        == timings.waiting + timings.flattening + timings.comparing + timings.committing
        + timings.settling
    )
  }

  @Test func `an explanation tells an item that moved from those that made way for it`() throws {
    list.apply(Notes(["a": notes(1...3)], log: log))
    let ids = try (0..<3).map { try #require(list.adapter.itemID(at: [0, $0])) }
    list.apply(Notes(["a": notes([3, 1, 2])], log: log))
    #expect(list.adapter.explain(ids[0]).contains("it kept its place among its neighbours."))
    #expect(list.adapter.explain(ids[1]).contains("it kept its place among its neighbours."))
    #expect(list.adapter.explain(ids[2]).contains("it moved from 0-2 to 0-0."))
  }

  @Test func `an explanation says why a controller was made`() throws {
    list.apply(Notes(["a": notes([1])], log: log))
    let id = try #require(list.adapter.itemID(at: IndexPath(item: 0, section: 0)))
    #expect(list.adapter.explain(id).contains("because the item is new"))
    list.apply(Notes(["a": notes([2])], log: log))
    #expect(list.adapter.explain(id).contains("let go of because the item is gone"))
  }
}

/// A note with which one phase of an update takes a while.
struct SlowNote: ViewModel {
  enum Phase: CaseIterable {
    case waiting, flattening, comparing, committing, settling

    var timing: KeyPath<UpdateReport.Timings, Duration> {
      switch self {
      case .waiting: \.waiting
      case .flattening: \.flattening
      case .comparing: \.comparing
      case .committing: \.committing
      case .settling: \.settling
      }
    }
  }

  static let delay = Duration.milliseconds(20)

  let id: Int
  var text: String
  var slow: Phase?

  static func == (left: SlowNote, right: SlowNote) -> Bool {
    right.take(.comparing)
    left.take(.comparing)
    return left.id == right.id && left.text == right.text
  }

  /// Takes a while if this is the phase.
  func take(_ phase: Phase) {
    guard slow == phase else { return }
    let end = ContinuousClock.now + Self.delay
    while ContinuousClock.now < end {}
  }
}

private struct SlowNotes: ListContent {
  let note: SlowNote

  var body: some ListContent {
    let _: Void = note.take(.flattening)
    Section("slow") { Items([note], SlowNoteController.init) }
  }
}

private final class SlowNoteController: CellController<SlowNote, NoState, UICollectionViewCell> {
  override func didMount(on cell: UICollectionViewCell) { viewModel.take(.committing) }

  override func didUpdate(from old: SlowNote) {
    if viewModel.slow == .waiting { send(SlowNote.Phase.waiting) }
    viewModel.take(.waiting)
    viewModel.take(.settling)
  }
}
