import Roster
import RosterTesting
import TestPlatform
import Testing

/// Items that a person comes to by the keys of a keyboard.
@MainActor
@Suite(.serialized) struct KeyFocusTests {
  private let steps = Steps()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `arrows lead from item to item, and items are told`() {
    list.adapter.focusMode = .items
    show(1...9)
    #expect(list.press(.down))
    #expect(list.press(.down))
    #expect(steps.all == ["focus 1", "unfocus 1", "focus 2"])
    #expect(focusedID == 2)
    #expect(stop(2)?.isFocused == true)
    #expect(stop(2)?.reasons.last == .focus)
    #expect(stop(1)?.isFocused == false)
    let id = list.adapter.focusedItem
    #expect(id.map(list.adapter.explain)?.hasSuffix("It has the focus of the keyboard.") == true)
    list.collectionView.removeFromSuperview()
    #expect(steps.all.last == "unfocus 2")
    #expect(list.adapter.focusedItem == nil)
    #expect(list.issues.isEmpty)
  }

  @Test func `by default the collection view decides whether items have the focus`() {
    show(1...9)
    #expect(!list.press(.down))
    list.collectionView.allowsFocus = true
    #expect(list.press(.down))
    #expect(focusedID == 1)
    list.adapter.focusMode = .none
    #expect(steps.all == ["focus 1", "unfocus 1"])
    #expect(!list.press(.down))
    list.adapter.focusMode = .system
    #expect(list.collectionView.allowsFocus)
  }

  @Test func `the focus skips an item that cannot have it`() {
    list.adapter.focusMode = .items
    show(1...9)
    stop(2)?.mayFocus = false
    list.press(.down)
    list.press(.down)
    #expect(focusedID == 3)
  }

  @Test func `the focus comes to items off screen, which come on screen`() {
    list.adapter.focusMode = .items
    show(1...30)
    for _ in 1...12 { list.press(.down) }
    #expect(focusedID == 12)
    #expect(list.collectionView.contentOffset.y == 400)
  }

  @Test func `the focus stays with its item through updates, moves between sections and reloads`() {
    list.adapter.focusMode = .items
    list.apply(Stops(["a": [1, 2, 3], "b": [4]], steps: steps))
    list.press(.down)
    list.press(.down)
    list.window.frame.size.height = 400
    list.window.layoutIfNeeded()
    steps.clear()
    list.apply(Stops(["a": [3, 1], "b": [4, 5, 2]], steps: steps))
    #expect(focusedID == 2)
    list.apply(Stops(["b": [2, 4, 5], "a": [1, 3]], steps: steps))
    #expect(focusedID == 2)
    #expect(steps.all.isEmpty)
    list.adapter.policy.maximumAnimatedChanges = 0
    list.apply(Stops(["b": [9, 2, 4, 5], "a": [1, 3]], steps: steps), animated: true)
    #expect(focusedID == 2)
    list.collectionView.reloadData()
    list.window.layoutIfNeeded()
    #expect(focusedID == 2)
  }

  @Test
  func `when the item leaves, the next one has the focus, and the one before where there is none`()
  {
    list.adapter.focusMode = .items
    show(1...4)
    for _ in 1...3 { list.press(.down) }
    show([1, 2, 4])
    #expect(focusedID == 4)
    #expect(steps.all.suffix(2) == ["unfocus 3", "focus 4"])
    show([1, 2])
    #expect(focusedID == 2)
    steps.clear()
    list.apply(Stops([:], steps: steps))
    #expect(focusedID == nil)
    #expect(steps.all == ["unfocus 2"])
  }

  @Test func `the focus goes back to the item that had it, wherever that is by then`() {
    list.adapter.focusMode = .items
    let other = Place(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    list.window.addSubview(other)
    show(1...3)
    list.press(.down)
    list.press(.down)
    list.press(.tab)
    #expect(focusedID == nil)
    #expect(stop(2)?.isFocused == false)
    show([1, 3, 2])
    list.press(.tab)
    #expect(focusedID == 2)
    list.press(.tab)
    list.adapter.remembersFocusedItem = false
    show([3, 1, 2])
    list.press(.tab)
    #expect(focusedID == 3)
  }

  @Test func `an item that scrolls off screen loses the focus, and the next key gives it back`() {
    list.adapter.focusMode = .items
    show(1...30)
    list.press(.down)
    list.press(.down)
    list.scroll(to: 800)
    #expect(focusedID == nil)
    #expect(stop(2)?.isFocused == false)
    #expect(steps.all.last == "unfocus 2")
    show(Array(1...30).filter { $0 != 1 } + [1])
    #expect(focusedID == nil)
    #expect(list.press(.down))
    #expect(focusedID == 2)
    #expect(list.collectionView.contentOffset.y == 0)
    #expect(list.press(.down))
    #expect(focusedID == 3)
    #expect(list.issues.isEmpty)
  }

  @Test func `return selects the item and performs what it is there for`() {
    list.adapter.focusMode = .items
    show(1...3)
    list.press(.down)
    steps.clear()
    #expect(list.press(.return))
    #expect(steps.all == ["select 1", "action 1"])
  }

  @Test func `the selection follows the arrows if it is to`() {
    list.adapter.focusMode = .selecting
    list.adapter.selectionMode = .single
    show(1...3)
    list.press(.down)
    list.press(.down)
    #expect(
      steps.all == [
        "focus 1", "select 1", "unfocus 1", "focus 2", "deselect 1", "select 2",
      ]
    )
    #expect(list.adapter.selectedItems == [list.adapter.itemID(StopController.self, id: 2)])
    list.press(.return)
    #expect(steps.all.last == "action 2")
    #expect(steps.all.count { $0 == "select 2" } == 1)
  }

  @Test func `an arrow selects the item that has come to where another one was selected`() {
    list.adapter.focusMode = .selecting
    list.adapter.selectionMode = .single
    show(1...3)
    list.press(.down)
    show(0...3)
    list.press(.up)
    #expect(steps.all.last == "select 0")
    #expect(list.adapter.selectedItems == [list.adapter.itemID(StopController.self, id: 0)])
    #expect(list.collectionView.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test
  func `return acts on what the app has selected after an arrow selected another item`() throws {
    list.adapter.focusMode = .selecting
    list.adapter.selectionMode = .single
    show(1...3)
    list.press(.down)
    list.adapter.select(try #require(list.adapter.itemID(StopController.self, id: 2)))
    list.press(.down)
    #expect(focusedID == 2)
    list.press(.return)
    #expect(steps.all.last == "action 2")
  }

  @Test func `the app gives an item the focus of the keyboard`() {
    list.adapter.focusMode = .items
    show(1...30)
    #expect(list.focus(StopController.self, id: 20, as: .keyboard) == .focused)
    #expect(focusedID == 20)
    stop(20)?.mayFocus = false
    list.press(.up)
    #expect(list.focus(StopController.self, id: 20, as: .keyboard) == .refused)
  }

  @Test func `arrows lead into carousels and out of them`() {
    list.adapter.focusMode = .items
    list.adapter.follow(animated: false) { [steps] in
      Section("a") { Items([Halt(id: 1)]) { StopController($0, steps: steps) } }
      Section("shelf") { Items((10...14).map(Halt.init)) { StopController($0, steps: steps) } }
        .layout(.carousel(height: 50))
      Section("b") { Items([Halt(id: 2)]) { StopController($0, steps: steps) } }
    }
    for key in [KeyAction.Key.down, .down, .right] { list.press(key) }
    #expect(focusedID == 13)
    list.press(.down)
    #expect(focusedID == 2)
    list.press(.up)
    #expect(steps.all.last == "focus 12")
  }

  @Test func `a key of an item is there while the item has the focus or is selected`() {
    list.adapter.selectionMode = .multiple
    list.adapter.focusMode = .items
    show(1...4)
    #expect(!list.press("d"))
    list.press(.down)
    #expect(list.press("d"))
    #expect(steps.all == ["focus 1", "key 1"])
    #expect(!list.press("d", holding: .command))
    list.adapter.focusMode = .none
    let ids = [2, 3].compactMap { list.adapter.itemID(StopController.self, id: $0) }
    list.adapter.selection = Set(ids)
    steps.clear()
    #expect(list.press("d"))
    #expect(steps.all.suffix(2) == ["key 2", "key 3"])
    list.adapter.deselectAll()
    #expect(!list.press("d"))
  }

  @Test
  func
    `a key goes to what is typed into and to the focus before it goes to an item, unless that goes first`()
  {
    list.adapter.focusMode = .items
    show(1...4)
    list.press(.down)
    stop(1)?.isGreedy = true
    list.adapter.reapply()
    steps.clear()
    #expect(list.press(.down))
    #expect(steps.all == ["down 1"])
    stop(1)?.isGreedy = false
    list.adapter.batch { stop(1)?.updateState { $0.number += 1 } }
    list.press(.down)
    #expect(focusedID == 2)
  }

  @Test func `items that leave together by a key have the next one focused`() {
    list.adapter.selectionMode = .multiple
    list.adapter.focusMode = .items
    show(1...5)
    steps.onKey = { [self] id in show((1...5).filter { $0 != id }) }
    list.press(.down)
    list.press(.down)
    list.press("d")
    #expect(focusedID == 3)
    #expect(stop(2) == nil)
  }

  private func show(_ ids: some Sequence<Int>) {
    list.apply(Stops(["a": Array(ids)], steps: steps))
  }

  private func stop(_ id: Int) -> StopController? {
    list.adapter.controller(StopController.self, id: id)
  }

  private var focusedID: Int? {
    list.adapter.focusedItem.flatMap { list.adapter.controller(for: $0) as? StopController }?
      .viewModel.id
  }
}

/// Whether a list scrolls to what is inserted.
@MainActor
@Suite(.serialized) struct InsertionScrollTests {
  private let steps = Steps()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `a list does not scroll to what is inserted unless its policy says so`() {
    show(1...20)
    show(0...20)
    #expect(offset == 0)
    show(0...21)
    #expect(offset == 0)
  }

  @Test func `a list at its edge scrolls to what is inserted there`() {
    list.adapter.policy.scrollsToInserted = .atEdge
    show(1...20)
    show(1...22)
    #expect(offset == 0)
    list.scroll(to: 900)
    show(1...24)
    #expect(offset == 1000)
    list.drag(by: -300)
    show(1...26)
    #expect(offset == 700)
  }

  @Test func `a list that holds its first item scrolls to one above it at its beginning`() {
    list.adapter.policy = .anchor(.firstVisible)
    list.adapter.policy.scrollsToInserted = .atEdge
    show(3...20)
    show(1...20)
    #expect(offset == 0)
    list.drag(by: 100)
    show(0...20)
    #expect(offset == 150)
  }

  @Test func `an update can scroll to the item that the user has created`() {
    show(1...20)
    list.apply(Stops(["a": Array(1...30)], steps: steps), policy: .scrollsToInserted(.always))
    list.flush()
    #expect(offset == 1300)
    show((1...30).filter { $0 != 2 })
    let mine = UpdatePolicy.scrollsToInserted(.matching { $0.id == ListIdentifier(2) })
    list.apply(Stops(["a": Array(1...31)], steps: steps), policy: mine)
    list.flush()
    #expect(offset == 50)
  }

  @Test func `a finger is waited for, and a list that is dragged away is left there`() {
    list.adapter.policy.scrollsToInserted = .always
    show(1...20)
    let finger = Headless.touchDown(at: CGPoint(x: 100, y: 150), in: list.window)
    finger?.move(to: CGPoint(x: 100, y: 120))
    show(1...21)
    let held = offset
    finger?.move(to: CGPoint(x: 100, y: 118))
    #expect(offset - held < 10)
    Headless.advance(by: 1)
    finger?.lift()
    list.finishAnimations()
    #expect(offset == 850)
    let other = Headless.touchDown(at: CGPoint(x: 100, y: 50), in: list.window)
    other?.move(to: CGPoint(x: 100, y: 70))
    show(1...22)
    other?.move(to: CGPoint(x: 100, y: 190))
    Headless.advance(by: 1)
    other?.lift()
    list.finishAnimations()
    #expect(offset < 800)
  }

  private var offset: CGFloat { list.collectionView.contentOffset.y }

  private func show(_ ids: some Sequence<Int>) {
    list.apply(Stops(["a": Array(ids)], steps: steps))
    list.flush()
  }
}
