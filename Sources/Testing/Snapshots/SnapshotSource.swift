import Foundation

/// The sources of tests into which snapshots are written.
///
/// What is written moves the lines below, but the compiler has told the tests where they were.
@MainActor
final class SnapshotSource {
  /// Why a snapshot was not written.
  enum Failure: Error, CustomStringConvertible {
    case unreadable(String)
    case noCall(String, line: Int)

    var description: String {
      switch self {
      case .unreadable(let path): "\(path) cannot be read."
      case .noCall(let path, let line):
        "In \(path), there is no call of expectSnapshot(of:) with a closure that contains only a string at line \(line)."
      }
    }
  }

  static let shared = SnapshotSource()

  /// By how many lines each snapshot that was written has become longer, by file and by line.
  private var growth: [String: [Int: Int]] = [:]

  /// Writes a text into the closure of the call at a line, as a string of several lines.
  func store(_ text: String, filePath: String, line: Int) throws {
    guard let source = try? String(contentsOfFile: filePath, encoding: .utf8) else {
      throw Failure.unreadable(filePath)
    }
    let moved = growth[filePath, default: [:]].filter { $0.key < line }.reduce(0) { $0 + $1.value }
    let present = line + moved
    guard let call = SourceCall("expectSnapshot", in: source, line: present),
      let closure = call.trailingClosure
    else { throw Failure.noCall(filePath, line: line) }
    let lineStart = source[..<call.range.lowerBound].lastIndex(of: "\n").map(source.index(after:))
    let indent = source[(lineStart ?? source.startIndex)...].prefix { $0 == " " || $0 == "\t" }
    let replacement = Self.closure(text, indent: String(indent))
    var changed = source
    changed.replaceSubrange(closure, with: replacement)
    try Data(changed.utf8).write(to: URL(fileURLWithPath: filePath), options: .atomic)
    let added = replacement.count { $0 == "\n" } - source[closure].count { $0 == "\n" }
    growth[filePath, default: [:]][line, default: 0] += added
  }

  /// Returns a closure that contains a string of several lines.
  private static func closure(_ text: String, indent: String) -> String {
    let inner = indent + "  "
    let marks = text.contains("\\") || text.contains("\"\"\"") ? "#" : ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + $0 }
    let string = ["\(inner)\(marks)\"\"\""] + lines + ["\(inner)\"\"\"\(marks)"]
    return (["{"] + string + ["\(indent)}"]).joined(separator: "\n")
  }
}
