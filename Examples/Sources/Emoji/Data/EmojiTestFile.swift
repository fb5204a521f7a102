/// The contents of Unicode's `emoji-test.txt`: every sequence in it, in its groups and subgroups.
///
/// The format is described at the head of the file itself and in Unicode Technical Standard #51.
struct EmojiTestFile: Equatable, Sendable {
  /// What a sequence is good for.
  enum Status: String, CaseIterable, Sendable {
    /// A part of other emoji, shown on its own: a skin tone or a hair style.
    case component

    /// An emoji as keyboards write it.
    case fullyQualified = "fully-qualified"

    /// An emoji that misses some of its presentation selectors.
    case minimallyQualified = "minimally-qualified"

    /// An emoji that misses its first presentation selector.
    case unqualified
  }

  /// One line of data.
  struct Entry: Equatable, Sendable {
    let character: String
    let status: Status
    let name: String
  }

  struct Subgroup: Equatable, Sendable {
    let name: String
    var entries: [Entry] = []
  }

  struct Group: Equatable, Sendable {
    let name: String
    var subgroups: [Subgroup] = []

    /// The number of entries that the file itself says are in the group.
    var statedCount: Int?

    var count: Int { subgroups.reduce(0) { $0 + $1.entries.count } }
  }

  var groups: [Group] = []

  /// The numbers of entries that the file itself says it has.
  var statedCounts: [Status: Int] = [:]
}
