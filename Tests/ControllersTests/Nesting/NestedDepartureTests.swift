import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import TestSupport
import Testing

/// Lists in cells that leave the screen before they were laid out, while they have an update to show.
@MainActor
@Suite struct NestedDepartureTests {
  /// What takes the list off the screen before it is laid out.
  enum Departure: CaseIterable {
    case offset, frame, scroll, rowsAbove
  }

  /// What happens to the order of the list's items meanwhile.
  enum Change: CaseIterable {
    case reordering, insertion, removal

    var result: [Int] {
      switch self {
      case .reordering: [103, 111]
      case .insertion: [111, 112, 103]
      case .removal: [103]
      }
    }
  }

  @Test(arguments: [ShelfScreen.Kind.carousel, .list], Change.allCases)
  func `a list that arrives and leaves the screen in one turn shows its next update`(
    kind: ShelfScreen.Kind,
    change: Change
  ) {
    for departure in Departure.allCases {
      let list = ListHarness(size: CGSize(width: 390, height: 844))
      list.apply(ShelfScreen(rows: [100]))
      var screen = ShelfScreen(rows: Array(0..<3), shelves: [(1, kind, [111, 103])])
      list.adapter.apply(screen, animated: false)
      switch departure {
      case .offset: list.collectionView.contentOffset.y = 500
      case .frame: list.collectionView.frame.size.height = 100
      case .scroll:
        guard let id = list.adapter.itemID(at: [0, 2]) else { return }
        list.adapter.scroll(to: id, at: .top, animated: false) { _ in }
      case .rowsAbove: screen.rows = Array(200..<240) + screen.rows
      }
      screen.shelves[0].notes = change.result
      let failures = Headless.recordingFailures { list.adapter.apply(screen) }
      #expect(failures.isEmpty, "\(departure)")
      list.finishAnimations()
      list.collectionView.frame.size.height = 844
      list.scroll(to: 0)
      list.apply(ShelfScreen(rows: [], shelves: screen.shelves))
      list.window.layoutIfNeeded()
      #expect(list.collectionView.textsOnScreen == change.result.map(String.init), "\(departure)")
      #expect(list.issues.isEmpty, "\(departure)")
    }
  }

  @Test func `lists in cells that come and go without a layout show their items`() {
    for seed in Effort.seeds(60) {
      let run = ShelfScreenRun(seed: seed)
      var done: [String] = []
      let failures = Headless.recordingFailures {
        for _ in 0..<30 where run.problem == nil { done.append(run.step()) }
        run.comeToRest()
      }
      let problem = failures.first.map { "\($0)" } ?? run.problem ?? run.problemAtRest
      guard let problem else { continue }
      Issue.record("seed \(seed): \(problem), after \(done.suffix(12))")
      return
    }
  }
}

/// Rows above some lists.
struct ShelfScreen: ListContent {
  enum Kind: CaseIterable {
    case carousel, list, nested
  }

  var rows: [Int]
  var shelves: [(id: Int, kind: Kind, notes: [Int])] = []
  var log = Log()

  var body: some ListContent {
    Section("rows") { Items(notes(rows)) { [log] in LoggingController($0, log: log) } }
    for shelf in shelves {
      switch shelf.kind {
      case .carousel:
        Section(shelf.id) {
          Items(notes(shelf.notes)) { [log] in LoggingController($0, log: log) }
        }
        .layout(.carousel(height: 50))
      case .list:
        Section(shelf.id) { Item(InnerNotes(shelf, log)) { InnerNotesController($0) } }
      case .nested:
        Section(shelf.id) { Item(InnerNotes(shelf, log)) { OuterNotesController($0) } }
      }
    }
  }
}

/// What the list in a cell shows.
struct InnerNotes: ViewModel {
  let id: Int
  let notes: [Int]
  let log: Log

  @MainActor
  init(_ shelf: (id: Int, kind: ShelfScreen.Kind, notes: [Int]), _ log: Log) {
    id = shelf.id
    notes = shelf.notes
    self.log = log
  }

  static func == (left: InnerNotes, right: InnerNotes) -> Bool {
    left.id == right.id && left.notes == right.notes
  }
}

/// Checks that a controller is mounted once before it is unmounted once.
class LoggingController: NoteController {
  private var hasCell = false

  override class func size(
    of note: Note,
    state: NoteState,
    in container: ItemContainer
  ) -> ItemSize {
    .fixed(width: 60, height: 50)
  }

  override func didMount(on cell: NoteCell) {
    if hasCell { log.add("second mount", viewModel.id) }
    hasCell = true
  }

  override func willUnmount(from cell: NoteCell) {
    if !hasCell { log.add("second unmount", viewModel.id) }
    hasCell = false
  }

  override func configure(_ cell: NoteCell) {
    if !hasCell { log.add("configured without a mount", viewModel.id) }
    cell.label.text = viewModel.text
  }

  override func didRemove() {
    if hasCell { log.add("removed while mounted", viewModel.id) }
    log.add("remove", viewModel.id)
  }
}

/// A list in a cell.
final class InnerNotesController: NestedListController<InnerNotes, NestedListState, ListCell> {
  override class func size(
    of model: InnerNotes,
    state: NestedListState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(50)
  }

  override var content: any ListContent {
    Items(notes(viewModel.notes)) { [log = viewModel.log] in LoggingController($0, log: log) }
  }
}

/// A list in a cell, with a carousel in it.
final class OuterNotesController: NestedListController<InnerNotes, NestedListState, ScreenListCell>
{
  override class func size(
    of model: InnerNotes,
    state: NestedListState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(100)
  }

  override var content: any ListContent {
    Section("carousel") {
      Items(notes(viewModel.notes)) { [log = viewModel.log] in LoggingController($0, log: log) }
    }
    .layout(.carousel(height: 50))
  }
}

final class ScreenListCell: ListCell {
  override class func makeLayout() -> UICollectionViewLayout { ListLayout() }
}

extension UICollectionView {
  /// The texts of the cells on screen, also of those in lists in cells, in the order of the items.
  var textsOnScreen: [String] {
    indexPathsForVisibleItems.sorted().flatMap { path -> [String] in
      switch cellForItem(at: path) {
      case let cell as NoteCell: [cell.label.text ?? "nothing"]
      case let cell as ListCell: cell.collectionView.textsOnScreen
      default: ["no cell"]
      }
    }
  }

  /// Scrolls this list and those in its cells to the start.
  fileprivate func scrollToStart() {
    contentOffset = .zero
    for case let cell as ListCell in visibleCells { cell.collectionView.scrollToStart() }
  }
}

/// A screen of lists in cells on which something happens at random.
@MainActor
private final class ShelfScreenRun {
  private let list = ListHarness(size: CGSize(width: 390, height: 300))
  private let log = Log()
  private var generator: SeededGenerator
  private var screen: ShelfScreen
  private var next = 1_000

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    screen = ShelfScreen(rows: [1, 2], log: log)
    list.apply(screen)
  }

  /// Does something random without a layout, and says what.
  func step() -> String {
    let view = list.collectionView
    let kind = generator.roll(18)
    switch kind {
    case 0, 16, 17: addShelf()
    case 1: if !screen.shelves.isEmpty { screen.shelves.remove(at: anyShelf) }
    case 2: screen.shelves.shuffle(using: &generator)
    case 3: screen.rows = newIDs(generator.roll(12)) + screen.rows
    case 4: screen.rows.removeFirst(generator.roll(screen.rows.count + 1))
    case 5: view.contentOffset.y = CGFloat(generator.roll(700))
    case 6: view.frame.size.height = CGFloat(50 + generator.roll(500))
    case 7:
      guard let id = list.adapter.itemID(at: [0, 0]) else { break }
      list.adapter.scroll(to: id, animated: generator.chance(oneIn: 2)) { _ in }
    case 8: if generator.chance(oneIn: 4) { view.removeFromSuperview() }
    case 9: list.window.addSubview(view)
    case 10: list.window.layoutIfNeeded()
    case 11: list.finishAnimations()
    case 12: anyInnerView?.contentOffset.x += CGFloat(generator.roll(100))
    default: changeShelf()
    }
    if kind < 5 || kind > 12 {
      list.adapter.apply(screen, animated: generator.chance(oneIn: 2))
      // A second update in the same turn finds what the first has shown, before it was laid out.
      for _ in 0..<generator.roll(3) {
        switch generator.roll(3) {
        case 0: view.contentOffset.y = CGFloat(generator.roll(700))
        case 1: view.frame.size.height = CGFloat(50 + generator.roll(500))
        default: break
        }
        changeShelf()
        list.adapter.apply(screen, animated: generator.chance(oneIn: 2))
      }
    }
    return "step \(kind)"
  }

  /// Shows the whole content on a screen that is high enough.
  func comeToRest() {
    list.window.addSubview(list.collectionView)
    list.collectionView.contentOffset = .zero
    list.collectionView.frame = CGRect(x: 0, y: 0, width: 4_000, height: 9_000)
    list.apply(screen)
    list.finishAnimations()
    list.flush()
    list.collectionView.layoutIfNeeded()
    list.collectionView.scrollToStart()
    list.collectionView.layoutIfNeeded()
  }

  /// What was wrong with the lives of controllers, in words.
  var problem: String? {
    for issue in list.issues {
      // An item to scroll to may have been removed before there was a layout.
      if case .missingItem = issue.code { continue }
      return "\(issue)"
    }
    return log.all.first { $0.event != "make" && $0.event != "remove" }
      .map { "\($0.event) of \($0.id)" }
  }

  /// What is wrong with what is on screen at the end, in words.
  var problemAtRest: String? {
    let shown = list.collectionView.textsOnScreen
    let expected = (screen.rows + screen.shelves.flatMap(\.notes)).map { "\($0)" }
    return shown == expected ? nil : "shown is \(shown) and not \(expected)"
  }

  private var anyShelf: Int { generator.roll(screen.shelves.count) }

  private var anyInnerView: UICollectionView? {
    list.collectionView.visibleCells.compactMap { ($0 as? ListCell)?.collectionView }
      .randomElement(using: &generator)
  }

  private func addShelf() {
    let kind = ShelfScreen.Kind.allCases[generator.roll(3)]
    let shelf = (id: newIDs(1)[0], kind: kind, notes: newIDs(1 + generator.roll(5)))
    generator.insert(shelf, into: &screen.shelves)
  }

  private func changeShelf() {
    guard !screen.shelves.isEmpty else { return addShelf() }
    let index = anyShelf
    switch generator.roll(3) {
    case 0: screen.shelves[index].notes.shuffle(using: &generator)
    case 1: screen.shelves[index].notes += newIDs(1)
    default:
      if screen.shelves[index].notes.count > 1 { screen.shelves[index].notes.removeFirst() }
    }
  }

  private func newIDs(_ count: Int) -> [Int] {
    defer { next += count }
    return Array(next..<next + count)
  }
}
