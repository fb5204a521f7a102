import Testing
import TestSupport

@testable import RosterCore

struct LongestIncreasingSubsequenceTests {
  @Test func `no increasing subsequence is longer`() {
    var generator = SeededGenerator(seed: 3)
    for count in 0..<120 {
      let values = (0..<count).map { Int32($0) }.shuffled(using: &generator)
      let members = zip(values, longestIncreasingSubsequence(of: values)).filter(\.1).map(\.0)
      #expect(members == members.sorted())
      #expect(members.count == bruteForceIncreasing(values.map(Int.init)))
    }
  }

  @Test func `numbers below zero are passed over`() {
    let members = longestIncreasingSubsequence(of: [-1, 4, -1, 5, 1, -1])
    #expect(members == [false, true, false, true, false, false])
  }
}
