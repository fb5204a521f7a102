import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessRendering

@MainActor
@Suite struct SymbolTests {
  @Test func `each symbol that an example or a cell uses is drawn as a shape`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var names: Set<String> = ["chevron.forward", "checkmark"]
    for folder in ["Examples/Sources", "Sources/HeadlessUIKit"] {
      let files = try FileManager.default
        .subpathsOfDirectory(atPath: root.appending(path: folder).path)
      for file in files where file.hasSuffix(".swift") {
        let path = root.appending(path: folder).appending(path: file)
        let text = try String(contentsOf: path, encoding: .utf8)
        for match in text.matches(of: /systemName: "([^"]+)"/) { names.insert(String(match.1)) }
      }
    }
    #expect(names.filter { SymbolShape.named($0) == nil }.sorted() == [])
  }

  @Test(arguments: SymbolShape.shapes.keys.sorted())
  func `a shape stays within its square`(name: String) throws {
    let shape = try #require(SymbolShape.named(name))
    #expect(!shape.parts.isEmpty)
    for part in shape.parts {
      let numbers = part.path.matches(of: /-?\d+(\.\d+)?/).compactMap { Double($0.0) }
      #expect(numbers.allSatisfy { (-2...22).contains($0) })
      #expect(part.path.hasPrefix("M"))
    }
  }
}
