import Testing

@testable import Roster

/// How far two lists agree from their beginnings and from their ends.
struct CommonEndsTests {
  private func ends<ID: LetterIdentifier>(
    _ old: [DrawnLetter<ID>],
    _ new: [DrawnLetter<ID>]
  ) -> String {
    withComparison(old, new) { comparison in
      let limit = min(old.count, new.count)
      var changes = ItemChanges()
      let first = comparison.matches(fromOld: 0, new: 0, limit: limit, changes: &changes)
      let last = comparison.matches(
        beforeOld: old.count,
        new: new.count,
        limit: limit - first,
        changes: &changes
      )
      let updates = changes.updated.map { " update \($0.from.item) → \($0.to.item)" }
      return "\(first) and \(last)" + updates.joined()
    }
  }

  @Test(arguments: [
    ("_", "abc", "0 and 0"),
    ("abc", "abc", "3 and 0"),
    ("abc", "xyz", "0 and 0"),
    ("abcd", "abXcd", "2 and 2"),
    ("abXcd", "abcd", "2 and 2"),
    ("aa", "aaa", "2 and 0"),
    ("ab'cd", "abXc'd", "2 and 2 update 1 → 1 update 2 → 3"),
    // Long enough for bits to be compared of many at once, with a difference among them.
    ("abcdefghijklmnop", "abcdefg'hijklmnop", "16 and 0 update 6 → 6"),
    ("abcdefghijklmnop", "Xabcdefg'hijklmnop", "0 and 16 update 6 → 7"),
  ])
  func `lists agree from both ends, and items with new content are updates`(
    old: String,
    new: String,
    picture: String
  ) {
    #expect(ends(DrawnLetter<UInt32>.word(old), DrawnLetter.word(new)) == picture)
    #expect(ends(DrawnLetter<String>.word(old), DrawnLetter.word(new)) == picture)
  }

  @Test func `lists read from their ends are the reversed lists, whichever way they are compared`()
  {
    let (old, new) = ("abcdeXfgh", "abYcde'fg'h")
    let letters = (DrawnLetter<UInt32>.word(old), DrawnLetter<UInt32>.word(new))
    withComparison(letters.0, letters.1) { comparison in
      let mirrored = Mirrored(comparison)
      for (one, left) in letters.0.reversed().enumerated() {
        for (other, right) in letters.1.reversed().enumerated() {
          #expect(mirrored.isSameItem(old: one, new: other) == (left.id == right.id))
          #expect(mirrored.isSameContent(old: one, new: other) == (left == right))
        }
      }
      let both = Mirrored(mirrored)
      var (there, back) = (ItemChanges(), ItemChanges())
      #expect(mirrored.matches(beforeOld: 9, new: 9, limit: 9, changes: &there) == 2)
      #expect(mirrored.matches(fromOld: 0, new: 0, limit: 9, changes: &there) == 3)
      #expect(both.matches(fromOld: 0, new: 0, limit: 9, changes: &back) == 2)
      #expect(there.updated.map(\.to.item) == [7])
      #expect(back.updated.isEmpty)
    }
  }
}
