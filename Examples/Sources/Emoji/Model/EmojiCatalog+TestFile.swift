extension EmojiCatalog {
  /// Makes a catalog of the emoji that keyboards write, and of the components that can be shown.
  ///
  /// An emoji in a skin tone becomes a variant of the emoji without one.
  init(_ file: EmojiTestFile) {
    groups = file.groups.map { group in
      Group(
        id: group.name,
        subgroups: group.subgroups.map { Subgroup(id: $0.name, emoji: .folding($0.entries)) }
      )
    }
  }
}

extension [EmojiItem] {
  fileprivate static func folding(_ entries: [EmojiTestFile.Entry]) -> [EmojiItem] {
    var items: [EmojiItem] = []
    var indices: [Substring: Int] = [:]
    for entry in entries where entry.status == .fullyQualified || entry.status == .component {
      let name = EmojiName(entry.name)
      // A kiss of two persons with different tones is called "kiss: person, person", of which there
      // is no emoji without tones but "kiss".
      let base = name.tones.isEmpty ? nil : indices[name.withoutTones] ?? indices[name.head]
      if let base {
        let variant = EmojiItem.Variant(tones: name.tones, character: entry.character)
        items[base].variants.append(variant)
      } else {
        indices[name.withoutTones] = items.endIndex
        items.append(EmojiItem(id: entry.character, name: entry.name))
      }
    }
    return items
  }
}

/// A name in its parts: `person: light skin tone, beard` is a person with a tone and a beard.
private struct EmojiName {
  /// What stands before the colon.
  let head: Substring
  let tones: [SkinTone]
  let withoutTones: Substring

  init(_ name: String) {
    let parts = name.split(separator: ": ", maxSplits: 1)
    head = parts.first ?? ""
    let qualifiers = parts.count == 2 ? parts[1].split(separator: ", ") : []
    tones = qualifiers.compactMap(SkinTone.init)
    let others = qualifiers.filter { SkinTone($0) == nil }
    withoutTones = others.isEmpty ? head : "\(head): \(others.joined(separator: ", "))"
  }
}
