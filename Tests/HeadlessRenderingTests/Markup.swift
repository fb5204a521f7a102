/// A check that a text is a well-formed document of elements with attributes.
///
/// Foundation's parser is another module on Linux than on a Mac; what a picture needs of one is little.
enum Markup {
  /// Returns what is wrong first; nil for a well-formed document.
  static func mistake(in document: String) -> String? {
    var rest = document[...]
    var open: [Substring] = []
    var roots = 0
    while let next = rest.first {
      let place = rest.prefix(40)
      if open.isEmpty, next.isWhitespace {
        rest.removeFirst()
      } else if let tag = rest.prefixMatch(of: /<\/([A-Za-z][\w:.\-]*)\s*>/) {
        guard open.popLast() == tag.1 else { return "does not close what is open: \(place)" }
        rest = rest[tag.range.upperBound...]
      } else if let tag = rest.prefixMatch(of: /<([A-Za-z][\w:.\-]*)([^<>]*?)(\/?)>/) {
        if open.isEmpty { roots += 1 }
        if let mistake = mistake(inAttributes: tag.2) { return "\(mistake): \(place)" }
        if tag.3.isEmpty { open.append(tag.1) }
        rest = rest[tag.range.upperBound...]
      } else if open.isEmpty || next == "<" {
        return "is no element: \(place)"
      } else {
        let text = rest.prefix { $0 != "<" }
        if let mistake = mistake(inText: text) { return "\(mistake): \(place)" }
        rest = rest[text.endIndex...]
      }
    }
    if let name = open.last { return "is not closed: \(name)" }
    return roots == 1 ? nil : "has \(roots) roots"
  }

  private static func mistake(inAttributes text: Substring) -> String? {
    var rest = text
    var names: Set<Substring> = []
    while let attribute = rest.prefixMatch(of: /\s+([A-Za-z][\w:.\-]*)="([^"<]*)"/) {
      guard names.insert(attribute.1).inserted else { return "has an attribute twice" }
      if let mistake = mistake(inText: attribute.2) { return mistake }
      rest = rest[attribute.range.upperBound...]
    }
    return rest.allSatisfy(\.isWhitespace) ? nil : "has no attributes"
  }

  private static func mistake(inText text: Substring) -> String? {
    guard text.allSatisfy({ $0.isWhitespace || ($0.asciiValue ?? 32) >= 32 }) else {
      return "has a control character"
    }
    let rest = text.replacing(/&(amp|lt|gt|quot|apos|#[0-9]+|#x[0-9A-Fa-f]+);/, with: "")
    return rest.contains("&") ? "has an ampersand" : nil
  }
}
