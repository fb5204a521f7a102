extension Headless {
  /// Handles warnings that UIKit would write to the log and that are not being recorded.
  ///
  /// By default, they are written to the standard error stream.
  @preconcurrency @MainActor public static var logHandler: @MainActor (String) -> Void = {
    message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Runs a block and returns the warnings in it, instead of logging them.
  @preconcurrency @MainActor public static func recordingLog(
    _ body: () throws -> Void
  ) rethrows -> [String] {
    let recorder = LogRecorder()
    try $logRecorder.withValue(recorder, operation: body)
    return recorder.messages
  }

  /// Logs a warning, as UIKit does for a mistake that it tolerates.
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
