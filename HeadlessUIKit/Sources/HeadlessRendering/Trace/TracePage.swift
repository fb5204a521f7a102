import Foundation
import HeadlessUIKit

/// The page that shows a trace.
package enum TracePage {
  /// Returns a self-contained page with a trace.
  ///
  /// - Parameters:
  ///   - title: The title of the trace.
  ///   - trace: The trace as JSON that is safe inside a `script` element.
  /// - Returns: The page.
  package static func html(title: String, trace: String) -> String {
    ViewerSource.page.split(separator: "{{trace}}", maxSplits: 1)
      .map { $0.replacing("{{title}}", with: XMLText.escaped(title)) }
      .joined(separator: trace)
  }

  /// Returns a self-contained page with a catalog.
  ///
  /// - Parameters:
  ///   - title: The title of the catalog.
  ///   - data: The catalog as JSON that is safe inside a `script` element.
  /// - Returns: The page.
  package static func catalog(title: String, data: String) -> String {
    ViewerSource.catalog.split(separator: "{{catalog}}", maxSplits: 1)
      .map { $0.replacing("{{title}}", with: XMLText.escaped(title)) }
      .joined(separator: data)
  }

  /// The page of a live phone, which can save its history as a trace.
  package static var live: String { ViewerSource.live }

  /// Writes a page into a directory, which is created if necessary.
  ///
  /// - Returns: The path of the file.
  /// - Throws: An error of the file system.
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
