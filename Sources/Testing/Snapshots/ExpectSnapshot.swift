import Foundation

/// Expects that a text is the one in a test's source.
///
/// ```swift
/// expectSnapshot(of: list.picture) {
///   """
///   — To do (2) —
///   Milk
///   ✓ Bread · whole grain
///   """
/// }
/// ```
///
/// Begin with an empty string, `{ "" }`, and run the test with `ROSTER_RECORD_SNAPSHOTS=1` in the environment. The text is
/// written into the source then, and the test fails with a sentence that says so, so that nobody records by mistake. Look
/// at the difference in version control, and run the test again.
///
/// - Parameters:
///   - text: The text, such as the `picture` of a list or a cell.
///   - filePath: The source of the test.
///   - line: The line of the call.
///   - expected: Returns the expected text: a closure that contains only a string.
@MainActor
public func expectSnapshot(
  of text: String,
  filePath: String = #filePath,
  line: Int = #line,
  matches expected: () -> String
) {
  TextSnapshot(text: text, line: TestLine(filePath, line))
    .compare(with: expected(), storedIn: "the source") {
      try SnapshotSource.shared.store(text, filePath: filePath, line: line)
    }
}

/// Expects that a text is the one in a file beside a test.
///
/// ```swift
/// @Test func todos() {
///   …
///   expectSnapshot(of: list.picture, named: "all done")
/// }
/// ```
///
/// The file is `__Snapshots__/TodoTests/todos.all-done.txt` if the test is in `TodoTests.swift`. Run the test with
/// `ROSTER_RECORD_SNAPSHOTS=1` in the environment to write it, at first and after a change that is meant; the test fails
/// with a sentence then.
///
/// - Parameters:
///   - text: The text, such as the `picture` of a list or a cell.
///   - name: What tells the snapshot from others of the same test.
///   - function: The test.
///   - filePath: The source of the test.
///   - line: The line of the call.
@MainActor
public func expectSnapshot(
  of text: String,
  named name: String,
  function: String = #function,
  filePath: String = #filePath,
  line: Int = #line
) {
  let file = SnapshotFile(name, of: function, in: filePath)
  TextSnapshot(text: text, line: TestLine(filePath, line))
    .compare(with: file.text, storedIn: file.path) { try file.store(text) }
}

/// A text that a test compares with one that is stored.
@MainActor
struct TextSnapshot {
  /// Whether texts are recorded anew and not only compared.
  @TaskLocal static var isRecording =
    ProcessInfo.processInfo.environment["ROSTER_RECORD_SNAPSHOTS"] == "1"

  let text: String
  let line: TestLine

  /// Compares the text with a stored one, or stores it.
  ///
  /// - Parameters:
  ///   - stored: The stored text; `nil` if there is none.
  ///   - place: Where it is stored, for messages.
  ///   - store: Stores the text.
  func compare(
    with stored: String?,
    storedIn place: String,
    _ store: () throws -> Void
  ) {
    guard stored != text else { return }
    if Self.isRecording {
      do {
        try store()
        recordFailure(
          "The snapshot was recorded anew in \(place). Look at what has changed, and run the test without "
            + "ROSTER_RECORD_SNAPSHOTS.",
          line
        )
      } catch {
        recordFailure("The snapshot could not be recorded in \(place): \(error)", line)
      }
      return
    }
    let problem =
      if let stored {
        "The snapshot differs from \(place):\n\(Self.difference(from: stored, to: text))"
      } else {
        "There is no snapshot in \(place). This would be one:\n\(text)"
      }
    recordFailure("\(problem)\nIf it is meant, run the test with ROSTER_RECORD_SNAPSHOTS=1.", line)
  }

  /// Returns the lines of two texts: `-` marks those that are missing, and `+` those that are new.
  static func difference(from old: String, to new: String) -> String {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (before, after) = (lines(old), lines(new))
    let changes = after.difference(from: before)
    let inserted = Set(
      changes.insertions.map { change in
        guard case .insert(let offset, _, _) = change else { return -1 }
        return offset
      }
    )
    let removed = Set(
      changes.removals.map { change in
        guard case .remove(let offset, _, _) = change else { return -1 }
        return offset
      }
    )
    var result: [String] = []
    var index = 0
    for (offset, line) in after.enumerated() {
      while removed.contains(index) {
        result.append("- \(before[index])")
        index += 1
      }
      result.append("\(inserted.contains(offset) ? "+" : " ") \(line)")
      if !inserted.contains(offset) { index += 1 }
    }
    result += before[min(index, before.count)...].map { "- \($0)" }
    return result.joined(separator: "\n")
  }
}
