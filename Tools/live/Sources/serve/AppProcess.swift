import Foundation

/// An app that answers each line on its standard input with a line on its standard output.
actor AppProcess {
  private let process = Process()
  private let input = Pipe()
  private var answers: AsyncStream<String>.AsyncIterator
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Starts an app, which is looked up as a shell would.
  init(_ command: [String]) throws(UsageError) {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = input
    process.standardOutput = output
    answers = Self.lines(from: output.fileHandleForReading).makeAsyncIterator()
    do {
      try process.run()
    } catch {
      throw UsageError("“\(command.joined(separator: " "))” cannot be started: \(error)")
    }
  }

  /// The app's answer to a message; messages wait for each other.
  func reply(to message: String) async -> String {
    while isBusy {
      await withCheckedContinuation { waiting.append($0) }
    }
    isBusy = true
    defer {
      isBusy = false
      if !waiting.isEmpty { waiting.removeFirst().resume() }
    }
    // A carriage return and a line feed are one character, so they are no "\n".
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n"
    guard process.isRunning,
      (try? input.fileHandleForWriting.write(contentsOf: Data(line.utf8))) != nil
    else { return Self.ended }
    // Read in a task of its own: that of a page is cancelled when the page is closed, which would end the lines for good.
    return await Task { await nextAnswer() }.value ?? Self.ended
  }

  private func nextAnswer() async -> String? {
    var answers = answers
    let answer = await answers.next(isolation: self)
    self.answers = answers
    return answer
  }

  /// What the page is told when there is no app any longer.
  private static let ended = #"{"problem":"The app has ended. Start it again."}"#

  /// The lines of a file, which are read on a thread of their own.
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
