/// Emoji in groups and subgroups, in the order in which keyboards show them.
public struct EmojiCatalog: Equatable, Sendable {
  struct Subgroup: Identifiable, Equatable, Sendable {
    /// Unicode's name for the subgroup, such as `hand-fingers-open`.
    let id: String
    var emoji: [EmojiItem]

    /// The name as a person would write it.
    var title: String {
      let words = id.split(separator: "-").joined(separator: " ")
      return words.prefix(1).uppercased() + words.dropFirst()
    }
  }

  struct Group: Identifiable, Equatable, Sendable {
    /// Unicode's name for the group, such as `Animals & Nature`.
    let id: String
    var subgroups: [Subgroup]

    var count: Int { subgroups.reduce(0) { $0 + $1.emoji.count } }
  }

  var groups: [Group]

  /// The number of emoji, whatever their skin tones.
  public var count: Int { groups.reduce(0) { $0 + $1.count } }
}
