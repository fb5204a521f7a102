import Foundation
import Roster
@testable import RosterTesting
import TestSupport
import Testing

@MainActor
@Suite struct ScratchTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SEEDS"] != nil)) func scratch() throws {
    for seed in (ProcessInfo.processInfo.environment["SEEDS"] ?? "").split(separator: ",").compactMap({ UInt64($0) }) {
      let script = RecordedScript(seed: seed)
      var marks: [(Int, String)] = []
      script.log = { words in
        let data = script.list.adapter.recording!
        marks.append((try! Recording(Array(data)).moments.count, words))
      }
      script.run()
      let recording = try #require(script.list.adapter.recording)
      isSaying = false
      let replay = DebugReplay(try Recording(Array(recording)), in: keep(), with: [])
      replay.run()
      guard let departure = replay.departure else { continue }
      isSaying = true
      DebugReplay(try Recording(Array(recording)), in: keep(), with: []).run()
      print("=== seed \(seed): \(departure)")
      let moments = try Recording(Array(recording)).moments
      let lower = max(0, departure.event - 40)
      for index in lower..<min(moments.count, departure.event + 25) {
        for mark in marks where mark.0 == index { print("  ---- \(mark.1)") }
        print("  \(index)\(moments[index].isInside ? "i" : " ") \(String(describing: moments[index].event).replacingOccurrences(of: "Roster.", with: "").prefix(260))")
      }
    }
  }
}

@MainActor var kept: ListHarness?
@MainActor func keep() -> ListHarness { let list = ListHarness(); kept = list; return list }
