#if !canImport(UIKit)
import Foundation

/// The place of an exploration in the source, for the test that a failure prints.
struct ExplorePlace {
  let filePath: String
  let line: Int
}

/// The source of an exploration, from which the test of a failure is made.
struct ExploreSource {
  private let place: ExplorePlace

  init(_ place: ExplorePlace) {
    self.place = place
  }

  /// Returns a test that takes steps on the same screen.
  func test(replaying script: [ExploreStep], law: String) -> String {
    // A comma after the last one of several is what `swift format` writes.
    let lines = script.map { "      \($0)" }.joined(separator: ",\n")
    let steps = script.isEmpty ? "" : lines + (script.count > 1 ? ",\n" : "\n")
    let list = steps.isEmpty ? "[]" : "[\n\(steps)    ]"
    let name = law.filter { $0 != "`" && $0 != "\\" }
    let file = place.filePath.split(separator: "/").last ?? "the test"
    return """
      // If the call uses what is around it in \(file), put `.replaying` before its `.run()` instead.
      @MainActor @Test func `\(name)`() async {
        await \(call ?? "explore { … }")
          .replaying(\(list))
          .run()
      }
      """
  }

  /// The call of `explore` with everything up to `.run()`, if the source can be read.
  private var call: String? {
    guard let source = try? String(contentsOfFile: place.filePath, encoding: .utf8) else {
      return nil
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    let rest = lines[(place.line - 1)...].joined(separator: "\n")
    guard let start = rest.range(of: "explore(") else { return nil }
    var parser = CallParser(Array(rest[start.lowerBound...]))
    let call = parser.call
    guard let end = call.range(of: ".run()", options: .backwards), end.upperBound == call.endIndex
    else { return call }
    return call[..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// Finds the end of a chain of calls, such as `a(b) { c }.d()`.
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

  /// Moves to the quote that ends the string at the index.
  private mutating func skipString() {
    index += 1
    while index < text.count, text[index] != "\"" {
      index += text[index] == "\\" ? 2 : 1
    }
  }
}
#endif
