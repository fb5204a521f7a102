import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Who waits for the end of animations.
@MainActor
@Suite struct AnimationEndTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))
  private let ends = Ends()

  init() {
    Headless.finishAnimations()
    show(1...3, animated: false)
  }

  @Test func `an animated update is over with its animation`() {
    show(1...4)
    wait()
    #expect(list.visibleTexts == ["1", "2", "3", "4"])
    #expect(ends.names.isEmpty)
    list.finishAnimations()
    #expect(ends.names == ["end"])
  }

  @Test func `a list at rest is over at once`() {
    wait()
    #expect(ends.names == ["end"])
  }

  @Test(arguments: [false, true])
  func `nothing is waited for that nobody sees`(hasWindow: Bool) {
    if !hasWindow { list.collectionView.removeFromSuperview() }
    show(1...4, animated: !hasWindow)
    wait()
    #expect(ends.names == ["end"])
  }

  @Test func `of two updates the later one is waited for`() {
    show(1...4)
    Headless.advance(by: 0.2)
    show(2...4)
    wait()
    Headless.advance(by: 0.2)
    #expect(ends.names.isEmpty)
    list.finishAnimations()
    #expect(ends.names == ["end"])
  }

  @Test func `a custom animation is waited for as long as it takes`() {
    list.adapter.policy.animation = .custom(duration: 2, curve: .easeInOut)
    show(1...4)
    wait()
    Headless.advance(by: 1.9)
    #expect(ends.names.isEmpty)
    Headless.advance(by: 0.2)
    #expect(ends.names == ["end"])
  }

  @Test func `a change of state is waited for, also before it is shown`() {
    list.note(1)?.updateState(animated: true) { $0.isExpanded = true }
    wait()
    #expect(ends.names.isEmpty)
    list.flush()
    #expect(list.visibleTexts == ["1", "2 (open)", "3"])
    #expect(ends.names.isEmpty)
    list.finishAnimations()
    #expect(ends.names == ["end"])
  }

  @Test func `content that waits for a batch is shown before`() {
    list.adapter.batch {
      show(1...4)
      wait()
    }
    #expect(list.visibleTexts == ["1", "2", "3", "4"])
    #expect(ends.names.isEmpty)
    list.finishAnimations()
    #expect(ends.names == ["end"])
  }

  @Test func `an animation that ends in a batch is over after the batch`() {
    show(1...4)
    wait()
    list.adapter.batch {
      Headless.finishAnimations()
      #expect(ends.names.isEmpty)
    }
    list.flush()
    #expect(ends.names == ["end"])
  }

  @Test func `whoever asks in a batch is answered after it`() {
    list.adapter.batch {
      wait()
      list.flush()
      #expect(ends.names.isEmpty)
    }
    list.flush()
    #expect(ends.names == ["end"])
  }

  @Test func `content that waits and is not animated is over when it is shown`() async {
    list.adapter.batch {
      show(1...4, animated: false)
      wait()
    }
    for _ in 0..<100 where ends.names.isEmpty { await Task.yield() }
    #expect(ends.names == ["end"])
  }

  @Test func `content that is compared in the background is shown before`() {
    let gate = Gate()
    list.adapter.policy.backgroundThreshold = 0
    list.adapter.comparisons = gate.queue
    show(1...4)
    wait()
    list.finishAnimations()
    #expect(ends.names.isEmpty)
    gate.open()
    list.finishAnimations()
    #expect(list.visibleTexts == ["1", "2", "3", "4"])
    #expect(ends.names == ["end"])
  }

  @Test func `whoever waits is called in order, and may have others wait longer`() {
    show(1...4)
    list.adapter.afterAnimations { [self] in
      show(1...5)
      wait("first")
    }
    wait("second")
    Headless.advance(by: 0.4)
    #expect(ends.names.isEmpty)
    list.finishAnimations()
    #expect(ends.names == ["second", "first"])
  }

  @Test func `nobody waits for an adapter that is gone`() {
    var adapter: ListAdapter? = ListAdapter(list.collectionView)
    adapter?.apply(Notes(["a": notes(1...3)], log: log)) { _ in }
    adapter?.apply(Notes(["a": notes(1...4)], log: log)) { _ in }
    adapter?.afterAnimations { [ends] in ends.names.append("end") }
    #expect(ends.names.isEmpty)
    adapter = nil
    #expect(ends.names == ["end"])
  }

  @Test func `the end can be awaited`() async {
    await Headless.withOwnTime {
      let list = ListHarness(size: CGSize(width: 320, height: 400))
      list.apply(Notes(["a": notes(1...3)], log: log))
      list.adapter.apply(Notes(["a": notes(1...4)], log: log))
      let waiter = Task {
        await list.adapter.afterAnimations()
        ends.names.append("end")
      }
      await Task.yield()
      #expect(ends.names.isEmpty)
      list.finishAnimations()
      await waiter.value
      #expect(ends.names == ["end"])
    }
  }

  private func show(_ numbers: ClosedRange<Int>, animated: Bool = true) {
    list.apply(Notes(["a": notes(numbers)], log: log), animated: animated)
  }

  private func wait(_ name: String = "end") {
    list.adapter.afterAnimations { [ends] in ends.names.append(name) }
  }
}

/// The names of those who were called.
@MainActor
private final class Ends {
  var names: [String] = []
}
