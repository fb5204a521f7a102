import Testing
import TestSupport

@testable import Roster

/// The walk through two lists in order, without the common ends before it and the hashing after it.
struct OrderedWalkTests {
  private func walk<ID: LetterIdentifier>(
    _ old: [DrawnLetter<ID>],
    _ new: [DrawnLetter<ID>],
    budget: Int = WalkTuning.budget
  ) -> String {
    withComparison(old, new) { comparison in
      var walk = OrderedWalk(
        comparison,
        old: 0..<old.count,
        new: 0..<new.count,
        budget: budget
      )
      var alignment = Alignment()
      var changes = ItemChanges()
      walk.run(into: &alignment, changes: &changes)
      let ahead = walk.old.isEmpty && walk.new.isEmpty ? "" : " ahead \(walk.old) \(walk.new)"
      let updates = changes.updated.map { " update \($0.from.item)" }.joined()
      return alignment.picture + ahead + updates
    }
  }

  @Test(arguments: [
    ("abc", "abc", "0=0×3 old - new -"),
    ("abc", "aXbc", "0=0×1 1=2×2 old - new 1"),
    ("abc", "ac", "0=0×1 2=1×1 old 1 new -"),
    ("abcd", "aXcd", "0=0×1 2=2×2 old 1 new 1"),
    ("ab'c", "abc'", "0=0×3 old - new - update 1 update 2"),
    ("abcd", "cdab", "0=2×2 old - new 0,1 ahead 2..<4 4..<4"),
    ("abcdefgh", "a1234bcdefgh", "0=0×1 1=5×7 old - new 1,2,3,4"),
    // Behind a gap of five, one item that agrees may just have moved.
    ("abcdefg", "a12345b6789cX", "0=0×1 old 1,2,3,4,5,6 new 1,2,3,4,5,6 ahead 7..<7 7..<13"),
    ("abcdefgh", "a12345bcdefgh", "0=0×1 1=6×7 old - new 1,2,3,4,5"),
  ])
  func `the walk skips missing and extra elements and continues`(
    old: String,
    new: String,
    picture: String
  ) {
    #expect(walk(DrawnLetter<UInt32>.word(old), DrawnLetter.word(new)) == picture)
    #expect(walk(DrawnLetter<String>.word(old), DrawnLetter.word(new)) == picture)
  }

  @Test func `a walk without a budget stops at the first difference`() {
    let picture = walk(DrawnLetter<UInt32>.word("abc"), DrawnLetter.word("aXbc"), budget: -2)
    #expect(picture == "0=0×1 old - new - ahead 1..<3 1..<4")
  }

  @Test func `what matches earns the budget for the next gap`() {
    let letters = DrawnLetter<UInt32>.word("abcdefghijklmnop")
    let changed = DrawnLetter<UInt32>.word("abcdefghXijklmnop")
    #expect(walk(letters, changed, budget: 0) == "0=0×8 8=9×8 old - new 8")
  }

  @Test func `a block far longer than a gap nearby is passed at once`() {
    let new = "ab" + String((0..<100).map { _ in "#" }) + "cdef"
    let picture = walk(DrawnLetter<UInt32>.word("abcdef"), DrawnLetter.word(new))
    #expect(picture.hasPrefix("0=0×2 2=102×4 old - new 2,3,4,"))
  }

  @Test func `identifiers compared all at once are walked like those compared one by one`() {
    var generator = SeededGenerator(seed: 11)
    let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    for _ in 0..<Effort.share(of: 2_000) {
      let old = String(alphabet.shuffled(using: &generator).prefix(40))
      var letters = Array(old)
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        letters.remove(at: Int.random(in: 0..<letters.count, using: &generator))
        guard let letter = alphabet.randomElement(using: &generator) else { continue }
        letters.insert(letter, at: Int.random(in: 0...letters.count, using: &generator))
      }
      let new = String(letters)
      let quick = walk(DrawnLetter<UInt32>.word(old), DrawnLetter.word(new))
      let slow = walk(DrawnLetter<String>.word(old), DrawnLetter.word(new))
      #expect(quick == slow, "\(old) → \(new)")
    }
  }
}
