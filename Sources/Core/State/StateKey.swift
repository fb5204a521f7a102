/// The owner of a view state: an item, or a section's supplementary item.
struct StateKey: Hashable, Sendable {
  /// The identity of the item; for a supplementary item, one that is made from its section's.
  let id: ItemID

  /// The kind of a supplementary item; `nil` for an item.
  let kind: String?

  /// Creates the key of a state's owner.
  init(_ id: ItemID, kind: String? = nil) {
    self.id = id
    self.kind = kind
  }

  /// The key without the section.
  ///
  /// An item that leaves one section and comes back in another one has the same key.
  var inAnySection: StateKey {
    let id = ItemID(
      id: id.id,
      controller: id.controller,
      section: Self.anySection,
      elements: id.elements,
      occurrence: id.occurrence
    )
    return StateKey(id, kind: kind)
  }

  private static let anySection = SectionID(name: .position([]))
}

extension StateKey {
  /// The key as text, for states that are stored beyond the life of the process.
  ///
  /// Two keys have the same name only if identifiers in them have the same description. A name is
  /// as stable as the descriptions of the identifiers and the names of the types in it.
  var name: String {
    let section =
      id.section.elements.map { Self.escape($0.description) } + [id.section.name.part]
    let item = id.elements.map { Self.escape($0.description) } + [Self.escape(id.id.description)]
    let type = [Self.escape(id.controller.description)] + [kind.map(Self.escape)].compactMap { $0 }
    return [
      Self.numbered(section.joined(separator: "/"), id.section.occurrence),
      type.joined(separator: "/"),
      Self.numbered(item.joined(separator: "/"), id.occurrence),
    ].joined(separator: "|")
  }

  /// Returns a shared name with an occurrence number.
  static func numbered(_ name: String, _ occurrence: Int) -> String {
    occurrence == 0 ? name : "\(name)#\(occurrence + 1)"
  }

  /// Returns the text without the characters that separate the parts of a name.
  fileprivate static func escape(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "%": result += "%25"
      case "/": result += "%2F"
      case "|": result += "%7C"
      case "#": result += "%23"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

extension SectionID.Name {
  fileprivate var part: String {
    switch self {
    case .given(let id): StateKey.escape(id.description)
    case .position(let path): "at " + path.map(String.init).joined(separator: ".")
    case .loose(let number): "loose \(number)"
    }
  }
}
