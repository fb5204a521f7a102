import Foundation

/// A call in the source of a test, with everything that follows it, such as `a(b) { c }.d()`.
struct SourceCall {
  /// The call as it is written.
  let text: String

  /// The call in its source.
  let range: Range<String.Index>

  private let source: String

  /// Finds a call by the name of the function and by the line where it begins.
  ///
  /// - Returns: `nil` if the source cannot be read, or has no such call there.
  init?(_ name: String, filePath: String, line: Int) {
    guard let source = try? String(contentsOfFile: filePath, encoding: .utf8) else { return nil }
    self.init(name, in: source, line: line)
  }

  /// Finds a call in a source.
  ///
  /// - Returns: `nil` if the source has no such call at the line, or below it.
  init?(_ name: String, in source: String, line: Int) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let rest = source[lines[line - 1].startIndex...]
    guard let start = rest.range(of: name + "(")?.lowerBound else { return nil }
    var parser = CallParser(Array(source[start...]))
    text = parser.call
    range = start..<source.index(start, offsetBy: text.count)
    self.source = source
  }

  /// The closure behind the parentheses of the first call, in its source.
  var trailingClosure: Range<String.Index>? {
    var parser = CallParser(Array(text))
    guard let closure = parser.trailingClosure else { return nil }
    let start = source.index(range.lowerBound, offsetBy: closure.lowerBound)
    return start..<source.index(start, offsetBy: closure.count)
  }

  /// Returns the argument with a label, as it is written.
  func argument(_ label: String) -> String? {
    var parser = CallParser(Array(text))
    let argument = parser.arguments.first { $0.hasPrefix(label + ":") }
    return argument.map {
      $0.dropFirst(label.count + 1).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}

/// Finds the ends of calls and of their arguments.
private struct CallParser {
  private let text: [Character]
  private var index = 0

  init(_ text: [Character]) {
    self.text = text
  }

  /// The chain of calls at the beginning of the text.
  var call: String {
    mutating get {
      skipName()
      while index < text.count, "([{".contains(text[index]) {
        skipBrackets()
        skipToNextCall()
      }
      return String(text[..<index])
    }
  }

  /// The arguments in the parentheses of the first call.
  var arguments: [String] {
    mutating get {
      skipName()
      guard index < text.count, text[index] == "(" else { return [] }
      index += 1
      var (arguments, start) = ([String](), index)
      while index < text.count, text[index] != ")" {
        switch text[index] {
        case "(", "[", "{":
          skipBrackets()
          continue
        case "\"": skipString()
        case ",":
          arguments.append(String(text[start..<index]))
          start = index + 1
        default: break
        }
        index += 1
      }
      arguments.append(String(text[start..<min(index, text.count)]))
      return arguments.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
  }

  /// The closure behind the first parentheses.
  var trailingClosure: Range<Int>? {
    mutating get {
      skipName()
      guard index < text.count, text[index] == "(" else { return nil }
      skipBrackets()
      while index < text.count, text[index].isWhitespace { index += 1 }
      guard index < text.count, text[index] == "{" else { return nil }
      let start = index
      skipBrackets()
      return start..<index
    }
  }

  /// Moves past the blanks and the name before the next brackets of the chain, if it goes on.
  private mutating func skipToNextCall() {
    let end = index
    while index < text.count, text[index].isWhitespace { index += 1 }
    guard index < text.count else { return index = end }
    if text[index] == "." {
      index += 1
      skipName()
    } else if text[index] != "{" {
      index = end
    }
  }

  private mutating func skipName() {
    while index < text.count, text[index].isLetter || text[index].isNumber || text[index] == "_" {
      index += 1
    }
  }

  /// Moves past the bracket that closes the one at the index.
  private mutating func skipBrackets() {
    var depth = 0
    repeat {
      switch text[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "\"": skipString()
      case "/" where index + 1 < text.count && text[index + 1] == "/":
        while index < text.count, text[index] != "\n" { index += 1 }
      default: break
      }
      index += 1
    } while depth > 0 && index < text.count
    index = min(index, text.count)
  }

  /// Moves to the last character of the string that begins with the quote at the index.
  private mutating func skipString() {
    let hashes = String(repeating: "#", count: text[..<index].reversed().prefix { $0 == "#" }.count)
    let quotes = has("\"\"\"") ? "\"\"\"" : "\""
    let (end, escape) = (quotes + hashes, "\\" + hashes)
    index += quotes.count
    while index < text.count, !has(end) {
      index += has(escape) ? escape.count + 1 : 1
    }
    index += end.count - 1
  }

  /// Returns whether a text is at the index.
  private func has(_ expected: String) -> Bool { text[index...].starts(with: expected) }
}
