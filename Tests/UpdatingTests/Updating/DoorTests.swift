import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import TestSupport
import Testing

/// Whatever an app does in a function of its own that the list calls, the list goes on.
///
/// `Door` is the table of all these functions, apart from the hooks of controllers, for which `ActsInHooksTests` does the same.
@MainActor
@Suite(.serialized) struct DoorTests {
  @Test(arguments: Door.allCases)
  func `an app can call the list in every function that the list calls`(_ door: Door) {
    var isReached = false
    for (number, act) in DoorAct.allCases.enumerated() {
      for (course, call) in [0, 1, 6].enumerated() where Effort.isWhole || course == number % 3 {
        let life = DoorLife(door, act, at: call, (course + number) % 3)
        let failures = Headless.recordingFailures { life.run() }
        #expect(failures.isEmpty, "\(act) in call \(call) of \(door)")
        #expect(life.problem == nil, "\(act) in call \(call) of \(door)")
        isReached = isReached || life.hasActed
      }
    }
    #expect(isReached)
  }

  @Test(arguments: ["canMove", "configure", "didMount", "willDisplay", "didLoad", "didAppear"])
  func `a hook can end a movement while an item out of sight is picked up`(_ hook: String) {
    for act in ["cancel", "end", "edit", "leave", "layout", "apply"] {
      let list = ListHarness()
      let app = DoorApp()
      func show(_ count: Int) {
        list.adapter.apply(
          Section("a") { Items(notes(0..<count)) { DoorController($0, app) } },
          animated: false
        )
      }
      show(100)
      list.collectionView.layoutIfNeeded()
      app.onHook = { name in
        guard name == hook else { return }
        app.onHook = nil
        switch act {
        case "cancel": list.adapter.cancelMoving()
        case "end": list.adapter.endMoving()
        case "edit": list.adapter.setEditing(true, animated: false)
        case "leave": list.collectionView.removeFromSuperview()
        case "layout": list.collectionView.collectionViewLayout = ListLayout()
        default: show(90)
        }
      }
      let failures = Headless.recordingFailures {
        guard let id = list.adapter.itemID(DoorController.self, id: 60) else { return }
        list.adapter.beginMoving(id)
        list.adapter.continueMoving(to: CGPoint(x: 20, y: 300))
        list.adapter.endMoving()
        app.onHook = nil
        list.flush()
        list.window.addSubview(list.collectionView)
        show(5)
        list.finishAnimations()
        list.flush()
        list.collectionView.layoutIfNeeded()
      }
      #expect(failures.isEmpty, "\(act) in \(hook)")
      #expect(list.visibleItems.count == 5, "\(act) in \(hook)")
    }
  }
}

/// The functions of an app that a list calls, and that are no hooks.
enum Door: String, CaseIterable {
  case size, commonSize, estimatedSize, initialState, persistentKey, adaptive, arrangement
  case factory, content, equality, hash
  case now, wake, read, write
  case issues, updates, selection, visibility, impressions, editing
  case canMove, canMoveTo, shouldSelect, canEdit, insertion, removal
}

/// What an app does in one of them.
enum DoorAct: CaseIterable {
  case apply, reapply, state, query, scroll, offset, frame, leave, layOut, changeLayout, select
  case move, end
}

/// An app, whose functions pass here.
@MainActor
final class DoorApp {
  var onDoor: ((Door) -> Void)?
  var onHook: ((String) -> Void)?

  /// The app whose list is shown, for functions of types.
  static weak var current: DoorApp?

  static func pass(_ door: Door) { current?.onDoor?(door) }

  func hook(_ name: String) { onHook?(name) }
}

/// A view model that passes when it is compared or hashed.
private struct DoorNote: ViewModel {
  struct ID: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { DoorApp.pass(.hash) }
      hasher.combine(number)
    }
  }

  let number: Int
  var text = ""

  var id: ID { ID(number: number) }

  static func == (left: DoorNote, right: DoorNote) -> Bool {
    MainActor.assumeIsolated { DoorApp.pass(.equality) }
    return left.number == right.number && left.text == right.text
  }
}

private struct DoorState: ViewState, Codable {
  var isExpanded = false
}

/// An item of a list whose hooks pass.
private final class DoorController: NoteController {
  private let app: DoorApp

  init(_ note: Note, _ app: DoorApp) {
    self.app = app
    super.init(note, log: Log())
  }

  override var canMove: Bool {
    app.hook("canMove")
    return true
  }

  override func didLoad() { app.hook("didLoad") }

  override func didMount(on cell: NoteCell) { app.hook("didMount") }

  override func configure(_ cell: NoteCell) { app.hook("configure") }

  override func willDisplay(_ cell: NoteCell) { app.hook("willDisplay") }

  override func didAppear() { app.hook("didAppear") }
}

/// An item of a list whose functions pass.
private class PassingController: CellController<DoorNote, DoorState, NoteCell> {
  override init(_ note: DoorNote) {
    super.init(note)
    DoorApp.pass(.factory)
  }

  override class var stateRetention: StateRetention<DoorState> { .persistent }

  override class func initialState(for note: DoorNote) -> DoorState {
    DoorApp.pass(.initialState)
    return DoorState()
  }

  override class func persistentKey(for note: DoorNote) -> String? {
    DoorApp.pass(.persistentKey)
    return "\(note.number)"
  }

  override class func size(
    of note: DoorNote,
    state: DoorState,
    in container: ItemContainer
  ) -> ItemSize {
    DoorApp.pass(.size)
    return .height(container.width > 350 ? 44 : state.isExpanded ? 80 : 66)
  }

  override var canMove: Bool {
    DoorApp.pass(.canMove)
    return true
  }

  override func canMove(to move: ItemMove) -> Bool {
    DoorApp.pass(.canMoveTo)
    return true
  }

  override var shouldSelect: Bool {
    DoorApp.pass(.shouldSelect)
    return true
  }

  override var canEdit: Bool {
    DoorApp.pass(.canEdit)
    return true
  }

  override var insertion: ItemTransition {
    DoorApp.pass(.insertion)
    return .fade
  }

  override var removal: ItemTransition {
    DoorApp.pass(.removal)
    return .fade
  }
}

/// An item of a list whose size is common, or measured.
private final class EvenController: PassingController {
  override class func commonSize(in container: ItemContainer) -> ItemSize? {
    DoorApp.pass(.commonSize)
    return .height(30)
  }
}

private final class MeasuredController: PassingController {
  override class func estimatedSize(in container: ItemContainer) -> ItemSize? {
    DoorApp.pass(.estimatedSize)
    return .automatic(estimated: 40)
  }

  override class func size(
    of note: DoorNote,
    state: DoorState,
    in container: ItemContainer
  ) -> ItemSize {
    DoorApp.pass(.size)
    return .automatic(estimated: 40)
  }
}

/// A storage that passes.
private final class DoorStorage: StateStorage {
  private var contents: [String: Data] = [:]

  func data(forKey key: String) throws -> Data? {
    DoorApp.pass(.read)
    return contents[key]
  }

  func setData(_ data: Data, forKey key: String) throws {
    DoorApp.pass(.write)
    contents[key] = data
  }

  func removeData(forKey key: String) throws { contents[key] = nil }
}

/// A clock that passes.
private final class DoorClock: ListClock {
  private let clock = ManualClock()

  var now: Duration {
    DoorApp.pass(.now)
    return clock.now
  }

  func wake(at time: Duration, _ action: @escaping @MainActor () -> Void) {
    DoorApp.pass(.wake)
    clock.wake(at: time, action)
  }

  func advance(by time: Duration) { clock.advance(by: time) }
}

/// The life of a list whose app acts once, in one of the calls of one of its functions.
@MainActor
private final class DoorLife {
  private(set) var hasActed = false

  /// What is wrong with the list at the end, in words.
  private(set) var problem: String?

  private let (door, act, call, course): (Door, DoorAct, Int, Int)
  private let app = DoorApp()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let view: UICollectionView
  private let clock = DoorClock()
  private var adapter: ListAdapter?
  private var calls = 0
  private var numbers = Array(0..<40)

  init(_ door: Door, _ act: DoorAct, at call: Int, _ course: Int) {
    (self.door, self.act, self.call, self.course) = (door, act, call, course)
    let layout: UICollectionViewLayout =
      course == 2 ? CompositionalListLayout() : ListLayout()
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
  }

  func run() {
    DoorApp.current = app
    window.addSubview(view)
    window.isHidden = false
    let reporter = IssueReporter { _ in DoorApp.pass(.issues) }
    let adapter = ListAdapter(view, issues: reporter, stateStorage: DoorStorage(), clock: clock)
    self.adapter = adapter
    adapter.selectionMode = .multiple
    adapter.comparisons = .immediate
    adapter.observeUpdates { _ in DoorApp.pass(.updates) }
    adapter.observeSelection { _ in DoorApp.pass(.selection) }
    adapter.observeVisibility { _, _ in DoorApp.pass(.visibility) }
    adapter.observeImpressions { _, _ in DoorApp.pass(.impressions) }
    adapter.observeEditing { _ in DoorApp.pass(.editing) }
    show()
    app.onDoor = { [weak self] in self?.pass($0) }
    live()
    app.onDoor = nil
    expectWhole()
    DoorApp.current = nil
  }

  /// Resizes, updates, scrolls, edits and moves.
  private func live() {
    show()
    view.frame.size.width = 300
    view.layoutIfNeeded()
    view.frame.size.height = 300
    view.layoutIfNeeded()
    adapter?.reapply()
    // One comes in at the beginning, and one that appears twice is an issue.
    numbers = [99] + Array(20..<60) + [20]
    show(animated: true)
    adapter?.scroll(
      to: ItemID(PassingController.self, id: DoorNote.ID(number: 50), in: SectionID("b"))
    ) { _ in }
    Headless.finishAnimations()
    view.contentOffset.y += 120
    view.layoutIfNeeded()
    clock.advance(by: .seconds(2))
    if let cell = view.visibleCells.first { Headless.tap(cell) }
    adapter?.setEditing(true, animated: false)
    adapter?.setEditing(false, animated: false)
    expandFirst()
    settle()
    if let id = adapter?.itemID(at: [1, 0]) {
      adapter?.beginMoving(id)
      adapter?.continueMoving(to: CGPoint(x: 20, y: view.contentOffset.y + 200))
      adapter?.endMoving()
    }
    settle()
    numbers.removeFirst(4)
    show(animated: true)
    settle()
  }

  private func settle() {
    Headless.finishAnimations()
    adapter?.flush()
    view.layoutIfNeeded()
  }

  private func pass(_ door: Door) {
    guard door == self.door, adapter != nil else { return }
    calls += 1
    guard calls == call + 1 else { return }
    hasActed = true
    perform()
  }

  private func perform() {
    switch act {
    case .apply:
      numbers.reverse()
      adapter?.apply(content, animated: false)
    case .reapply: adapter?.reapply()
    case .state: expandFirst()
    case .query:
      _ = (view.contentSize, adapter?.visibleItems, adapter?.selectedItems, view.visibleCells)
      _ = view.layoutAttributesForItem(at: [1, 3])
      _ = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)
      _ = adapter?.itemID(at: [1, 0]).flatMap { adapter?.controller(for: $0) }
    case .scroll:
      adapter?.itemID(at: [1, 9]).map { adapter?.scroll(to: $0, animated: false) { _ in } }
    case .offset: view.contentOffset.y = 40
    case .frame: view.frame.size = CGSize(width: view.frame.width - 11, height: 250)
    case .leave: view.removeFromSuperview()
    case .layOut: view.layoutIfNeeded()
    case .changeLayout: view.collectionViewLayout = ListLayout()
    case .select: adapter?.itemID(at: [1, 0]).map { _ = adapter?.select($0) }
    case .move: adapter?.itemID(at: [1, 20]).map { _ = adapter?.beginMoving($0) }
    case .end: withExtendedLifetime(adapter) { adapter = nil }
    }
  }

  private func expandFirst() {
    let controller = adapter?.controller(at: [1, 0]) as? PassingController
    controller?.updateState { $0.isExpanded.toggle() }
  }

  /// Shows something else at the end, to see that the list is whole.
  private func expectWhole() {
    guard adapter != nil else { return }
    adapter?.cancelMoving()
    window.addSubview(view)
    view.frame = window.bounds
    settle()
    numbers = Array(100..<104)
    show()
    view.contentOffset = .zero
    settle()
    settle()
    let found = [view.numberOfSections, view.numberOfItems(inSection: 1)]
    if found != [2, 4] { problem = "counts are \(found)" }
    if view.visibleCells.count != 6 { problem = "\(view.visibleCells.count) cells" }
  }

  private func show(animated: Bool = false) {
    adapter?.apply(content, animated: animated)
    view.layoutIfNeeded()
  }

  private var content: some ListContent {
    DoorContent(numbers: numbers, course: course)
  }
}

private struct DoorContent: ListContent {
  let numbers: [Int]
  let course: Int

  var body: some ListContent {
    Section("a") {
      Item(first) { EvenController($0) }
      Item(DoorNote(number: -2)) { MeasuredController($0) }
    }
    Section("b") {
      Items(numbers.map { DoorNote(number: $0, text: "\(numbers.count)") }) {
        PassingController($0)
      }
    }
    .layout(
      .adaptive { [course] _ in
        MainActor.assumeIsolated { DoorApp.pass(.adaptive) }
        return course == 1 ? .custom(DoorArrangement()) : .list
      }
    )
    .impressions(Impression(fraction: 0.5, dwell: .seconds(1)))
  }

  private var first: DoorNote {
    DoorApp.pass(.content)
    return DoorNote(number: -1)
  }
}

/// Items one below another.
private struct DoorArrangement: SectionArrangement {
  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] {
    MainActor.assumeIsolated { DoorApp.pass(.arrangement) }
    var y: CGFloat = 0
    return sizes.map { size in
      defer { y += size.height }
      return CGRect(x: 0, y: y, width: size.width, height: size.height)
    }
  }
}
