#if !canImport(UIKit)
public import Foundation
public import Roster
public import RosterTracing
import Testing

extension ListHarness {
  /// Begins to record the screen after each step, as a trace for a browser.
  ///
  /// ```swift
  /// let list = ListHarness()
  /// let trace = list.trace()
  /// list.apply(TodoList(store: store))
  /// list.tap("Milk")
  /// Attachment.record(trace.html, named: "Milk.html")
  /// ```
  ///
  /// With `ROSTER_TRACE=DIRECTORY` in the environment, every harness writes a trace when it is
  /// released. With the trait `.traceOnFailure`, the traces of a failed test are attached to the
  /// test.
  ///
  /// - Parameter title: The title of the trace; by default the name of the test.
  /// - Returns: The trace, which grows with each step of this harness.
  @discardableResult
  public func trace(_ title: String? = nil) -> TraceRecorder {
    if let recorder = (tracer as? Tracer)?.recorder {
      recorder.title = title ?? recorder.title
      return recorder
    }
    let recorder = TraceRecorder(title ?? TraceDirectory.testName, window: window)
    recorder.follow(adapter)
    recorder.step("At first")
    tracer = Tracer(recorder)
    stepObserver = { [weak self] caption in
      let step = self?.replay?.performed
      recorder.step(
        caption,
        recorded: step.map {
          RecordedStep(
            event: $0.event,
            time: $0.time,
            duration: $0.duration,
            location: $0.location
          )
        }
      )
    }
    return recorder
  }

  /// Begins a trace if the environment requests one.
  func traceIfAsked() {
    TraceOnFailure.current?.add(self)
    guard let directory = TraceDirectory.requested else { return }
    trace()
    tracer = (tracer as? Tracer).map { Tracer($0.recorder, writesTo: directory) }
  }
}

extension ListHarness {
  /// Replays a recording and traces it: the result is a page for a browser, with boxes in place of cells.
  ///
  /// ```swift
  /// try ListHarness.trace(replaying: recording, title: "Feed").write(toDirectory: "traces")
  /// ```
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - title: The title of the trace.
  ///   - controllers: Controllers of the app that are shown in place of boxes.
  /// - Returns: The trace.
  /// - Throws: A `RecordingError` if the recording cannot be read.
  public static func trace(
    replaying recording: Data,
    title: String = "Recording",
    with controllers: [ReplayedControllers] = []
  ) throws(RecordingError) -> TraceRecorder {
    let recording = try Recording(Array(recording))
    let list = ListHarness()
    let trace = list.trace(title)
    list.replay(recording, with: controllers)
    return trace
  }
}

/// Holds the trace of a harness, and writes it to a file when the harness is released.
private final class Tracer {
  let recorder: TraceRecorder
  private let directory: TraceDirectory?

  init(_ recorder: TraceRecorder, writesTo directory: TraceDirectory? = nil) {
    self.recorder = recorder
    self.directory = directory
  }

  deinit {
    guard let directory else { return }
    let recorder = recorder
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { directory.write(recorder) }
    } else {
      // The process may end right after the last test, before a task would run.
      DispatchQueue.main.sync { MainActor.assumeIsolated { directory.write(recorder) } }
    }
  }
}

/// The directory that `ROSTER_TRACE` names.
struct TraceDirectory: Sendable {
  let path: String

  /// The directory for traces of all harnesses; `nil` if none are requested.
  static let requested: TraceDirectory? = {
    let path = ProcessInfo.processInfo.environment["ROSTER_TRACE"] ?? ""
    return path.isEmpty ? nil : TraceDirectory(path: path)
  }()

  /// The name of the test that runs.
  static var testName: String {
    guard let test = Test.current else { return "List" }
    return test.displayName ?? test.name.filter { $0 != "`" && $0 != "(" && $0 != ")" }
  }

  @MainActor private static var counts: [String: Int] = [:]

  @MainActor
  func write(_ recorder: TraceRecorder) {
    let count = Self.counts[recorder.title, default: 0] + 1
    Self.counts[recorder.title] = count
    let name = count == 1 ? recorder.title : "\(recorder.title) \(count)"
    do {
      try recorder.write(toDirectory: path, name: name)
    } catch {
      let problem = "roster: the trace “\(name)” cannot be written: \(error)\n"
      FileHandle.standardError.write(Data(problem.utf8))
    }
  }
}
#else
extension ListHarness {
  /// Traces need a screen that can be drawn, which a simulator's cannot.
  func traceIfAsked() {}
}
#endif
