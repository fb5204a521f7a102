#if !canImport(UIKit)
import Foundation

/// The place of an exploration in the source, for the test that a failure prints.
struct ExplorePlace {
  let filePath: String
  let line: Int
}

/// The source of an exploration, from which the test of a failure is made.
struct ExploreSource {
  private let place: ExplorePlace

  init(_ place: ExplorePlace) {
    self.place = place
  }

  /// Returns a test that takes steps on the same screen.
  func test(replaying script: [ExploreStep], law: String) -> String {
    // A comma after the last one of several is what `swift format` writes.
    let lines = script.map { "      \($0)" }.joined(separator: ",\n")
    let steps = script.isEmpty ? "" : lines + (script.count > 1 ? ",\n" : "\n")
    let list = steps.isEmpty ? "[]" : "[\n\(steps)    ]"
    let name = law.filter { $0 != "`" && $0 != "\\" }
    let file = place.filePath.split(separator: "/").last ?? "the test"
    return """
      // If the call uses what is around it in \(file), put `.replaying` before its `.run()` instead.
      @MainActor @Test func `\(name)`() async {
        await \(call ?? "explore { … }")
          .replaying(\(list))
          .run()
      }
      """
  }

  /// The call of `explore` with everything up to `.run()`, if the source can be read.
  private var call: String? {
    guard let call = SourceCall("explore", filePath: place.filePath, line: place.line)?.text else {
      return nil
    }
    guard let end = call.range(of: ".run()", options: .backwards), end.upperBound == call.endIndex
    else { return call }
    return call[..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
#endif
