import ListFixtures
import Roster
import TestSupport
import Testing

/// Each list goes through the same life, and the app does something in another call of a hook each time.
@MainActor
@Suite struct ActsInHooksTests {
  @Test(arguments: ListLife.Act.allCases)
  func `an app can act in each call of each hook, and what has begun ends once`(
    _ act: ListLife.Act
  ) {
    let calls = calls(in: act) { $0.update() }
    expect(
      calls,
      of: act,
      [
        .didLoad, .didInsert, .didMount, .configure, .willDisplay, .didEndDisplaying, .willUnmount,
        .didRemove, .didUpdate, .didMove, .environmentDidChange, .traitsDidChange, .didAppear,
        .didAppearFully, .didDisappearPartially, .didDisappear, .didEnterPreloadRange,
        .didExitPreloadRange, .didHighlight, .didUnhighlight, .didSelect, .didDeselect,
      ],
      ["observeSelection", "observeUpdates", "observeVisibility", "onAppear", "onDisappear"]
    )
  }

  @Test(arguments: ListLife.Act.allCases)
  func `an app can act while a list is touched, and what has begun ends once`(_ act: ListLife.Act) {
    let calls = calls(in: act) { $0.handle() }
    expect(
      calls,
      of: act,
      [
        .willBeginSwiping, .didEndSwiping, .didBeginMoving, .didEndMoving, .willBeginDragging,
        .didEndDragging, .performPrimaryAction,
      ],
      ["observeMoves", "observeEditing", "action", "onDrop"]
    )
  }

  @Test(arguments: ListLife.Act.allCases)
  func `an app can act while a list is looked at, and what has begun ends once`(
    _ act: ListLife.Act
  ) {
    let calls = calls(in: act) { $0.visit() }
    expect(
      calls,
      of: act,
      [.didFocus, .didUnfocus, .didImpress, .didSelect, .didRemove, .didExitPreloadRange],
      ["scrolled", "focused", "afterAnimations", "onEvent"]
    )
  }

  /// Expects that the app has acted in all these calls, unless only some were tried.
  private func expect(
    _ calls: Set<String>,
    of act: ListLife.Act,
    _ hooks: [ControllerHook],
    _ closures: [String]
  ) {
    guard Effort.isWhole, act == .releases else { return }
    #expect(Set(hooks.map(\.rawValue) + closures).subtracting(calls).isEmpty)
  }

  /// Takes one list for each call through a course, and returns the calls in which the app has acted.
  private func calls(
    in act: ListLife.Act,
    _ course: (ListLife) -> Void
  ) -> Set<String> {
    var calls: Set<String> = []
    var call = 0
    while true {
      let life = ListLife(act, at: call)
      life.run(course)
      expectWhole(life, "\(act) in call \(call), \(life.moment ?? "none")")
      guard let name = life.moment else { return calls }
      calls.insert(name)
      // A list that ends has the most to fear, and there are many calls.
      call += Effort.step(act == .releases ? 1 : 3)
    }
  }

  /// Expects that each controller was told the end of all of which it was told the beginning, and that none is left.
  private func expectWhole(_ life: ListLife, _ comment: Comment) {
    for hooks in life.hooks {
      #expect(hooks.first == .didLoad, comment)
      #expect(hooks.last == .didRemove, comment)
      for (first, last) in Self.pairs {
        let count = { hook in hooks.count { $0 == hook } }
        #expect(count(first) == count(last), "\(first) in \(comment)")
      }
    }
    #expect(life.survivorCount == 0, comment)
    #expect(life.isGone, comment)
  }

  private static let pairs: [(ControllerHook, ControllerHook)] = [
    (.didLoad, .didRemove), (.didMount, .willUnmount), (.willDisplay, .didEndDisplaying),
    (.didAppear, .didDisappear), (.didAppearFully, .didDisappearPartially),
    (.didEnterPreloadRange, .didExitPreloadRange), (.willBeginSwiping, .didEndSwiping),
    (.didBeginMoving, .didEndMoving), (.didFocus, .didUnfocus),
  ]
}
