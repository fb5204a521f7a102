#if !canImport(UIKit)
import Foundation

/// Reads messages as lines from the standard input, and writes each reply as a line to the standard
/// output.
///
/// What the app prints itself goes to the standard error stream, so that it does not mix with the
/// replies.
enum LivePipe {
  static func serve(_ reply: (String) async -> String) async {
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    for await line in lines(from: .standardInput) {
      let answer = await reply(line)
      try? output.write(contentsOf: Data((answer + "\n").utf8))
    }
  }

  /// Returns the lines of a file, which are read on a separate thread.
  private static func lines(from file: FileHandle) -> AsyncStream<String> {
    AsyncStream { continuation in
      let thread = Thread {
        var rest = Data()
        while true {
          let data = file.availableData
          guard !data.isEmpty else { break }
          rest += data
          while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
            rest = Data(rest[(end + 1)...])
          }
        }
        continuation.finish()
      }
      thread.start()
    }
  }
}
#endif
