import Foundation
import Roster
import RosterTesting
import TestSupport
import Testing

/// Random lists that are recorded and replayed.
@MainActor
@Suite struct RecordingFuzzTests {
  @Test
  func `a replay of a random script ends in the same list, the same hooks and the same issues`()
    throws
  {
    for seed in Effort.seeds(1_000) {
      let script = RecordedScript(seed: seed)
      script.run()
      let recording = try #require(script.list.adapter.recording)
      let replay = try ListHarness(replaying: recording)
      #expect(replay.departure == nil, "seed \(seed)")
      let (hooks, found) = (script.list.hooks, replay.hooks)
      #expect(hooks.elementsEqual(found), "seed \(seed)")
      #expect(replay.issueNames == script.list.issueNames, "seed \(seed)")
      #expect(replay.counts == script.list.counts, "seed \(seed)")
      let distance =
        script.list.collectionView.contentOffset.y - replay.collectionView.contentOffset.y
      #expect(abs(distance) < 0.01, "seed \(seed)")
    }
  }
}

extension ListHarness {
  fileprivate var hooks: [ControllerHook] { callbacks.map(\.hook) }

  fileprivate var counts: [Int] {
    (0..<collectionView.numberOfSections).map(collectionView.numberOfItems)
  }
}
