import TestPlatform
import Testing

/// Rows of lists that a finger swipes aside.
@MainActor @Suite(.serialized) struct RowSwipeTests {
  /// What was done, and what is done when an action is chosen.
  @MainActor private final class Deeds {
    var done: [String] = []
    var completes = true
    var performsFirst = true
    var completion: ((Bool) -> Void)?
  }

  private let deeds = Deeds()
  private let list: CompositionalFixture
  private let window: UIWindow

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [deeds] path in
      guard path.item != 1 else { return nil }
      let actions = ["Delete", "Later"].map { title in
        UIContextualAction(style: .normal, title: title) { action, _, completion in
          deeds.done.append("\(action.title ?? "") \(path.item)")
          if deeds.completes { completion(true) } else { deeds.completion = completion }
        }
      }
      let result = UISwipeActionsConfiguration(actions: actions)
      result.performsFirstActionWithFullSwipe = deeds.performsFirst
      return result
    }
    list = CompositionalFixture(
      [9],
      size: CGSize(width: 400, height: 300),
      layout: .list(using: configuration)
    )
    window = Headless.show(list.view, size: CGSize(width: 400, height: 300))
  }

  @Test func `D36 a finger brings the actions beside the row, and one of them is tapped`() throws {
    try swipe(0, by: -180)
    #expect(place(0) < -100)
    #expect(state(0)?.isSwiped == true)
    tap(x: 390, y: 22)
    #expect(deeds.done == ["Delete 0"])
    Headless.finishAnimations()
    #expect(place(0) == 0)
    #expect(state(0)?.isSwiped == false)
    try swipe(2, by: -180)
    tap(x: 270, y: 110)
    #expect(deeds.done == ["Delete 0", "Later 2"])
  }

  @Test func `D36 a row without actions, or none at that edge, stays`() throws {
    try swipe(1, by: -180)
    #expect(place(1) == 0)
    try swipe(0, by: 180)
    #expect(place(0) == 0)
    try swipe(0, by: -30)
    #expect(place(0) == 0)
  }

  @Test func `D36 a swipe all the way across does the first action, where that is wanted`() throws {
    try swipe(0, by: -380)
    #expect(deeds.done == ["Delete 0"])
    #expect(place(0) == 0)
    deeds.performsFirst = false
    try swipe(0, by: -380)
    #expect(deeds.done == ["Delete 0"])
    #expect(place(0) < -100)
  }

  @Test func `D36 the row goes back when the action says that it is done`() throws {
    deeds.completes = false
    try swipe(0, by: -180)
    tap(x: 390, y: 22)
    Headless.finishAnimations()
    #expect(place(0) < -100)
    deeds.completion?(false)
    Headless.finishAnimations()
    #expect(place(0) == 0)
  }

  @Test func `D36 a touch beside the actions puts the row back and selects nothing`() throws {
    try swipe(0, by: -180)
    tap(x: 100, y: 110)
    Headless.finishAnimations()
    #expect(place(0) == 0)
    #expect(list.view.indexPathsForSelectedItems?.isEmpty != false)
    try swipe(0, by: -180)
    tap(x: 30, y: 22)
    Headless.finishAnimations()
    #expect(place(0) == 0)
    #expect(list.view.indexPathsForSelectedItems?.isEmpty != false)
    tap(x: 100, y: 110)
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `D36 another swipe, scrolling and editing put the row back`() throws {
    try swipe(0, by: -180)
    try swipe(2, by: -180)
    #expect(place(0) == 0)
    #expect(place(2) < -100)
    list.view.contentOffset.y = 20
    window.layoutIfNeeded()
    #expect(place(2) == 0)
    list.view.contentOffset.y = 0
    window.layoutIfNeeded()
    try swipe(0, by: -180)
    list.view.isEditing = true
    list.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(place(0) == 0)
    try swipe(0, by: -180)
    #expect(place(0) == 0)
  }

  @Test func `D36 a finger that goes down scrolls, and swipes nothing`() throws {
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 200, y: 200), in: window))
    finger.move(to: CGPoint(x: 195, y: 150))
    finger.move(to: CGPoint(x: 20, y: 150))
    finger.lift()
    #expect(list.view.contentOffset.y == 40)
    #expect(list.view.visibleCells.allSatisfy { $0.transform.isIdentity })
  }

  @Test func `D36 from right to left the actions are at the left`() throws {
    window.semanticContentAttribute = .forceRightToLeft
    list.view.semanticContentAttribute = .forceRightToLeft
    list.view.setNeedsLayout()
    window.layoutIfNeeded()
    try swipe(0, by: -180)
    #expect(place(0) == 0)
    try swipe(0, by: 180)
    #expect(place(0) > 100)
    tap(x: 10, y: 22)
    #expect(deeds.done == ["Delete 0"])
  }

  /// Recorded on iOS 26.1 with rows of 375 points.
  @Test(arguments: [40, 120, 240, 250, 260, 330] as [CGFloat])
  func `D36 a swipe across more than two thirds of the row does the first action`(
    _ way: CGFloat
  ) throws {
    window.frame.size.width = 375
    list.view.frame.size.width = 375
    try swipe(0, by: -way, from: 370)
    #expect(deeds.done == (way > 250 ? ["Delete 0"] : []))
  }

  @Test(arguments: [320, 400, 430, 768] as [CGFloat])
  func `D36 how far a row has to go follows its width`(_ width: CGFloat) throws {
    window.frame.size.width = width
    list.view.frame.size.width = width
    try swipe(0, by: -(width * 0.66), from: width - 5)
    #expect(deeds.done == [])
    tap(x: 5, y: 22)
    Headless.finishAnimations()
    try swipe(2, by: -(width * 0.7), from: width - 5)
    #expect(deeds.done == ["Delete 2"])
  }

  /// Draws a finger across a row, and lets it rest before it leaves.
  private func swipe(_ item: Int, by way: CGFloat, from x: CGFloat? = nil) throws {
    window.layoutIfNeeded()
    let start = CGPoint(x: x ?? (way < 0 ? 390 : 10), y: CGFloat(item) * 44 + 22)
    let finger = try #require(Headless.touchDown(at: start, in: window))
    for step in 1...10 {
      finger.move(to: CGPoint(x: start.x + way * CGFloat(step) / 10, y: start.y))
    }
    finger.lift()
    Headless.finishAnimations()
  }

  private func tap(x: CGFloat, y: CGFloat) {
    Headless.tap(at: CGPoint(x: x, y: y), in: window)
  }

  private func cell(_ item: Int) -> UICollectionViewCell? {
    list.view.cellForItem(at: IndexPath(item: item, section: 0))
  }

  /// How far to the right of its place a row is.
  private func place(_ item: Int) -> CGFloat { cell(item)?.transform.tx ?? .nan }

  private func state(_ item: Int) -> UICellConfigurationState? { cell(item)?.configurationState }
}
