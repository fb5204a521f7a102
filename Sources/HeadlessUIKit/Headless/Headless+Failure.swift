extension Headless {
  /// A mistake for which UIKit would raise an exception.
  public struct Failure: Error, Hashable, Sendable {
    /// The failure's name in this project's catalogue, such as `F-NUM-ITEMS`.
    public let id: String
    /// The name of the exception UIKit would raise.
    public let name: String
    /// The reason UIKit would give.
    public let reason: String

    /// Creates a failure from its parts.
    public init(
      id: String,
      name: String = "NSInternalInconsistencyException",
      reason: String
    ) {
      self.id = id
      self.name = name
      self.reason = reason
    }
  }

  /// What happens on a failure that no recording is waiting for.
  ///
  /// As UIKit does, it says why and ends the process, unless a test or a tool installs another
  /// handler. When the handler returns, the call that failed is abandoned in a defined state.
  @preconcurrency @MainActor public static var failureHandler: @MainActor (Failure) -> Void = {
    failure in
    fatalError(failure.description)
  }

  /// Runs the body and returns the failures that happened in it instead of handling them.
  @preconcurrency @MainActor public static func recordingFailures(
    _ body: () throws -> Void
  ) rethrows -> [Failure] {
    let recorder = FailureRecorder()
    try $failureRecorder.withValue(recorder, operation: body)
    return recorder.failures
  }

  /// Reports a failure; the caller then abandons what it was doing.
  @preconcurrency @MainActor package static func fail(_ failure: Failure) {
    if let failureRecorder {
      failureRecorder.failures.append(failure)
    } else {
      failureHandler(failure)
    }
  }

  /// Reports a failure made from its parts; the caller then abandons what it was doing.
  @preconcurrency @MainActor package static func fail(
    _ id: String,
    name: String = "NSInternalInconsistencyException",
    _ reason: String
  ) {
    fail(Failure(id: id, name: name, reason: reason))
  }

  @TaskLocal private static var failureRecorder: FailureRecorder?
}

extension Headless.Failure: CustomStringConvertible {
  /// The line UIKit's runtime prints before it ends the process.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }
}

@preconcurrency @MainActor private final class FailureRecorder {
  var failures: [Headless.Failure] = []
}
