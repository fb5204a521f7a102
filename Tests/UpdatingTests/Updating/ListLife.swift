import ListFixtures
import Roster
import RosterTesting
import TestPlatform

/// The life of a list on a screen of 200 points.
@MainActor
final class ListLife {
  /// What an app does to a list in a hook.
  enum Act: CaseIterable {
    case releases, takesOffScreen, empties, replaces, scrolls, changesLayout
  }

  /// The hooks that each controller was told of.
  private(set) var hooks: [[ControllerHook]] = []

  /// What was called when the app acted: a hook, or a closure of the app; `nil` if it did not come to that.
  private(set) var moment: String?

  private let act: Act
  private let call: Int
  private var calls = 0
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private(set) var view: UICollectionView?
  private(set) var adapter: ListAdapter?
  private var other: ListAdapter?
  private var observations: [ListObservation?] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var controllers: [Weak] = []
  private weak var lastView: UICollectionView?
  let clock = ManualClock()
  let log = Log()

  private struct Weak {
    weak var controller: AnyObject?
  }

  init(_ act: Act, at call: Int) {
    (self.act, self.call) = (act, call)
  }

  /// The number of controllers that are still alive.
  var survivorCount: Int { controllers.count { $0.controller != nil } }

  /// Whether the collection view was released.
  var isGone: Bool { lastView == nil }

  /// Shows a list, does something with it, and releases it.
  func run(_ course: (ListLife) -> Void) {
    begin()
    course(self)
    finish()
  }

  /// Updates the list, scrolls it and selects items.
  func update() {
    show(1...9)
    view?.contentOffset.y = 175
    layOut()
    show([1, 4, 3, 20, 5, 21, 6, 7], "new", .dark)
    Headless.finishAnimations()
    view?.contentOffset.y = 0
    layOut()
    for _ in 1...2 {
      for cell in view?.visibleCells ?? [] { Headless.tap(cell) }
      layOut()
    }
    view?.overrideUserInterfaceStyle = .dark
    layOut()
    show([4], "", .dark)
    Headless.finishAnimations()
  }

  /// Swipes, moves and drags items.
  func handle() {
    show(1...9)
    move(1, [CGVector(dx: -20, dy: 0), CGVector(dx: -160, dy: 0)])
    move(1, [CGVector(dx: -20, dy: 0), CGVector(dx: -310, dy: 0)])
    move(1, after: 0.6, [CGVector(dx: 0, dy: 10), CGVector(dx: 0, dy: 70)])
    adapter?.itemDragging = .withinApp
    for (row, isDropped) in [(0, true), (1, true), (0, false)] {
      guard let view, let drag = Headless.drag(itemAt: [1, row], in: view) else { continue }
      drag.move(overItemAt: [1, 1 - row], in: view)
      isDropped ? _ = drag.drop() : drag.cancel()
      Headless.finishAnimations()
    }
    adapter?.setEditing(true, animated: false)
    adapter?.setEditing(false, animated: false)
    adapter?.selectionMode = .single
    for _ in 1...2 { Headless.tap(view?.cellForItem(at: [1, 1]) ?? UIView()) }
  }

  /// Moves a finger over a row by distances from its center.
  private func move(_ row: Int, after delay: Double = 0, _ distances: [CGVector]) {
    guard let cell = view?.cellForItem(at: [1, row]) else { return }
    let start = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: window)
    guard let finger = Headless.touchDown(at: start, in: window) else { return }
    Headless.advance(by: delay)
    for distance in distances {
      finger.move(to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))
    }
    finger.lift()
    Headless.finishAnimations()
  }

  private func begin() {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: ListLayout())
    window.addSubview(view)
    window.isHidden = false
    (self.view, lastView) = (view, view)
    adapter = ListAdapter(view, issues: .ignored, clock: clock)
    adapter?.selectionMode = .multiple
    adapter?.preloadDistance = .points(60)
    adapter?.trace { [weak self] in self?.note($0, $1) }
    observations = [
      adapter?.observeSelection { [weak self] _ in self?.pass("observeSelection") },
      adapter?.observeMoves { [weak self] _ in self?.pass("observeMoves") },
      adapter?.observeUpdates { [weak self] _ in self?.pass("observeUpdates") },
      adapter?.observeEditing { [weak self] _ in self?.pass("observeEditing") },
      adapter?.observeVisibility { [weak self] _, _ in self?.pass("observeVisibility") },
    ]
  }

  private func note(_ hook: ControllerHook, _ controller: any CellControlling) {
    let key = ObjectIdentifier(controller)
    if hook == .didLoad {
      numbers[key] = hooks.count
      hooks.append([])
      controllers.append(Weak(controller: controller))
    }
    if let number = numbers[key] { hooks[number].append(hook) }
    pass(hook.rawValue)
  }

  /// Lets the app act, if this is the call in which it does.
  func pass(_ name: String) {
    calls += 1
    guard calls == call + 1, adapter != nil else { return }
    moment = name
    switch act {
    case .releases: release()
    case .takesOffScreen: view?.removeFromSuperview()
    case .empties: adapter?.apply(EmptyContent())
    case .scrolls: view?.contentOffset.y = 120
    case .changesLayout: view?.collectionViewLayout = ListLayout()
    case .replaces: other = view.map { ListAdapter($0, issues: .ignored) }
    }
  }

  private func show(_ ids: some Sequence<Int>, _ text: String = "", _ theme: Theme = .light) {
    log.onTap = { [weak self] in self?.pass("action") }
    let notes = ids.map { Note($0, text) }
    let parts = [Part(0, Array(notes.prefix(3))), Part(1, Array(notes.dropFirst(3)))]
    adapter?.apply(ForEach(parts, content: section).environment(\.theme, theme))
    layOut()
  }

  private func section(_ part: Part) -> some ListContent {
    Section(part.id) {
      Items(part.notes) { [log] in HandyController($0, log: log) }
    }
    .onAppear { [weak self] in self?.pass("onAppear") }
    .onDisappear { [weak self] in self?.pass("onDisappear") }
    .onDrop(of: Note.self, where: { $0.contains { $0.id.isMultiple(of: 2) } }) { [weak self] _ in
      self?.pass("onDrop")
    }
    .layout(part.id == 0 ? .carousel(height: 60) : .list)
  }

  private struct Part: Equatable, Identifiable {
    let id: Int
    let notes: [Note]

    init(_ id: Int, _ notes: [Note]) {
      (self.id, self.notes) = (id, notes)
    }
  }

  func layOut() {
    view?.layoutIfNeeded()
  }

  /// Releases the adapter after it was forgotten, because its end calls hooks.
  private func release() {
    withExtendedLifetime(adapter) { adapter = nil }
  }

  private func finish() {
    release()
    other = nil
    view?.removeFromSuperview()
    view = nil
    Headless.finishAnimations()
  }
}

extension IssueReporter {
  /// A list that ends in a hook may have issues, such as two adapters for its collection view.
  fileprivate static var ignored: IssueReporter { IssueReporter { _ in } }
}

/// An item that can be swiped, moved and dragged.
private final class HandyController: NoteController {
  override var trailingActions: [SwipeAction] {
    [SwipeAction("Flag") { [log] in log.onTap?() }]
  }

  override var canMove: Bool { true }

  override func canMove(to move: ItemMove) -> Bool { !viewModel.id.isMultiple(of: 2) }
}
