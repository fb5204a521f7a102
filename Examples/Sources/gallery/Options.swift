#if !canImport(UIKit)
import ArgumentParser

/// What the user can say on the command line.
struct Options: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Plays the examples, and shows what is on their screens after each step.",
    discussion: """
      After each step the screen is printed as text, followed by a report of what the step changed \
      in the list. The same screen is written as an SVG file.
      """
  )

  @Argument(
    help: ArgumentHelp("The examples to play; all of them by default.", valueName: "example")
  )
  var examples: [Example] = Example.allCases

  @Option(
    name: .customLong("out"),
    help: ArgumentHelp("The folder to write the SVG files to.", valueName: "folder")
  )
  var folder = "gallery"

  @Option(
    name: .customLong("trace"),
    help: ArgumentHelp(
      "The folder to write a trace of each example to, which opens in a browser.",
      valueName: "folder"
    )
  )
  var traceFolder: String?

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
