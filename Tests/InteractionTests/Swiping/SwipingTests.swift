import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// What a finger does that goes sideways on a cell.
@MainActor
@Suite(.serialized) struct SwipingTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())

  @Test(arguments: Kind.allCases)
  func `cells are swiped aside in every layout`(_ kind: Kind) throws {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: kind.layout)
    list.apply(SwipedMails(ids: Array(1...3), log: log))
    #expect(list.swipe([0, 1], from: .trailing) == ["Delete", "Flag"])
    #expect(list.adapter.swipedItem == list.adapter.itemID(at: [0, 1]))
    #expect(list.swipe([0, 0], from: .leading) == ["Read"])
    #expect(list.swipe([0, 0], from: .trailing, choosing: "Flag"))
    #expect(log.take().contains("flag 1"))
    // UIKit's own list decides heights by itself, which is reported.
    #expect(list.issues.isEmpty == (kind != .ofUIKit))
  }

  enum Kind: CaseIterable {
    case list, flow, compositional, appsOwn, ofUIKit

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .list: ListLayout()
      case .flow: UICollectionViewFlowLayout()
      case .compositional: CompositionalListLayout()
      case .appsOwn: SwipedRowsLayout()
      case .ofUIKit:
        UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)
        )
      }
    }
  }

  @Test func `the cell is aside by the width of its actions, which are beside it`() throws {
    show(1...3)
    list.swipe([0, 0], from: .trailing)
    let cell = try #require(list.collectionView.cellForItem(at: [0, 0]))
    let buttons = try buttons()
    #expect(buttons.map(\.currentTitle) == ["Delete", "Flag"])
    let width = buttons.reduce(0) { $0 + $1.bounds.width }
    #expect(abs(cell.frame.maxX - (320 - width)) < 0.001)
    #expect(frame(of: buttons[0]).maxX == 320)
    #expect(abs(frame(of: buttons[1]).minX - cell.frame.maxX) < 0.001)
    #expect(frame(of: buttons[1]).maxX == frame(of: buttons[0]).minX)
    #expect(buttons.allSatisfy { frame(of: $0).minY == 0 && frame(of: $0).height == 50 })
  }

  @Test func `items of a horizontal list are not swiped`() throws {
    let list = ListHarness(
      size: CGSize(width: 320, height: 400),
      layout: ListLayout(axis: .horizontal)
    )
    list.apply(SwipedMails(ids: [1], log: log))
    let id = try #require(list.adapter.itemID(at: [0, 0]))
    #expect(!list.adapter.showSwipeActions(of: id, from: .trailing, animated: false))
    #expect(list.adapter.swipedItem == nil)
    #expect(!log.take().contains("swipe trailing 1"))
  }

  @Test func `an action has its title, its image and its color`() throws {
    show(1...1)
    list.swipe([0, 0], from: .trailing)
    let buttons = try buttons()
    #expect(buttons.map(\.backgroundColor) == [.systemRed, .systemBlue])
    #expect(buttons[1].currentImage != nil)
    let label = try #require(buttons[1].titleLabel)
    let image = try #require(buttons[1].imageView)
    #expect(label.frame.minY >= image.frame.maxY)
    list.swipe([0, 0], from: .leading)
  }

  @Test func `a finger that goes up and down scrolls`() throws {
    show(1...30)
    let start = CGPoint(x: 200, y: 200)
    drag(from: start, by: CGPoint(x: -30, y: -100))
    #expect(list.collectionView.contentOffset.y > 50)
    #expect(list.adapter.swipedItem == nil)
    drag(from: start, by: CGPoint(x: -100, y: -100))
    #expect(list.collectionView.contentOffset.y > 150)
    #expect(log.count(of: "swipe trailing") == 0)
  }

  @Test func `a short swipe goes back, and a cell without actions stays`() throws {
    show(1...3)
    drag(from: CGPoint(x: 300, y: 25), by: CGPoint(x: -60, y: 0))
    #expect(list.adapter.swipedItem == nil)
    #expect(try cell(0).transform.isIdentity)
    drag(from: CGPoint(x: 20, y: 75), by: CGPoint(x: 200, y: 0))
    #expect(list.adapter.swipedItem == nil)
    #expect(try cell(1).transform.isIdentity)
    #expect(log.count(of: "swipe trailing") == 1)
  }

  @Test func `a finger that flicks needs no way`() throws {
    show(1...3)
    drag(from: CGPoint(x: 300, y: 25), by: CGPoint(x: -60, y: 0), in: 0.1)
    #expect(list.adapter.swipedItem == list.adapter.itemID(at: [0, 0]))
    drag(from: CGPoint(x: 100, y: 25), by: CGPoint(x: 40, y: 0), in: 0.1)
    #expect(list.adapter.swipedItem == nil)
  }

  @Test func `one item is aside at a time`() throws {
    show(1...3)
    list.swipe([0, 0], from: .trailing)
    list.swipe([0, 2], from: .trailing)
    #expect(list.adapter.swipedItem == list.adapter.itemID(at: [0, 2]))
    #expect(try cell(0).transform.isIdentity)
    list.finishAnimations()
    #expect(try buttons().count == 2)
    let first = try #require(list.adapter.itemID(at: [0, 0]))
    _ = log.take()
    #expect(list.adapter.showSwipeActions(of: first, from: .trailing, animated: false))
    #expect(list.adapter.swipedItem == first)
    #expect(try cell(2).transform.isIdentity)
    #expect(log.take().filter { $0.hasPrefix("end") } == ["end of swipe 3"])
    list.finishAnimations()
    #expect(try buttons().count == 2)
  }

  @Test func `a swipe all the way across does the first action, once`() throws {
    show(1...3)
    list.swipeAcross([0, 0], from: .leading)
    #expect(log.count(of: "read") == 1)
    #expect(list.adapter.swipedItem == nil)
    list.swipeAcross([0, 2], from: .trailing)
    #expect(log.count(of: "delete") == 1)
    #expect(list.visibleTexts.count == 2)
    list.finishAnimations()
    #expect(try buttons().isEmpty)
  }

  @Test func `an item is on screen again when its cell comes back from all the way aside`() throws {
    show(1...3)
    log.onSelect = nil
    list.swipeAcross([0, 1], from: .trailing)
    #expect(log.count(of: "delete") == 1)
    list.window.layoutIfNeeded()
    let controller = try #require(list.controller(SwipedMailController.self, at: [0, 1]))
    #expect(controller.isVisible)
    #expect(controller.visibleFraction == 1)
  }

  @Test func `an item is visible as far as a finger leaves its cell on screen`() throws {
    list.apply(SwipedMails(ids: [1, 3], columns: 2, log: log))
    let controller = try #require(list.controller(SwipedMailController.self, at: [0, 1]))
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 170, y: 25), in: list.window))
    for x in [190.0, 250, 345] { finger.move(to: CGPoint(x: x, y: 25)) }
    list.window.layoutIfNeeded()
    #expect(try cell(1).frame.minX >= 320)
    #expect(!controller.isVisible)
    finger.move(to: CGPoint(x: 250, y: 25))
    finger.lift()
    list.window.layoutIfNeeded()
    #expect(try cell(1).frame.minX < 320)
    #expect(controller.isVisible)
    list.adapter.hideSwipeActions(animated: false)
    let id = try #require(list.adapter.itemID(at: [0, 1]))
    list.adapter.showSwipeActions(of: id, from: .leading, animated: false)
    list.window.layoutIfNeeded()
    #expect(controller.visibleFraction < 1)
  }

  @Test func `a full swipe that returns does nothing`() throws {
    show(1...3)
    let window = list.window
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 310, y: 25), in: window))
    for x in [280.0, 150, 20] { finger.move(to: CGPoint(x: x, y: 25)) }
    #expect(try frame(of: buttons()[0]).minX == cell(0).frame.maxX)
    finger.move(to: CGPoint(x: 200, y: 25))
    finger.lift()
    #expect(log.count(of: "delete") == 0)
    #expect(list.adapter.swipedItem != nil)
  }

  @Test func `a controller may keep a full swipe from doing anything`() throws {
    show([7])
    list.swipeAcross([0, 0], from: .trailing)
    #expect(log.count(of: "delete") == 0)
    #expect(list.adapter.swipedItem != nil)
  }

  @Test func `a touch elsewhere puts the cell back and does nothing else`() throws {
    show(1...3)
    list.swipe([0, 0], from: .trailing)
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 100, y: 125), in: list.window))
    #expect(list.adapter.swipedItem == nil)
    finger.lift()
    list.flush()
    #expect(log.count(of: "select") == 0)
    list.tap([0, 2])
    #expect(log.count(of: "select") == 1)
  }

  @Test func `a tap on the cell puts it back and does not select it`() throws {
    show(1...3)
    list.swipe([0, 0], from: .trailing)
    list.tap([0, 0])
    #expect(list.adapter.swipedItem == nil)
    #expect(log.count(of: "select") == 0)
  }

  @Test func `a scroll puts the cell back, by finger or by the app`() throws {
    show(1...30)
    list.swipe([0, 0], from: .trailing)
    drag(from: CGPoint(x: 50, y: 300), by: CGPoint(x: 0, y: -20))
    #expect(list.adapter.swipedItem == nil)
    list.swipe([0, 3], from: .trailing)
    list.scroll(to: 60)
    #expect(list.adapter.swipedItem == nil)
  }

  @Test func `an update of the item puts it back, and one of another does not`() throws {
    show(1...4)
    list.swipe([0, 1], from: .trailing)
    show([1, 2, 3])
    #expect(list.adapter.swipedItem != nil)
    list.apply(SwipedMails(ids: [1, 2, 3], changed: 2, log: log))
    #expect(list.adapter.swipedItem == nil)
    list.swipe([0, 1], from: .trailing)
    show([2, 3])
    #expect(list.adapter.swipedItem == nil)
    #expect(try cell(0).frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    list.swipe([0, 0], from: .trailing)
    show([3])
    #expect(list.adapter.swipedItem == nil)
    list.finishAnimations()
    #expect(try buttons().isEmpty)
    #expect(list.collectionView.visibleCells.allSatisfy { $0.transform.isIdentity })
  }

  @Test func `turning the device and leaving the window put the cell back`() throws {
    show(1...3)
    list.swipe([0, 0], from: .trailing)
    list.rotate()
    #expect(list.adapter.swipedItem == nil)
    list.swipe([0, 0], from: .trailing)
    list.collectionView.removeFromSuperview()
    #expect(list.adapter.swipedItem == nil)
    #expect(try cell(0).transform.isIdentity)
  }

  @Test func `a cell that is used again stands in its place`() throws {
    show(1...40)
    list.swipe([0, 0], from: .trailing)
    let swiped = try cell(0)
    list.scroll(to: 1000)
    #expect(swiped.transform.isIdentity)
    list.finishAnimations()
    #expect(list.collectionView.visibleCells.allSatisfy { $0.transform.isIdentity })
    #expect(try buttons().isEmpty)
  }

  @Test func `from right to left the actions are at the other side`() throws {
    list.setLayoutDirection(.rightToLeft)
    show(1...3)
    #expect(list.swipe([0, 0], from: .trailing) == ["Delete", "Flag"])
    #expect(try frame(of: buttons()[0]).minX == 0)
    #expect(try cell(0).frame.minX > 0)
    list.adapter.hideSwipeActions(animated: false)
    drag(from: CGPoint(x: 300, y: 25), by: CGPoint(x: -120, y: 0))
    #expect(try buttons().map(\.currentTitle) == ["Read"])
  }

  @Test func `the actions are offered to assistive technologies by their titles`() {
    show(1...3)
    #expect(list.accessibilityActions([0, 0]) == ["Read", "Delete", "Flag"])
    #expect(list.accessibilityActions([0, 1]) == ["Delete", "Flag"])
    #expect(list.performAccessibilityAction("Flag", at: [0, 1]))
    #expect(log.take().last == "flag 2")
  }

  @Test func `the controller is told when it begins and when it ends`() {
    show(1...3)
    list.swipe([0, 0], from: .trailing)
    #expect(log.events(of: 1).suffix(1) == ["swipe trailing"])
    list.swipe([0, 2], from: .leading)
    #expect(log.events(of: 1).suffix(2) == ["swipe trailing", "end of swipe"])
    let hooks = list.callbacks(of: SwipedMailController.self, id: 1)
      .filter { [.willBeginSwiping, .didEndSwiping].contains($0) }
    #expect(hooks == [.willBeginSwiping, .didEndSwiping])
  }

  @Test func `the app may show actions and hide them`() throws {
    show(1...3)
    let id = try #require(list.adapter.itemID(at: [0, 0]))
    #expect(list.adapter.showSwipeActions(of: id, from: .leading, animated: false))
    #expect(try buttons().map(\.currentTitle) == ["Read"])
    list.adapter.hideSwipeActions()
    list.finishAnimations()
    #expect(try buttons().isEmpty)
    let second = try #require(list.adapter.itemID(at: [0, 1]))
    #expect(!list.adapter.showSwipeActions(of: second, from: .leading))
    show(3...3)
    #expect(!list.adapter.showSwipeActions(of: id, from: .leading))
  }

  @Test func `a cancelled touch puts the cell back`() throws {
    show(1...3)
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 310, y: 25), in: list.window))
    for x in [290.0, 200, 100] { finger.move(to: CGPoint(x: x, y: 25)) }
    #expect(list.adapter.swipedItem != nil)
    finger.cancel()
    #expect(list.adapter.swipedItem == nil)
    #expect(try cell(0).transform.isIdentity)
  }

  @Test func `an action that is removed with its item is not done`() throws {
    show(1...3)
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 310, y: 25), in: list.window))
    for x in [290.0, 200, 20] { finger.move(to: CGPoint(x: x, y: 25)) }
    show(2...3)
    finger.lift()
    #expect(log.count(of: "delete") == 0)
    #expect(list.visibleTexts == ["2", "3"])
  }

  @Test func `narrow cells keep a part of themselves in view`() throws {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    list.apply(SwipedMails(ids: [1, 2, 3, 4], columns: 2, log: log))
    #expect(list.swipe([0, 1], from: .trailing) == ["Delete", "Flag"])
    let cell = try #require(list.collectionView.cellForItem(at: [0, 1]))
    #expect(cell.frame.maxX >= 160 + 160 * 0.2)
  }

  @Test func `a swiped list leaves nothing behind`() {
    let log = Log()
    let leaks = ListHarness.leaks { list in
      list.apply(SwipedMails(ids: [1, 2, 3], log: log))
      list.swipe([0, 0], from: .trailing)
    }
    #expect(leaks.isEmpty)
  }

  private func show(_ ids: some Sequence<Int>) {
    list.apply(SwipedMails(ids: Array(ids), log: log))
    log.onSelect = { [list, log] controller in
      guard controller.state.taps == 1 else { return }
      let ids = list.visibleTexts.compactMap(Int.init).filter { $0 != controller.viewModel.id }
      list.adapter.apply(SwipedMails(ids: ids, log: log))
    }
  }

  private func cell(_ item: Int) throws -> UICollectionViewCell {
    try #require(list.collectionView.cellForItem(at: [0, item]))
  }

  /// The buttons beside cells, from the edge inwards as they are in the list.
  private func buttons() throws -> [UIButton] {
    list.collectionView.subviews
      .filter { !($0 is UICollectionReusableView) }
      .flatMap(\.subviews).compactMap { $0 as? UIButton }.reversed()
  }

  private func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: list.collectionView)
  }

  private func drag(from start: CGPoint, by way: CGPoint, in duration: TimeInterval? = nil) {
    guard let finger = Headless.touchDown(at: start, in: list.window) else { return }
    for step in 1...10 {
      if let duration { Headless.advance(by: duration / 10) }
      let part = CGFloat(step) / 10
      finger.move(to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
    }
    finger.lift()
    list.flush()
  }
}
