#if !canImport(UIKit)
import ArgumentParser

/// What the user can say on the command line.
struct Options: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Plays the examples, and makes a page of what is on their screens after each step.",
    discussion: """
      Open index.html in the folder: it shows a picture of each step, which leads to the trace of the \
      example. A trace replays its steps, and says why each cell was configured.
      """
  )

  @Argument(
    help: ArgumentHelp("The examples to play; all of them by default.", valueName: "example")
  )
  var examples: [Example] = Example.allCases

  @Option(
    name: .customLong("out"),
    help: ArgumentHelp("The folder to write to.", valueName: "folder")
  )
  var folder = "gallery"

  @Option(
    name: .customLong("trace"),
    help: ArgumentHelp(
      "The folder to write the traces to; by default, that of the pictures.",
      valueName: "folder"
    )
  )
  var traceFolder: String?

  @Flag(
    name: .customLong("text"),
    help: "Print the screen as text after each step, and what the step changed in the list."
  )
  var printsText = false

  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "The folder to write a catalog of the examples in every world to, in place of playing them.",
      valueName: "folder"
    )
  )
  var catalogFolder: String?

  @Option(
    name: .customLong("compared-with"),
    help: ArgumentHelp(
      "A catalog that was written before, to show what has changed since.",
      valueName: "file"
    )
  )
  var savedCatalog: String?
}

/// The examples by their names.
enum Example: String, CaseIterable, ExpressibleByArgument {
  case todo
  case emoji
  case feed
  case chat
  case checkout
  case mail
  case board
  case archive
  case files
  #if canImport(SwiftUI) && !os(macOS)
  case playlist
  #endif
}
#endif
