import Roster
import Testing

/// The time in which the animations of one test take place.
///
/// Tests run in parallel in one process, and one that lets time pass must not end the animations of
/// another one. All lists of a test share its time.
@MainActor
final class TestTime {
  #if canImport(UIKit)
  func begin(in window: UIWindow) {}

  func pass<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  func finish(_ list: UICollectionView) { list.finishAnimations() }
  #else
  private let time: Headless.Time

  init() {
    Headless.timeOfTest = { Test.current.flatMap { Self.times[$0.id]?.time } }
    if let time = Headless.ownTime {
      self.time = time
    } else {
      time = Headless.Time()
      Self.times = Self.times.filter { $0.value.time != nil }
      if let test = Test.current { Self.times[test.id] = Entry(time: time) }
    }
  }

  /// Makes what happens in a window take place in this time.
  func begin(in window: UIWindow) { Headless.setTime(time, of: window) }

  /// Performs a step in this time.
  func pass<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Headless.withTime(time, body)
  }

  /// Lets time pass until all animations have ended, also those that began outside of any test.
  func finish(_ list: UICollectionView) {
    pass { Headless.finishAnimations() }
    Headless.finishSharedAnimations()
  }

  private struct Entry {
    weak var time: Headless.Time?
  }

  /// The times of the tests that run, as long as one of their lists is in use.
  private static var times: [Test.ID: Entry] = [:]
  #endif
}

extension ListHarness {
  /// Lets time pass until all animations have ended.
  func finishTime() { time.finish(collectionView) }

  /// Lets time pass while a test awaits the list, as in `await adapter.scroll(to: id)`: nobody else
  /// does it meanwhile.
  ///
  /// A test that lets time pass by itself gets some turns of the main actor to do so. If the list
  /// does not come to rest, the test fails with a sentence that says why.
  func passTimeWhileAwaited() {
    adapter.time.onWait = { [weak self] isOver in
      let test = Test.current?.name
      Task { @MainActor [weak self] in
        for _ in 0..<Self.turnsOfGrace where !isOver() { await Task.yield() }
        let clock = ContinuousClock()
        let end = clock.now + .seconds(Self.patience)
        var turns = 0
        while !isOver(), clock.now < end || turns < Self.turnsOfPatience {
          guard let self else { return }
          window.layoutIfNeeded()
          flush()
          finishTime()
          turns += 1
          await Task.yield()
          if turns > Self.turnsOfGrace { try? await clock.sleep(for: .milliseconds(1)) }
        }
        guard !isOver(), let self else { return }
        isAwaitedInVain = true
        let held = adapter.movingItem == nil ? [] : ["an item that is picked up"]
        let reasons = held + adapter.work
        let reason = reasons.isEmpty ? "an update" : reasons.joined(separator: ", ")
        let start = "\(test ?? "The test") awaits the list, which does not come to rest"
        Issue.record(Comment(rawValue: "\(start): it waits for \(reason)."))
      }
    }
  }

  /// The number of turns of the main actor in which a test may let time pass by itself.
  private static let turnsOfGrace = 50

  /// How long a test may await the list, in seconds.
  private static let patience = 5

  /// The number of turns after which waiting is in vain, once the patience is over.
  private static let turnsOfPatience = 200
}
