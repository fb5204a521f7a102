/// Texts by number: each is written once, however often it is referred to.
package struct TextTable {
  private var numbers: [String: Int] = [:]
  private var added: [String] = []

  package init() {}

  /// The number of a text, which is a new one for a new text.
  package mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    let number = numbers.count
    numbers[text] = number
    added.append(text)
    return number
  }

  /// The texts that are new since they were taken last.
  package mutating func takeAdded() -> JSONValue {
    defer { added = [] }
    return .array(added.map(JSONValue.string))
  }
}
