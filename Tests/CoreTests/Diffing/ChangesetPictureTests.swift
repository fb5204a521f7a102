@testable import Roster
import Testing

struct ChangesetPictureTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let old: ListPicture
    let new: ListPicture
    let words: [String]
    let testDescription: String

    init(_ old: String, _ new: String, _ words: String...) {
      self.old = ListPicture(old)
      self.new = ListPicture(new)
      self.words = words
      testDescription = "\(old) → \(new)"
    }
  }

  static let items = [
    Example("", ""),
    Example("_", "_"),
    Example("abc", "abc"),
    Example("_", "ab", "insert 0-0", "insert 0-1"),
    Example("ab", "_", "delete 0-0", "delete 0-1"),
    Example("abc", "aXbc", "insert 0-1"),
    Example("abc", "ac", "delete 0-1"),
    Example("abc", "bca", "move 0-0 → 0-2"),
    Example("abc", "cab", "move 0-2 → 0-0"),
    Example("abcd", "a'bcd''", "update 0-0 → 0-0", "update 0-3 → 0-3"),
    Example("abc", "bca'", "move 0-0 → 0-2", "update 0-0 → 0-2"),
    Example("abc", "xy", "delete 0-0", "delete 0-1", "delete 0-2", "insert 0-0", "insert 0-1"),
    Example("aa", "aaa", "insert 0-2"),
    Example("aaa", "a", "delete 0-1", "delete 0-2"),
  ]

  /// At the beginning, at the end, in between in order, and first with first.
  static let duplicates = [
    Example("axa", "a", "delete 0-1", "delete 0-2"),
    Example("xaya", "a", "delete 0-0", "delete 0-1", "delete 0-2"),
    Example("xaya", "a'xy", "delete 0-3", "move 0-1 → 0-0", "update 0-1 → 0-0"),
    Example("xabya", "zabw", "delete 0-0", "delete 0-3", "delete 0-4", "insert 0-0", "insert 0-3"),
    Example("aa'a''", "a''aa", "update 0-0 → 0-0", "update 0-1 → 0-1", "update 0-2 → 0-2"),
  ]

  static let identities = [
    Example("ab*", "ab", "delete 0-1", "insert 0-1"),
    Example("a/<k>a", "a/<l>a", "delete 0-1", "insert 0-1"),
    Example("a/<k>b", "a/<k>b'", "update 0-1 → 0-1"),
    Example("aa*", "a*a", "move 0-1 → 0-0"),
    Example("ab/cd", "abc/d"),
    Example("p/ab", "pa/b"),
    Example("p/ab", "pb/a'", "move 0-2 → 0-1", "update 0-1 → 0-2"),
  ]

  static let sections = [
    Example("ab|cd", "b|cXd", "delete 0-0", "insert 1-1"),
    Example("ab|cd", "b|acd", "move 0-0 → 1-0"),
    Example("A:ab|B:cd", "B:cd|A:ab", "move section 1 → 0"),
    Example("A:ab", "A:ab|B:cd", "insert section 1"),
    Example("A:ab|B:cd", "B:cd", "delete section 0"),
    Example(
      "A:ab",
      "B:ab",
      "delete section 0",
      "insert section 0",
      "move 0-0 → 0-0",
      "move 0-1 → 0-1"
    ),
    Example("A:ab|B:cd", "B:cdb", "delete section 0", "move 0-1 → 0-2"),
    Example(
      "A:abc",
      "A:b|B:a'c",
      "insert section 1",
      "move 0-0 → 1-0",
      "move 0-2 → 1-1",
      "update 0-0 → 1-0"
    ),
    Example(
      "A:ab|B:cd",
      "B:c|A:bad'",
      "move section 1 → 0",
      "move 0-1 → 1-0",
      "move 1-1 → 1-2",
      "update 1-1 → 1-2"
    ),
    Example("A:a|A:b", "A:b|A:a", "move 1-0 → 0-0", "move 0-0 → 1-0"),
  ]

  static let supplementaries = [
    Example("(h)a", "(h)a"),
    Example("(h)a", "(h')a", "update h of 0 → 0"),
    Example("(h)a", "(hf)a", "insert f of 0"),
    Example("(hf)a", "(f)a", "delete h of 0"),
    Example("(h)a", "(h*)a", "replace h of 0 → 0"),
    Example(
      "A:(h)|B:(h)",
      "B:(h')|C:(h)",
      "delete section 0",
      "insert section 1",
      "update h of 1 → 0"
    ),
  ]

  @Test(
    arguments: items + duplicates + identities + sections + supplementaries,
    ListPicture.Storage.allCases
  )
  func `a changeset says what the pictures show`(
    example: Example,
    storage: ListPicture.Storage
  ) {
    let oracle = ChangeOracle(example.old, example.new, storage: storage)
    #expect(oracle.changeset.words == example.words)
    #expect(oracle.fault() == nil)
    #expect(oracle.changeset.isEmpty == example.words.isEmpty)
  }
}
