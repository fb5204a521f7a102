#if !canImport(UIKit)
import Foundation
import RosterTesting
import Testing

/// Traces that the environment requests, in a process of their own.
@Suite struct RequestedTraceTests {
  @Test func `with ROSTER_TRACE, each harness writes a trace, wherever it is released`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      let directory = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString).path
      FileHandle.standardOutput.write(Data("\n\(Self.mark)\(directory)\n".utf8))
      Self.requestTraces(in: directory)
      await Self.showNotes()
      let list = await ListHarness(layout: ListLayout())
      await Task.detached { withExtendedLifetime(list) {} }.value
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let line = try #require(output.split(separator: "\n").last { $0.hasPrefix(Self.mark) })
    let directory = String(line.dropFirst(Self.mark.count))
    defer { try? FileManager.default.removeItem(atPath: directory) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory).count == 2)
  }

  /// Requests traces for this process, which runs no other test.
  private nonisolated static func requestTraces(in directory: String) {
    // Safe, because `setenv` copies both texts before it returns.
    unsafe setenv("ROSTER_TRACE", directory, 1)
  }

  /// Shows a list, and releases it on the main actor.
  @MainActor
  private static func showNotes() {
    let list = ListHarness(layout: ListLayout())
    list.apply(Notes(["open": [1, 2]]))
  }

  /// The beginning of the line in which the process says where its traces are.
  private nonisolated static let mark = "traces in "
}
#endif
