/// Texts by number; each text is written once, however often it is used.
package struct TextTable {
  private var numbers: [String: Int] = [:]
  private var added: [String] = []

  package init() {}

  /// Returns the number of a text, which is new for a new text.
  package mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    let number = numbers.count
    numbers[text] = number
    added.append(text)
    return number
  }

  /// Returns the texts that were added since the last call.
  package mutating func takeAdded() -> JSONValue {
    defer { added = [] }
    return .array(added.map(JSONValue.string))
  }
}
