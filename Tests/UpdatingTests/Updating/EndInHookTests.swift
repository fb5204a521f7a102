import ListFixtures
import Roster
import TestSupport
import Testing

/// Each list goes through the same life, which ends in another hook each time: an app may close a
/// screen in any of them.
@MainActor
@Suite struct EndInHookTests {
  @Test(arguments: ListLife.End.allCases)
  func `a list can end in each call of each hook, and what has begun ends once`(
    _ end: ListLife.End
  ) {
    let calls = calls(ending: end) { $0.update() }
    expect(
      calls,
      [
        .didLoad, .didInsert, .didMount, .configure, .willDisplay, .didEndDisplaying, .willUnmount,
        .didRemove, .didUpdate, .didMove, .environmentDidChange, .traitsDidChange, .didAppear,
        .didAppearFully, .didDisappearPartially, .didDisappear, .didEnterPreloadRange,
        .didExitPreloadRange, .didHighlight, .didUnhighlight, .didSelect, .didDeselect,
      ],
      ["observeSelection", "observeUpdates", "observeVisibility", "onAppear", "onDisappear"]
    )
  }

  @Test(arguments: ListLife.End.allCases)
  func `a list can end while it is touched, and what has begun ends once`(_ end: ListLife.End) {
    let calls = calls(ending: end) { $0.handle() }
    expect(
      calls,
      [
        .willBeginSwiping, .didEndSwiping, .didBeginMoving, .didEndMoving, .willBeginDragging,
        .didEndDragging, .performPrimaryAction,
      ],
      ["observeMoves", "observeEditing", "action", "onDrop"]
    )
  }

  /// Expects that lists have ended in all these calls, unless only some were tried.
  private func expect(_ calls: Set<String>, _ hooks: [ControllerHook], _ closures: [String]) {
    guard Effort.isWhole else { return }
    #expect(Set(hooks.map(\.rawValue) + closures).subtracting(calls).isEmpty)
  }

  /// Returns the calls in which lists ended that went through the same course, one in each call.
  private func calls(
    ending end: ListLife.End,
    _ course: (ListLife) -> Void
  ) -> Set<String> {
    var calls: Set<String> = []
    var call = 0
    while true {
      let life = ListLife(end, at: call)
      life.run(course)
      expectWhole(life, "\(end) in call \(call), \(life.ended ?? "none")")
      guard let name = life.ended else { return calls }
      calls.insert(name)
      call += Effort.step(1)
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
    (.didBeginMoving, .didEndMoving),
  ]
}
