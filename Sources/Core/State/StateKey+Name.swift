extension StateKey {
  /// The key as text, to file a state under that outlives the process.
  ///
  /// Two keys have the same name only if identifiers in them have the same description. A name is as
  /// stable as the descriptions of the identifiers and the names of the types that it is made of.
  package var name: String {
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

  /// A name that is shared, told apart by the number of its occurrence.
  package static func numbered(_ name: String, _ occurrence: Int) -> String {
    occurrence == 0 ? name : "\(name)#\(occurrence + 1)"
  }

  /// Text without the characters that separate the parts of a name.
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
