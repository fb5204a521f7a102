#if !canImport(UIKit)
import Foundation

/// The folder that pictures are written to.
struct OutputFolder {
  /// The folder as the user wrote it.
  let path: String

  /// Makes the folder, unless it exists.
  init(_ path: String) throws(ToolError) {
    self.path = path
    do {
      try FileManager.default.createDirectory(
        atPath: path,
        withIntermediateDirectories: true
      )
    } catch {
      throw ToolError("cannot make the folder “\(path)”: \(error.reason)")
    }
    guard FileManager.default.isWritableFile(atPath: path) else {
      throw ToolError("cannot write to the folder “\(path)”.")
    }
  }

  /// Writes a file.
  ///
  /// - Returns: The path of the file.
  func write(_ text: String, to name: String) throws(ToolError) -> String {
    let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    } catch {
      throw ToolError("cannot write “\(file)”: \(error.reason)")
    }
    return file
  }
}

extension Error {
  fileprivate var reason: String { localizedDescription }
}
#endif
