@testable import Roster
import TestSupport
import Testing

/// What comparing costs, counted in comparisons and hashes instead of time.
struct LinearityTests {
  struct Row: ViewModel {
    let id: CountedID
    var content = 0
  }

  /// The questions for each item that turning one list of numbers into another takes.
  private func questions(_ old: [Int], _ new: [Int]) -> Double {
    let tally = Tally()
    let before = snapshot(old, tally, content: 0)
    let after = snapshot(new, tally, content: 1)
    let changes = Changeset(from: before, to: after)
    _ = after.repeats(introducedBy: changes)
    _ = after.repeats()
    return Double(tally.questions) / Double(old.count + new.count)
  }

  private func snapshot(_ numbers: [Int], _ tally: Tally, content: Int) -> Snapshot {
    let rows = numbers.map { Row(id: CountedID($0, tally), content: content) }
    let run = Run(Column(rows), controller: ControllerKind(Self.self))
    return Snapshot(sections: [SnapshotSection(id: SectionID("only"), runs: [run])])
  }

  @Test(arguments: [1_000, Effort.share(of: 30_000)])
  func `any number of equal ids takes a few questions each`(count: Int) {
    let equal = Array(repeating: 7, count: count)
    #expect(questions(equal, equal) < 10)
    #expect(questions([1] + equal, equal + [2]) < 20)
    #expect(questions(equal + [1], [2] + equal.dropLast(count / 10)) < 20)
    let alternating = (0..<count).map { $0 % 2 }
    #expect(questions(alternating + [5], [6] + alternating.reversed()) < 20)
  }

  @Test func `a million equal ids take no more questions each than a thousand`() {
    let equal = Array(repeating: 7, count: Effort.share(of: 1_000_000))
    #expect(questions([1] + equal, equal + [2]) < 20)
  }

  @Test(arguments: [1_000, Effort.share(of: 30_000)])
  func `lists in any order take a few questions for each item`(count: Int) {
    let numbers = Array(0..<count)
    #expect(questions(numbers, numbers.reversed()) < 20)
    #expect(questions(numbers, numbers.map { $0 + count }) < 20)
    #expect(
      questions(numbers, numbers.filter { $0 % 3 != 0 } + numbers.filter { $0 % 3 == 0 }) < 20
    )
  }
}
