extension Headless {
  /// A mistake for which UIKit would raise an exception.
  public struct Failure: Error, Hashable, Sendable {
    /// The name of the failure in this project's catalog, such as `F-NUM-ITEMS`.
    public let id: String
    /// The name of the exception UIKit would raise.
    public let name: String
    /// The reason in UIKit's exception.
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

  /// Handles failures that are not being recorded.
  ///
  /// Like UIKit, the default handler prints the reason and ends the process. A test or a tool can
  /// install another one. When the handler returns, the call that failed ends without an effect.
  @preconcurrency @MainActor public static var failureHandler: @MainActor (Failure) -> Void = {
    failure in
    fatalError(failure.description)
  }

  /// Runs a block and returns the failures in it, instead of handling them.
  @preconcurrency @MainActor public static func recordingFailures(
    _ body: () throws -> Void
  ) rethrows -> [Failure] {
    let recorder = FailureRecorder()
    try $failureRecorder.withValue(recorder, operation: body)
    return recorder.failures
  }

  /// Reports a failure, after which the caller ends without an effect.
  @preconcurrency @MainActor package static func fail(_ failure: Failure) {
    if let failureRecorder {
      failureRecorder.failures.append(failure)
    } else {
      failureHandler(failure)
    }
  }

  /// Reports a failure from its parts, after which the caller ends without an effect.
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
  /// The line that UIKit's runtime prints before it ends the process.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }
}

@preconcurrency @MainActor private final class FailureRecorder {
  var failures: [Headless.Failure] = []
}
