#if !canImport(UIKit)
import Roster
import RosterTracing
public import Testing

/// Attaches the traces of a failed test's lists to the test.
///
/// ```swift
/// @Suite(.traceOnFailure)
/// struct TodoTests { … }
/// ```
public struct TraceOnFailureTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait of a suite applies to the tests in it.
  public var isRecursive: Bool { true }

  /// Runs a test with traces for its lists, and attaches them if it fails.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let traces = TraceOnFailure()
    let (issues, report) = AsyncStream.makeStream(of: Void.self)
    let watch = IssueHandlingTrait.filterIssues { _ in
      report.yield()
      return true
    }
    var failure: (any Error)?
    do {
      try await TraceOnFailure.$current.withValue(traces) {
        try await watch.provideScope(for: test, testCase: testCase, performing: function)
      }
    } catch {
      failure = error
    }
    report.finish()
    var hasFailed = failure != nil
    for await _ in issues { hasFailed = true }
    if hasFailed { await traces.attach() }
    if let failure { throw failure }
  }
}

extension Trait where Self == TraceOnFailureTrait {
  /// Attaches the traces of a failed test's lists to the test.
  ///
  /// Set the directory for attachments with `swift test --attachments-path DIRECTORY`.
  public static var traceOnFailure: Self { TraceOnFailureTrait() }
}

/// The traces of one test's lists, in case it fails.
@MainActor
final class TraceOnFailure {
  @TaskLocal static var current: TraceOnFailure?

  private var recorders: [TraceRecorder] = []

  nonisolated init() {}

  func add(_ list: ListHarness) {
    recorders.append(list.trace())
  }

  func attach() {
    for recorder in recorders {
      Attachment.record(recorder.html, named: "\(recorder.title).html")
    }
    recorders = []
  }
}
#endif
