#if !canImport(UIKit)
import ArgumentParser
import Foundation

/// The tool: reads the command line, plays examples, and says how it went.
@MainActor
struct Gallery {
  let console: Console

  /// Does what the arguments say.
  ///
  /// - Returns: The process's exit code: 0, or 2 if the arguments ask for what cannot be done.
  func run(_ arguments: [String]) async -> Int32 {
    do {
      let options = try Options.parse(arguments)
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
}

/// Something that keeps the tool from doing its work, in words for its user.
struct ToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
#endif
