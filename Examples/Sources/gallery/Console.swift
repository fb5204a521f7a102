#if !canImport(UIKit)
import Foundation

/// Where a command-line tool writes.
struct Console {
  /// Takes what the user asked for.
  let write: @MainActor (String) -> Void

  /// Takes what went wrong.
  let complain: @MainActor (String) -> Void

  /// The standard output and the standard error stream.
  static let standard = Console(
    write: { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) },
    complain: { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  )
}
#endif
