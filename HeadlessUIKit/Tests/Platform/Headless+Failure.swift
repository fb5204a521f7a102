#if canImport(UIKit)
import Exceptions

extension Headless {
  /// A mistake that UIKit refused with an exception.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The stand-in's name for the mistake, as far as the text tells; else empty.
    public let id: String
    /// The name of the exception.
    public let name: String
    /// UIKit's own text.
    public let reason: String

    /// Creates a mistake.
    public init(id: String, name: String = "NSInternalInconsistencyException", reason: String) {
      self.id = id
      self.name = name
      self.reason = reason
    }

    public var description: String {
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    }
  }

  /// What happens to a mistake outside `recordingFailures(_:)`; UIKit ends the process, whatever is set here.
  @MainActor public static var failureHandler: @MainActor (Failure) -> Void = { _ in }

  /// Runs a body up to the first exception, and returns that.
  ///
  /// The stand-in goes on after a mistake and records all; UIKit ends the body at the first. An exception
  /// passes Swift code without cleaning up, so a list that threw one is of no further use.
  @MainActor public static func recordingFailures<Problem: Error>(
    _ body: () throws(Problem) -> Void
  ) throws(Problem) -> [Failure] {
    var result: Result<Void, Problem> = .success(())
    let exception = exceptionThrownBy {
      do throws(Problem) {
        try body()
      } catch {
        result = .failure(error)
      }
    }
    try result.get()
    guard let exception else { return [] }
    let reason = exception.reason ?? ""
    let id = ids.first { reason.contains($0.text) }?.id ?? ""
    return [Failure(id: id, name: exception.name.rawValue, reason: reason)]
  }

  /// By which words the stand-in's tests know a mistake.
  private static let ids: [(text: String, id: String)] = [
    ("Invalid update", "F-BATCH"),
    ("attempt to perform multiple moves", "F-MULTI-MOVE"),
    ("Expected dequeued view to be returned", "F-DEQ-LEAK"),
    ("multiple vertical positioning styles", "F-SCROLLPOS"),
    ("multiple horizontal positioning styles", "F-SCROLLPOS"),
    ("Attempted to scroll the collection view", "F-SCROLL-OOB"),
    ("does not have a reuseIdentifier", "F-CELL-NOID"),
    ("reconfigured item", "F-RECONF"),
    ("recursive layout loop", "F-LOOP"),
    ("must register a nib or a class", "F-REG-CLASS"),
  ]
}
#endif
