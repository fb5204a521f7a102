import Foundation
import HeadlessUIKit

/// The page that shows a trace.
package enum TracePage {
  /// The page with a trace in it, which needs nothing else.
  ///
  /// - Parameters:
  ///   - title: What the trace is called.
  ///   - trace: The trace as JSON in which nothing ends a `script` element.
  /// - Returns: The page.
  package static func html(title: String, trace: String) -> String {
    ViewerSource.page.split(separator: "{{trace}}", maxSplits: 1)
      .map { $0.replacing("{{title}}", with: XMLText.escaped(title)) }
      .joined(separator: trace)
  }

  /// The page of a phone that is alive; it can save what has happened as a trace.
  package static var live: String { ViewerSource.live }

  /// Writes a page into a directory, which is made if it does not exist.
  ///
  /// - Returns: The path of the file.
  /// - Throws: What the file system complains of.
  package static func write(
    _ html: String,
    toDirectory directory: String,
    name: String
  ) throws -> String {
    try FileManager.default.createDirectory(
      atPath: directory,
      withIntermediateDirectories: true
    )
    let path = "\(directory)/\(fileName(name)).html"
    try Data(html.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private static func fileName(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    let joined = words.joined(separator: "-").prefix(120)
    return joined.isEmpty ? "trace" : String(joined)
  }
}
