#if !canImport(UIKit)
import ArgumentParser
import Foundation
import RosterTracing

/// The tool: reads the command line, plays examples, and says how it went.
@MainActor
struct Gallery {
  let console: Console

  /// Does what the arguments say.
  ///
  /// - Returns: The process's exit code: 0, 1 if a catalog has findings, or 2 if the arguments ask for what cannot be done.
  func run(_ arguments: [String]) async -> Int32 {
    do {
      let options = try Options.parse(arguments)
      if let folder = options.catalogFolder {
        return try writeCatalog(
          of: options.examples,
          to: folder,
          comparedWith: options.savedCatalog
        )
      }
      let folder = try OutputFolder(options.folder)
      let traces = try options.traceFolder.map { try OutputFolder($0) }
      let player = Player(
        folder: folder,
        traces: traces ?? folder,
        printsText: options.printsText,
        console: console
      )
      var index = GalleryIndex()
      for example in options.examples {
        index.add(try await player.play(example.scene()))
      }
      let file = try folder.write(index.html, to: "index.html")
      console.write("\(index.summary) Open \(file) in a browser.")
      return 0
    } catch let error as ToolError {
      console.complain("gallery: \(error)")
      return 2
    } catch let error where Options.exitCode(for: error).isSuccess {
      // A request for help arrives as an error, too.
      console.write(Options.fullMessage(for: error))
      return 0
    } catch {
      console.complain(Options.fullMessage(for: error))
      return 2
    }
  }

  /// Writes the catalog of examples, and says what it found.
  ///
  /// - Returns: The process's exit code: 0, or 1 if there are findings.
  private func writeCatalog(
    of examples: [Example],
    to folder: String,
    comparedWith saved: String?
  ) throws -> Int32 {
    let folder = try OutputFolder(folder)
    let catalog = try Catalog.examples(examples)
    let file = try catalog.write(toDirectory: folder.path, name: "catalog", comparedWith: saved)
    console.write(catalog.report)
    console.write("The catalog is in \(file)")
    return catalog.findings.isEmpty ? 0 : 1
  }
}

/// Something that keeps the tool from doing its work, in words for its user.
struct ToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
#endif
