#if !canImport(UIKit)
import Foundation
import Testing

@testable import gallery

@MainActor
@Suite final class GalleryTests {
  private let folder: String
  private var written: [String] = []
  private var complaints: [String] = []

  init() {
    folder = "\(FileManager.default.temporaryDirectory.path)/gallery-\(UUID().uuidString)"
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func run(_ arguments: String...) async -> Int32 {
    let console = Console(
      write: { [weak self] in self?.written.append($0) },
      complain: { [weak self] in self?.complaints.append($0) }
    )
    return await Gallery(console: console).run(arguments)
  }

  private func files(in folder: String) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let texts = try names.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    return Dictionary(uniqueKeysWithValues: zip(names, texts))
  }

  /// The pictures and their page.
  ///
  /// Traces say how long updates took, so no two are the same.
  private func drawings() throws -> [String: String] {
    try files(in: folder).filter { $0.key.hasSuffix(".svg") || $0.key == "index.html" }
  }

  @Test func `all examples are played unless one is named`() async throws {
    #expect(await run("--out", folder) == 0)
    let names = try files(in: folder).keys
    for example in Example.allCases {
      let steps = try example.scene().steps.count
      #expect(names.filter { $0.hasPrefix("\(example)-") }.count == steps)
    }
    #expect(complaints.isEmpty)
  }

  @Test func `only what is named is played`() async throws {
    #expect(await run("todo", "--out", folder) == 0)
    let names = try files(in: folder).keys
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { $0.hasPrefix("todo-") || ["todo.html", "index.html"].contains($0) })
  }

  @Test func `a line for each example and the page to open are printed`() async throws {
    #expect(await run("todo", "mail", "--out", folder) == 0)
    #expect(written.count == 3)
    #expect(written[0].hasPrefix("todo      9 steps, "))
    #expect(written[1].hasSuffix("\(folder)/mail.html"))
    #expect(written[2].hasSuffix("2 traces. Open \(folder)/index.html in a browser."))
  }

  @Test func `a page shows all steps and leads to their traces`() async throws {
    #expect(await run("todo", "--out", folder) == 0)
    let files = try files(in: folder)
    let page = try #require(files["index.html"])
    for step in 1...9 {
      #expect(page.contains("<a href=\"todo.html#step=\(step)\"><img src=\"todo-\(step).svg\""))
    }
    #expect(page.contains("Four things to do."))
    #expect(files["todo.html"]?.contains("Four things to do.") == true)
  }

  @Test func `traces in another folder are no part of the page`() async throws {
    let traces = folder + "-traces"
    defer { try? FileManager.default.removeItem(atPath: traces) }
    #expect(await run("todo", "--out", folder, "--trace", traces) == 0)
    #expect(try files(in: traces).keys.sorted() == ["todo.html"])
    #expect(try files(in: folder)["index.html"]?.contains("todo.html") == false)
  }

  @Test func `each step is printed with its picture, its report and its file if asked for`()
    async throws
  {
    #expect(await run("todo", "--text", "--out", folder) == 0)
    let first = try #require(written.first)
    #expect(first.hasPrefix("todo 1/9: Four things to do."))
    #expect(first.contains("Water the plants"))
    #expect(first.contains("waiting for a window: 5 inserted, 0 removed, 0 moved, 0 updated"))
    // Four rows, the row for a new one, and a header.
    #expect(first.contains("Controllers in the list: 6"))
    #expect(first.contains("Drawn in \(folder)/todo-1.svg"))
    #expect(written[1].contains("The list was not updated."))
    #expect(written[2].contains("0 inserted, 0 removed, 1 moved, 1 updated"))
  }

  @Test func `each file is a drawing of the screen after its step`() async throws {
    #expect(await run("emoji", "--out", folder) == 0)
    let files = try files(in: folder)
    for (name, text) in files where name.hasSuffix(".svg") {
      #expect(text.hasPrefix("<svg "))
      #expect(text.contains("width=\"390\""))
    }
    #expect(files["emoji-1.svg"]?.contains("😀") == true)
    #expect(files["emoji-3.svg"]?.contains("👋🏽") == true)
    #expect(files["emoji-4.svg"]?.contains("👋🏽") == true)
    #expect(files["emoji-6.svg"]?.contains("💘") == true)
    #expect(files["emoji-6.svg"]?.contains("😀") == false)
  }

  @Test func `a search of the todos ends where it began`() async throws {
    #expect(await run("todo", "--out", folder) == 0)
    let files = try files(in: folder)
    #expect(files["todo-5.svg"]?.contains("Call Grandma") == false)
    #expect(files["todo-5.svg"]?.contains("Bike tickets") == false)
    #expect(files["todo-6.svg"]?.contains("Call Grandma") == true)
    #expect(files["todo-6.svg"]?.contains("Bike tickets") == true)
  }

  @Test func `the feed keeps its place when posts come in, and plays on`() async throws {
    #expect(await run("feed", "--text", "--out", folder) == 0)
    let files = try files(in: folder)
    #expect(files["feed-2.svg"]?.contains("0:12 / 1:04") == true)
    #expect(files["feed-4.svg"]?.contains("0:12 / 1:04") == true)
    #expect(files["feed-7.svg"]?.contains("0:12 / 1:04") == true)
    #expect(written[3].contains("2 inserted, 0 removed, 0 moved, 1 updated"))
    // Twelve posts, and those who posted them among the stories.
    #expect(written[5].contains("12 inserted, 0 removed, 0 moved, "))
    #expect(files["feed-8.svg"]?.contains("Greta") == true)
  }

  @Test func `two runs write the same`() async throws {
    #expect(await run("--text", "--out", folder) == 0)
    let (text, drawings) = try (written, self.drawings())
    written = []
    #expect(await run("--text", "--out", folder) == 0)
    #expect(written == text)
    #expect(try self.drawings() == drawings)
  }

  @Test func `an unknown example is an error that names those there are`() async {
    #expect(await run("nothing", "--out", folder) == 2)
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("nothing") == true)
    #expect(complaints.first?.contains("todo") == true)
    #expect(complaints.first?.contains("emoji") == true)
    #expect(complaints.first?.contains("feed") == true)
    #expect(written.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(arguments: [["--size", "3"], ["--out"]])
  func `an unknown option or a missing value is an error`(arguments: [String]) async {
    let console = Console(write: { _ in }, complain: { [weak self] in self?.complaints.append($0) })
    #expect(await Gallery(console: console).run(arguments) == 2)
    #expect(complaints.count == 1)
  }

  @Test func `a folder that cannot be made is an error that names it`() async throws {
    try Data().write(to: URL(fileURLWithPath: folder))
    #expect(await run("todo", "--out", "\(folder)/below") == 2)
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("\(folder)/below") == true)
    #expect(written.isEmpty)
  }

  @Test func `a file in place of the folder is an error, and is left alone`() async throws {
    try Data("precious".utf8).write(to: URL(fileURLWithPath: folder))
    #expect(await run("todo", "--out", folder) == 2)
    #expect(complaints.first?.contains(folder) == true)
    #expect(try String(contentsOfFile: folder, encoding: .utf8) == "precious")
  }

  @Test func `help is no error`() async {
    #expect(await run("--help") == 0)
    #expect(written.first?.contains("USAGE: gallery") == true)
    #expect(complaints.isEmpty)
  }
}
#endif
