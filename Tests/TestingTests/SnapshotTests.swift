import Foundation
import Testing

@testable import RosterTesting

@MainActor
@Suite struct SnapshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapshots-\(UUID().uuidString)")

  /// Writes a test's source, and returns its path.
  private func write(_ source: String, as name: String = "TodoTests.swift") throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(source.utf8).write(to: url)
    return url.path
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Expects that a part of a test fails, and that each of its failures says something.
  private func expectFailure(
    saying part: String,
    recording isRecording: Bool = false,
    _ body: () -> Void
  ) {
    TextSnapshot.$isRecording.withValue(isRecording) {
      withKnownIssue {
        body()
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains(part) }
      }
    }
  }

  @Test func `a text that is as in the source is no failure, whether or not texts are recorded`() {
    for isRecording in [false, true] {
      TextSnapshot.$isRecording.withValue(isRecording) {
        expectSnapshot(of: "— To do —\nMilk") {
          """
          — To do —
          Milk
          """
        }
      }
    }
  }

  @Test func `a text that differs shows which lines are missing and which are new`() {
    expectFailure(
      saying: """
        The snapshot differs from the source:
          — To do —
        + Bread
          Milk
        - Coffee
        + Tea
        If it is meant, run the test with ROSTER_RECORD_SNAPSHOTS=1.
        """
    ) {
      expectSnapshot(of: "— To do —\nBread\nMilk\nTea") { "— To do —\nMilk\nCoffee" }
    }
  }

  @Test func `recording writes texts into the source, below each other, and fails with a sentence`()
    throws
  {
    let path = try write(
      #"""
      @Test func todos() {
        expectSnapshot(of: list.picture) { "" }
        list.tap("Done")
        expectSnapshot(of: list.picture) {
          """
          — To do "}" —
          """
        }
        expectSnapshot(of: again) { "as before" }
      }
      """#
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    expectFailure(saying: "recorded anew in the source", recording: true) {
      expectSnapshot(of: "— To do —\n\nMilk", filePath: path, line: 2) { "" }
      expectSnapshot(of: "\"Nothing\" \\ to do", filePath: path, line: 4) { "— To do \"}\" —" }
      expectSnapshot(of: "as before", filePath: path, line: 9) { "as before" }
      expectSnapshot(of: "now", filePath: path, line: 9) { "as before" }
    }
    #expect(
      try read(path) == ##"""
        @Test func todos() {
          expectSnapshot(of: list.picture) {
            """
            — To do —

            Milk
            """
          }
          list.tap("Done")
          expectSnapshot(of: list.picture) {
            #"""
            "Nothing" \ to do
            """#
          }
          expectSnapshot(of: again) {
            """
            now
            """
          }
        }
        """##
    )
  }

  @Test func `a call without a closure behind it is not recorded, and the failure says why`() throws
  {
    let path = try write("expectSnapshot(of: text, matches: stored)")
    defer { try? FileManager.default.removeItem(at: folder) }
    expectFailure(
      saying: "no call of expectSnapshot(of:) with a closure",
      recording: true
    ) {
      expectSnapshot(of: "new", filePath: path, line: 1, matches: { "old" })
    }
    #expect(try read(path) == "expectSnapshot(of: text, matches: stored)")
  }

  @Test func `a text beside the test is in the file that swift-snapshot-testing would write`()
    throws
  {
    let path = try write("")
    defer { try? FileManager.default.removeItem(at: folder) }
    func expect(_ text: String) {
      expectSnapshot(
        of: text,
        named: "all done!",
        function: "`the list, at first`()",
        filePath: path
      )
    }
    expectFailure(saying: "There is no snapshot in") { expect("Milk") }
    expectFailure(saying: "recorded anew", recording: true) { expect("Milk") }
    let file = folder.appendingPathComponent(
      "__Snapshots__/TodoTests/the-list-at-first.all-done.txt"
    )
    #expect(try read(file.path) == "Milk")
    expect("Milk")
    try Data("Milk\n".utf8).write(to: file)
    expect("Milk")
    expectFailure(saying: "- Milk\n+ Tea") { expect("Tea") }
  }

  @Test func `a picture of one cell is its line in the picture of a list`() {
    let todo = MountedCell(TodoController(Todo(id: "Milk")))
    #expect(todo.picture == "Milk · Done")
  }
}
