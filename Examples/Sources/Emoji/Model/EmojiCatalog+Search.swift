import Foundation

extension EmojiCatalog {
  /// The emoji whose names have, for each word of a query, a word that begins with it.
  ///
  /// Case and accents do not matter. Groups and subgroups without such emoji are left out. An empty
  /// query finds everything.
  func matching(_ query: String) -> EmojiCatalog {
    let words = query.searchWords
    guard !words.isEmpty else { return self }
    var result = self
    result.groups = groups.compactMap { group in
      var group = group
      group.subgroups = group.subgroups.compactMap { subgroup in
        var subgroup = subgroup
        subgroup.emoji = subgroup.emoji.filter { $0.matches(words) }
        return subgroup.emoji.isEmpty ? nil : subgroup
      }
      return group.subgroups.isEmpty ? nil : group
    }
    return result
  }
}

extension EmojiItem {
  fileprivate func matches(_ words: [Substring]) -> Bool {
    let own = name.searchWords
    return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
  }
}

extension String {
  /// The words of a text, without case and accents.
  fileprivate var searchWords: [Substring] {
    let scalars = lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
    let plain = scalars.filter { $0.properties.generalCategory != .nonspacingMark }
    return String(plain).split { !$0.isLetter && !$0.isNumber }
  }
}
