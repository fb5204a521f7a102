#if !canImport(UIKit)
import Testing

@testable import gallery

/// What the process itself says to whoever started it.
@Suite struct ProcessTests {
  @Test func `an unknown example ends the process with 2 and a word on the error stream`() async {
    let result = await #expect(
      processExitsWith: .exitCode(2),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await Main.run(["nothing"])
    }
    let complaint = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(complaint?.contains("nothing") == true)
    #expect(complaint?.contains("todo") == true)
  }

  @Test func `help ends the process with 0`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      await Main.run(["--help"])
    }
  }
}
#endif
