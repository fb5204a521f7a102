#if os(Linux) && canImport(Runtime)
import ListFixtures
import Roster
import RosterTesting
import Runtime
import Testing

/// How far it is from what happens to the hook of the app: the functions and files that somebody reads who follows it.
@MainActor
@Suite(.serialized) struct FlowTests {
  /// What leads to a hook, and how many functions and files it may take.
  struct Flow: CustomTestStringConvertible, Sendable {
    let hook: FlowHook
    let frames: Int
    let files: Int

    var testDescription: String { hook.rawValue }
  }

  nonisolated private static let flows = [
    Flow(hook: .body, frames: 11, files: 6),
    Flow(hook: .batch, frames: 14, files: 6),
    Flow(hook: .configure, frames: 15, files: 7),
    Flow(hook: .size, frames: 27, files: 13),
    Flow(hook: .tap, frames: 4, files: 3),
    Flow(hook: .swipeAction, frames: 6, files: 4),
    Flow(hook: .lift, frames: 6, files: 4),
    Flow(hook: .drop, frames: 8, files: 4),
    Flow(hook: .impression, frames: 6, files: 3),
  ]

  @Test(arguments: flows)
  func `a hook of the app is called by few functions in few files`(_ flow: Flow) throws {
    let desk = FlowDesk()
    let screen = FlowViewController(desk)
    let list = ListHarness(showing: screen, list: screen.adapter)
    func show(_ ids: ClosedRange<Int>) {
      screen.adapter.apply(FlowList(notes: notes(ids), desk: desk))
      list.flush()
    }

    if flow.hook == .size || flow.hook == .body { desk.awaited = flow.hook }
    show(1...3)
    desk.awaited = flow.hook
    switch flow.hook {
    case .body, .size: break
    case .batch:
      screen.adapter.apply(FlowList(notes: notes(2...4), desk: desk))
    case .configure:
      list.controller(of: FlowController.self, id: 1)?.updateState { $0.taps += 1 }
      list.flush()
    case .tap: list.tap([0, 0])
    case .swipeAction: list.swipe([0, 0], from: .trailing, choosing: "Delete")
    case .lift: list.lift([0, 0])?.cancel()
    case .drop:
      let drag = try #require(list.lift([0, 0]))
      drag.move(over: [1, 0])
      drag.drop()
    case .impression: list.clock.advance(by: .seconds(1))
    }
    let stack = try #require(desk.stack, "The hook was not called.")
    let walk = try #require(StackWalk(stack))
    #expect(!walk.frames.isEmpty)
    #expect(walk.frames.count <= flow.frames, "\(walk)")
    #expect(walk.fileCount <= flow.files, "\(walk)")
  }
}

/// What is called in the end.
enum FlowHook: String {
  case body
  case batch
  case configure
  case size
  case tap
  case swipeAction
  case lift
  case drop
  case impression
}

/// Keeps the stack of the first call of a hook that is awaited.
@MainActor
private final class FlowDesk {
  var awaited: FlowHook? {
    didSet { Self.present = self }
  }

  private(set) var stack: Backtrace?

  /// The desk of the test that runs, for hooks that no object has.
  static weak var present: FlowDesk?

  func reach(_ hook: FlowHook) {
    guard hook == awaited, stack == nil else { return }
    stack = try? Backtrace.capture(limit: 400)
  }
}

private struct FlowList: ListContent {
  let notes: [Note]
  let desk: FlowDesk

  var body: some ListContent {
    let _ = desk.reach(.body)
    Section("notes") {
      Items(notes) { FlowController($0, desk: desk) }
    }
    Section("basket") {
      Items([Note(100, "basket")]) { FlowController($0, desk: desk) }
    }
    .onDrop(of: Note.self) { [desk] _ in desk.reach(.drop) }
  }
}

private final class FlowController: CellController<Note, NoteState, NoteCell> {
  private let desk: FlowDesk

  init(_ note: Note, desk: FlowDesk) {
    self.desk = desk
    super.init(note)
  }

  override class func size(of note: Note, state: NoteState, in container: ItemContainer) -> ItemSize
  {
    FlowDesk.present?.reach(.size)
    return .height(40)
  }

  override func configure(_ cell: NoteCell) {
    desk.reach(.configure)
    cell.label.text = viewModel.text
  }

  override var trailingActions: [SwipeAction] {
    [SwipeAction("Delete", style: .destructive) { [desk] in desk.reach(.swipeAction) }]
  }

  override var dragItems: [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  override var impressions: [Impression] { [Impression("seen", dwell: .seconds(1))] }

  override func didSelect() { desk.reach(.tap) }

  override func willBeginDragging() { desk.reach(.lift) }

  override func didImpress(_ impression: Impression) { desk.reach(.impression) }
}

/// A collection view that tells of its batches.
private final class FlowCollectionView: UICollectionView {
  var onBatch: () -> Void = {}

  override func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    onBatch()
    super.performBatchUpdates(updates, completion: completion)
  }
}

private final class FlowViewController: UIViewController {
  let adapter: ListAdapter
  private let collectionView = FlowCollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400),
    collectionViewLayout: ListLayout()
  )

  init(_ desk: FlowDesk) {
    adapter = ListAdapter(collectionView)
    adapter.itemDragging = .withinApp
    collectionView.onBatch = { [desk] in desk.reach(.batch) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = collectionView }
}
#endif
