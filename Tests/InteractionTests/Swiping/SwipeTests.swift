import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

@MainActor
@Suite struct SwipeTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())

  @Test func `an item has the actions that its controller says`() {
    show(1...3)
    #expect(list.swipe([0, 0], from: .trailing) == ["Delete", "Flag"])
    #expect(list.swipe([0, 0], from: .leading) == ["Read"])
    #expect(list.swipe([0, 1], from: .leading).isEmpty)
    #expect(list.adapter.swipeActions(at: [0, 1], from: .leading) == nil)
  }

  @Test func `a destructive action looks like one, and a chosen color is kept`() throws {
    show(1...1)
    let actions = try #require(list.adapter.swipeActions(at: [0, 0], from: .trailing))
    #expect(actions.actions.map(\.style) == [.destructive, .normal])
    #expect(actions.actions.map(\.backgroundColor) == [.systemRed, .systemBlue])
    #expect(actions.performsFirstActionWithFullSwipe == false)
  }

  @Test(arguments: [false, true])
  func `a swipe ends while the item has its cell, also where a reload takes that`(
    isAnimated: Bool
  ) {
    list.apply(SwipedMails(ids: [1, 2, 3], log: log))
    list.swipe([0, 0], from: .trailing)
    list.collectionView.reloadData()
    list.adapter.hideSwipeActions(animated: isAnimated)
    list.window.layoutIfNeeded()
    let ends = log.events(of: 1).filter { ["end of swipe", "unmount"].contains($0) }
    #expect(ends.first == "end of swipe")
    #expect(ends.filter { $0 == "end of swipe" }.count == 1)
  }

  @Test func `an item that loses its cell as its actions are added is not swiped`() throws {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    list.apply(Section("notes") { Items(notes(1...8), GrowingController.init) })
    let last = try #require(list.controller(of: GrowingController.self, id: 8))
    let id = try #require(list.adapter.itemID(GrowingController.self, id: 8))
    list.collectionView.removeFromSuperview()
    list.controller(of: GrowingController.self, id: 1)?.grow()
    #expect(last.cell != nil)
    #expect(!list.adapter.showSwipeActions(of: id, from: .trailing))
    #expect(last.cell == nil)
    #expect(last.begins == 0)
    #expect(list.adapter.swipedItem == nil)
  }

  @Test func `the swipe of UIKit's own rows goes before ours, and other gestures do not`() throws {
    let list = ListHarness(
      size: CGSize(width: 320, height: 400),
      layout: CompositionalListLayout()
    )
    list.apply(SwipedMails(ids: [1, 2, 3], log: log))
    let view = list.collectionView
    let ours = try #require(
      view.gestureRecognizers?.first {
        $0 is UIPanGestureRecognizer && $0.delegate.map { "\(type(of: $0))" } == "SwipeGestures"
      }
    )
    let delegate = try #require(ours.delegate)
    func waits(for other: UIGestureRecognizer) -> Bool {
      call(delegate.gestureRecognizer(_:shouldRequireFailureOf:), ours, other)
    }
    let (pan, tap, elsewhere) = (
      UIPanGestureRecognizer(), UITapGestureRecognizer(), UIPanGestureRecognizer()
    )
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
    list.window.addGestureRecognizer(elsewhere)
    #expect(waits(for: pan))
    #expect(!waits(for: tap))
    #expect(!waits(for: elsewhere))
    #expect(!waits(for: ours))
    #expect(!waits(for: view.panGestureRecognizer))
    view.collectionViewLayout = ListLayout()
    #expect(!waits(for: pan))
  }

  @Test func `an action that takes the item away shows the list without it`() {
    show(1...3)
    log.onSelect = { [list, log] controller in
      list.adapter.apply(
        Swipeables(ids: [1, 3].filter { $0 != controller.viewModel.id }, log: log)
      )
    }
    #expect(list.swipe([0, 0], from: .trailing, choosing: "Delete"))
    #expect(list.visibleTexts == ["3"])
  }

  @Test func `an action is done for its item wherever it is by then`() throws {
    show(1...3)
    let actions = try #require(list.adapter.swipeActions(at: [0, 0], from: .leading)).actions
    show([3, 2, 1])
    var isDone: Bool?
    actions[0].handler(actions[0], UIView()) { isDone = $0 }
    list.flush()
    #expect(isDone == true)
    #expect(list.note(2)?.state.isExpanded == true)
    #expect(list.note(0)?.state.isExpanded == false)
  }

  @Test func `what an action has changed is shown by the time it is done`() throws {
    show(1...3)
    let actions = try #require(list.adapter.swipeActions(at: [0, 0], from: .leading)).actions
    let cell = try #require(list.noteCell(0))
    var text: String?
    actions[0].handler(actions[0], UIView()) { _ in text = cell.label.text }
    #expect(text == "1 (open)")
  }

  @Test func `an action is not done for an item that has left`() throws {
    show(1...3)
    let controller = try #require(list.note(0))
    let actions = try #require(list.adapter.swipeActions(at: [0, 0], from: .trailing)).actions
    show(2...3)
    var isDone: Bool?
    withExtendedLifetime(controller) {
      actions[0].handler(actions[0], UIView()) { isDone = $0 }
    }
    #expect(isDone == false)
    #expect(log.count(of: "delete") == 0)
  }

  @Test func `a place without an item has no actions`() {
    show(1...1)
    #expect(list.adapter.swipeActions(at: [3, 7], from: .trailing) == nil)
  }

  private func show(_ ids: some Sequence<Int>) {
    list.apply(Swipeables(ids: Array(ids), log: log))
  }
}

private struct Swipeables: ListContent {
  let ids: [Int]
  let log: Log

  var body: some ListContent {
    Section("a") {
      Items(notes(ids)) { SwipeController($0, log: log) }
    }
  }
}

private final class SwipeController: NoteController {
  override var leadingActions: [SwipeAction] {
    guard viewModel.id != 2 else { return [] }
    return [SwipeAction("Read") { [weak self] in self?.updateState { $0.isExpanded = true } }]
  }

  override var trailingActions: [SwipeAction] {
    [
      SwipeAction("Delete", style: .destructive) { [weak self] in
        guard let self else { return }
        log.add("delete", viewModel.id)
        log.onSelect?(self)
      },
      SwipeAction("Flag", backgroundColor: .systemBlue) {},
    ]
  }

  override var performsFirstActionWithFullSwipe: Bool { false }
}

/// An item that grows, and that can be swiped.
private final class GrowingController: CellController<Note, GrowingState, UICollectionViewCell> {
  private(set) var begins = 0

  override class func size(
    of note: Note,
    state: GrowingState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(state.isTall ? 400 : 50)
  }

  override var trailingActions: [SwipeAction] { [SwipeAction("Delete") {}] }

  override func willBeginSwiping(from edge: SwipeAction.Edge) {
    begins += 1
  }

  func grow() {
    updateState { $0.isTall = true }
  }
}

private struct GrowingState: ViewState {
  var isTall = false
}
