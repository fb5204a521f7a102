import TestPlatform
import Testing

/// Code that waits for what UIKit does over time, and advances nothing.
@MainActor struct RunningTimeTests {
  private let list = DiffableFixture()

  @Test(arguments: [Headless.Pace.realTime, .immediate])
  func `R1 where time runs by itself an animated change is waited for`(
    pace: Headless.Pace
  ) async {
    await Headless.withOwnTime(pace: pace) {
      list.show("A:ab")
      await list.source.apply(DiffableFixture.snapshot("A:bca"))
      #expect(list.shown == "bca")
      let isFinished = await list.view.performBatchUpdates {}
      #expect(isFinished)
    }
  }

  @Test func `R1 what is scheduled comes in the order of its time`() async {
    var order: [String] = []
    await Headless.withOwnTime(pace: .realTime) {
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.05, animations: {}) { _ in
          order.append("later")
          continuation.resume()
        }
        UIView.animate(withDuration: 0.02, animations: {}) { _ in order.append("sooner") }
      }
    }
    #expect(order == ["sooner", "later"])
  }

  @Test func `R1 pending layout is done by itself in a window`() async {
    await Headless.withOwnTime(pace: .immediate) {
      list.source.applySnapshotUsingReloadData(
        DiffableFixture.snapshot("A:xy"),
        completion: nil
      )
      while list.view.visibleCells.isEmpty { await Task.yield() }
      #expect(list.view.visibleCells.count == 2)
    }
  }

  @Test func `R1 unless a test asks for it, nothing happens by itself`() async {
    #expect(Headless.pace == .whenAdvanced)
    await Headless.withOwnTime {
      var isDone = false
      list.source.apply(DiffableFixture.snapshot("A:ab")) { isDone = true }
      for _ in 0..<100 { await Task.yield() }
      #expect(!isDone)
      Headless.finishAnimations()
      #expect(isDone)
    }
  }

  @Test func `R3 blocks that UIKit does not keep do not escape`() {
    list.show("A:a")
    func perform(_ body: () -> Void) {
      list.view.performBatchUpdates(body)
      list.view.performBatchUpdates(body, completion: nil)
      UIView.performWithoutAnimation(body)
    }
    var count = 0
    perform { count += 1 }
    #expect(count == 3)
    let optional: (() -> Void)? = nil
    list.view.performBatchUpdates(optional)
    list.view.performBatchUpdates(nil, completion: { _ in })
  }

  @Test func `R3 a subclass hears of every batch`() {
    final class Listener: UICollectionView {
      var batches = 0
      override func performBatchUpdates(
        _ updates: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
      ) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    let view = Listener(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.performBatchUpdates {}
    view.performBatchUpdates(nil)
    #expect(view.batches == 2)
  }

  @Test func `R4 a transition changes at once and ends with its time`() {
    Headless.withOwnTime {
      var ends: [Bool] = []
      let view = UIView()
      let (old, new) = (UIView(), UIView())
      view.addSubview(old)
      UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
        view.alpha = 0.5
      } completion: {
        ends.append($0)
      }
      UIView.transition(from: old, to: new, duration: 1) { ends.append($0) }
      #expect(view.alpha == 0.5)
      #expect(view.subviews == [new])
      Headless.advance(by: 0.5)
      #expect(ends.count == 1)
      UIView.transition(from: new, to: old, duration: 0, options: .showHideTransitionViews)
      #expect(new.isHidden)
      Headless.finishAnimations()
      #expect(ends == [true, true])
    }
  }
}
