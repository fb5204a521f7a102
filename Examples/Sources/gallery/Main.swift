import Foundation

@main
@MainActor
enum Main {
  static func main() {
    run(Array(CommandLine.arguments.dropFirst()))
  }

  /// Does what the arguments say, and ends the process.
  static func run(_ arguments: [String]) -> Never {
    exit(Gallery(console: .standard).run(arguments))
  }
}
