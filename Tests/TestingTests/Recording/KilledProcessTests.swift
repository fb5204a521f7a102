#if !canImport(UIKit)
import Foundation
import Roster
import RosterTesting
import Testing

/// A recording of a process that ends without warning.
@MainActor
@Suite struct KilledProcessTests {
  @Test func `what a list did until its process was killed is read by the next one`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGKILL),
      observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
          UUID().uuidString
        )
        FileHandle.standardOutput.write(Data("\n\(Self.mark)\(directory.path)\n".utf8))
        let list = ListHarness()
        list.adapter.startRecording(RecordingSettings("killed", directory: directory))
        FaultyController.crash = { kill(getpid(), SIGKILL) }
        list.apply(CrashingContent(crash: .didSelect))
        list.tap([0, 4])
      }
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let line = try #require(output.split(separator: "\n").last { $0.hasPrefix(Self.mark) })
    let directory = URL(filePath: String(line.dropFirst(Self.mark.count)))
    defer { try? FileManager.default.removeItem(at: directory) }
    let settings = RecordingSettings("killed", directory: directory)
    let data = try #require(ListAdapter.earlierRecording(settings))
    let recording = try Recording(Array(data))
    #expect(recording.damage == nil)
    let last = try #require(recording.moments.last).event
    guard case .hook(.didSelect, _, _) = last else {
      Issue.record("The recording ends with \(last).")
      return
    }
    #expect(try ListHarness(replaying: data).departure == nil)
  }

  /// The beginning of the line in which the process tells the directory of its recording.
  private nonisolated static let mark = "recorded in "
}
#endif
