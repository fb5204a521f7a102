import Testing

@testable import Roster

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

  @Test(arguments: [321, 320, 100, 1])
  func `long equal ends are matched up to where the lists differ, or to the limit`(limit: Int) {
    let equal = String(repeating: "abcdefgh", count: 40)
    func matched(_ old: String, _ new: String, isFromEnd: Bool) -> Int {
      withComparison(DrawnLetter<UInt32>.word(old), DrawnLetter.word(new)) { comparison in
        var changes = ItemChanges()
        return isFromEnd
          ? comparison.matches(
            beforeOld: old.count,
            new: new.count,
            limit: limit,
            changes: &changes
          )
          : comparison.matches(fromOld: 0, new: 0, limit: limit, changes: &changes)
      }
    }
    #expect(matched("x" + equal, "yz" + equal, isFromEnd: true) == min(limit, 320))
    #expect(matched(equal + "x" + equal, "yz" + equal, isFromEnd: true) == min(limit, 320))
    #expect(matched(equal + "x", equal + "yz", isFromEnd: false) == min(limit, 320))
  }

  @Test func `items behind the ends that are compared do not count`() {
    let (same, marked) = (
      String(repeating: "a", count: 800), "x" + String(repeating: "a", count: 799)
    )
    func matched(_ old: String, _ new: String) -> Int {
      withComparison(DrawnLetter<UInt32>.word(old), DrawnLetter.word(new)) { comparison in
        var changes = ItemChanges()
        return comparison.matches(beforeOld: 320, new: 320, limit: 320, changes: &changes)
      }
    }
    #expect(matched(marked, same) == 319)
    #expect(matched(same, marked) == 319)
  }

  @Test func `what is matched from the end has the places that it has in the lists`() {
    let (old, new) = ("pqrabXcdeYfgh", "rqpabcdeZfgh")
    let letters = (DrawnLetter<UInt32>.word(old), DrawnLetter<UInt32>.word(new))
    let picture = withComparison(letters.0, letters.1) { comparison in
      var workspace = DiffWorkspace()
      var changes = ItemChanges()
      comparison.align(
        old: 0..<old.count,
        new: 0..<new.count,
        budget: 0,
        in: &workspace,
        changes: &changes
      )
      return "\(workspace.alignment.picture) matched \(workspace.alignment.matchPicture)"
    }
    #expect(
      picture
        == "2=0×1 3=3×2 6=5×3 10=9×3 old 0,1,5,9 new 1,2,8 matched 1=1 0=2"
    )
  }
}
