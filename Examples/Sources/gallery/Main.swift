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
