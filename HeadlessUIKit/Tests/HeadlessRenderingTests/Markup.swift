/// A check that a text is a well-formed document of elements with attributes.
///
/// Foundation's parser is another module on Linux than on a Mac; what a picture needs of one is little. It goes by
/// bytes, because an accent joins the sign before it, also if that ends a tag.
enum Markup {
  private typealias Part = Substring.UTF8View

  /// Returns what is wrong first; nil for a well-formed document.
  static func mistake(in document: String) -> String? {
    var open: [Substring] = []
    var roots = 0
    for (number, part) in parts(Substring(document).utf8, between: "<").enumerated() {
      var text = part
      if number > 0 {
        guard let end = part.firstIndex(of: UInt8(ascii: ">")) else {
          return "is no element: \(Substring(part))"
        }
        let tag = Substring(part[..<end])
        text = part[part.index(after: end)...]
        if tag.hasPrefix("/") {
          guard open.popLast() == tag.dropFirst() else { return "is not what is open: \(tag)" }
        } else {
          let name = tag.prefix { $0.isLetter || $0.isNumber }
          let isEmpty = tag.hasSuffix("/")
          let rest = tag.dropFirst(name.count).dropLast(isEmpty ? 1 : 0)
          if name.isEmpty || !hasAttributes(rest.utf8) { return "is no element: \(tag)" }
          if open.isEmpty { roots += 1 }
          if !isEmpty { open.append(name) }
        }
      }
      let isAllowed = open.isEmpty ? Substring(text).allSatisfy(\.isWhitespace) : isText(text)
      if !isAllowed { return "is no text: \(Substring(text))" }
    }
    if let name = open.last { return "is not closed: \(name)" }
    return roots == 1 ? nil : "has \(roots) roots"
  }

  private static func parts(_ text: Part, between separator: Unicode.Scalar) -> [Part] {
    text.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
  }

  /// Whether there is nothing but attributes with values in quotes, each of another name.
  private static func hasAttributes(_ text: Part) -> Bool {
    let parts = parts(text, between: "\"")
    var names: Set<Substring> = []
    for (number, part) in parts.enumerated() {
      let isLast = number == parts.count - 1
      if number.isMultiple(of: 2) {
        let name = Substring(part)
        guard isLast ? name.allSatisfy(\.isWhitespace) : name.hasPrefix(" ") && name.hasSuffix("=")
        else { return false }
        guard names.insert(name).inserted else { return false }
      } else if isLast || !isText(part) {
        return false
      }
    }
    return true
  }

  /// Whether there are no control characters, and no ampersands but those of entities.
  private static func isText(_ text: Part) -> Bool {
    guard text.allSatisfy({ $0 >= 32 || $0 == UInt8(ascii: "\n") }) else { return false }
    return parts(text, between: "&").dropFirst().allSatisfy { part in
      guard let end = part.firstIndex(of: UInt8(ascii: ";")) else { return false }
      return ["amp", "lt", "gt", "quot", "apos"].contains(Substring(part[..<end]))
    }
  }
}
