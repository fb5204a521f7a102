import Foundation

/// A file beside a test, with the name that swift-snapshot-testing gives it.
struct SnapshotFile {
  let path: String

  /// Names the file of a snapshot.
  ///
  /// - Parameters:
  ///   - name: The name of the snapshot.
  ///   - function: The test, as `#function` names it.
  ///   - filePath: The source of the test.
  init(_ name: String, of function: String, in filePath: String) {
    let source = URL(fileURLWithPath: filePath)
    path =
      source.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(Self.part(function)).\(Self.part(name)).txt")
      .path
  }

  /// The text in the file; `nil` if there is no file.
  var text: String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Writes a text into the file, and makes its folder.
  func store(_ text: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  /// Returns a part of a file's name: dashes stand for what is neither a letter, a digit nor an underscore.
  private static func part(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}
