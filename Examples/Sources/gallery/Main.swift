#if canImport(UIKit)
/// A scheme for an iOS destination builds every target.
///
/// The gallery itself needs the stand-in for UIKit.
@main
enum Main {
  static func main() {
    fatalError("The gallery runs on a Mac and on Linux: `swift run gallery`.")
  }
}
#else
import Foundation

@main
@MainActor
enum Main {
  static func main() async {
    await run(Array(CommandLine.arguments.dropFirst()))
  }

  /// Does what the arguments say, and ends the process.
  static func run(_ arguments: [String]) async -> Never {
    exit(await Gallery(console: .standard).run(arguments))
  }
}
#endif
