extension Headless {
  /// What happens to a warning UIKit would write to the log when nothing records it.
  ///
  /// By default it goes to the standard error stream.
  @preconcurrency @MainActor public static var logHandler: @MainActor (String) -> Void = {
    message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Runs the body and returns the warnings that were logged in it instead of showing them.
  @preconcurrency @MainActor public static func recordingLog(
    _ body: () throws -> Void
  ) rethrows -> [String] {
    let recorder = LogRecorder()
    try $logRecorder.withValue(recorder, operation: body)
    return recorder.messages
  }

  /// Logs a warning, as UIKit does where it forgives a mistake.
  @preconcurrency @MainActor package static func log(_ message: String) {
    if let logRecorder {
      logRecorder.messages.append(message)
    } else {
      logHandler(message)
    }
  }

  @TaskLocal private static var logRecorder: LogRecorder?
}

@preconcurrency @MainActor private final class LogRecorder {
  var messages: [String] = []
}
