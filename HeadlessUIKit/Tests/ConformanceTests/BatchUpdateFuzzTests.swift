import TestSupport
import Foundation
import Testing

/// Random data and random operations: what is true passes, and what has one mistake does not.
///
/// `BATCH_FUZZ_CASES` sets how many cases are tried and `BATCH_FUZZ_SEED` the first one's seed. A
/// case is an update that is right, one with a mistake, and another one that is right.
@MainActor struct BatchUpdateFuzzTests {
  @Test func `B25 a true update passes and one with a mistake is refused once`() {
    let environment = ProcessInfo.processInfo.environment
    let count =
      environment["BATCH_FUZZ_CASES"].flatMap { UInt64($0) } ?? UInt64(Effort.share(of: 2_000))
    let first = environment["BATCH_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    for seed in first..<(first + count) {
      let problems = problems(seed: seed)
      #expect(problems == [], "seed \(seed)")
      if !problems.isEmpty { return }
    }
  }

  /// What goes wrong in a case, with the updates it goes wrong in.
  private func problems(seed: UInt64) -> [String] {
    var dice = SeededGenerator(seed: seed)
    let sections = FuzzUpdate.randomSections(&dice)
    let list = FuzzList(sections, dice: &dice)

    let first = FuzzUpdate(from: sections, dice: &dice)
    var complaints = list.accept(first, dice: &dice)
    if !complaints.isEmpty { return ["\(first)"] + complaints }

    let second = FuzzUpdate(from: first.new, dice: &dice)
    let mistakes = second.mistakes
    let mistake = mistakes[dice.roll(mistakes.count)]
    let wrong = second.making(mistake)
    complaints = list.refuse(wrong, dice: &dice)
    if !complaints.isEmpty { return ["\(mistake): \(wrong)"] + complaints }

    let third = FuzzUpdate(from: wrong.new, dice: &dice)
    complaints = list.accept(third, dice: &dice)
    return complaints.isEmpty ? [] : ["\(third)"] + complaints
  }
}
