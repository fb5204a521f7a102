import Testing

@testable import RosterCore

/// What is found by hashing among the items that a walk has left.
struct MatchingTests {
  private func matches(_ old: String, _ new: String) -> String {
    withComparison(DrawnLetter<UInt32>.word(old), DrawnLetter.word(new)) { comparison in
      var alignment = Alignment()
      var table = ItemTable()
      var changes = ItemChanges()
      alignment.leave(old: 0..<comparison.oldCount, new: 0..<comparison.newCount)
      comparison.matchRests(of: &alignment, using: &table, changes: &changes)
      let updates = changes.updated.map { " update \($0.from.item)" }.joined()
      return alignment.matchPicture + updates
    }
  }

  @Test(arguments: [
    ("abc", "xyz", ""),
    ("abc", "cab", "2=0 0=1 1=2"),
    ("abc", "cxaybz", "2=0 0=2 1=4"),
    ("axbycz", "cab", "4=0 0=1 2=2"),
    ("ab", "b'a", "1=0 0=1 update 1"),
    // Equal identities are paired first with first, whichever list is longer.
    ("aba", "xaya", "0=1 2=3"),
    ("xaya", "aa", "1=0 3=1"),
    ("aaa", "a", "0=0"),
  ])
  func `items left over are paired wherever they are`(old: String, new: String, picture: String) {
    #expect(matches(old, new) == picture)
  }

  @Test(arguments: [
    ("abcabca", nil, "a1@3 b1@4 c1@5 a2@6"),
    ("abc", nil, ""),
    // Only the identities of the items asked about count, wherever the others of them stand.
    ("abcabca", [4], "b1@4"),
    ("abcabca", [0, 5], "a1@3 c1@5 a2@6"),
    ("abc", [0, 1, 2], ""),
  ])
  func `repeated identities are found with the number of times they occurred`(
    letters: String,
    items: [Int]?,
    picture: String
  ) {
    let word = DrawnLetter<UInt32>.word(letters)
    let repeats = withComparison(word, word) { comparison in
      items.map { comparison.repeats(ofItems: $0) } ?? comparison.repeats()
    }
    let characters = Array(letters)
    let words = repeats.map { "\(characters[$0.index])\($0.occurrence)@\($0.index)" }
    #expect(words.joined(separator: " ") == picture)
  }
}
