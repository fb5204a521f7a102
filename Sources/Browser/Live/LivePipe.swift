#if !canImport(UIKit)
import Foundation

/// Reads messages as lines from the standard input, and writes each reply as a line to the standard
/// output.
///
/// What the app prints itself goes to the standard error stream, so that it does not mix with the
/// replies.
enum LivePipe {
  static func serve(_ reply: (String) async -> String) async {
    // Safe because the stream is closed nowhere, and only this function uses it.
    guard let output = unsafe fdopen(dup(STDOUT_FILENO), "w") else { return }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    for await line in lines() {
      let answer = await reply(line)
      unsafe fputs(answer + "\n", output)
      unsafe fflush(output)
    }
  }

  /// Returns the lines of the standard input, which are read on a separate thread.
  private static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      DispatchQueue(label: "roster.live.input").async {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
#endif
