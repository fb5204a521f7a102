package import HeadlessUIKit

/// A JSON value whose members keep the order in which they were written.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 }
    default: false
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }
  package init(nilLiteral: ()) { self = .null }
}

extension JSONValue {
  package static func int(_ value: Int) -> JSONValue { .number(Double(value)) }

  package static func ints(_ values: some Sequence<Int>) -> JSONValue {
    .array(values.map(JSONValue.int))
  }

  package static func numbers(_ values: some Sequence<CGFloat>) -> JSONValue {
    .array(values.map { .number(Double($0)) })
  }

  /// Whether the value is empty.
  package var isEmpty: Bool {
    switch self {
    case .null: true
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }

  /// The value as compact JSON, which can also be used inside a `script` element of HTML.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += XMLText.number(CGFloat(value))
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.0, to: &text)
        text += ":"
        member.1.write(to: &text)
      }
      text += "}"
    }
  }

  /// Writes a string so that nothing in it ends a `script` element, a line of JavaScript or the
  /// string itself.
  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\u{0}"..<" ", "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
