#if canImport(UIKit)
/// A scheme for an iOS destination builds every target.
///
/// The tool itself needs the stand-in for UIKit.
@main
struct Live {
  static func main() {
    fatalError("The examples are served on a Mac and on Linux: `swift run live`.")
  }
}
#else
import ArgumentParser
import ExampleMenu
import Foundation
import LiveServer
import Roster
import RosterLive

/// The tool: serves the examples on a phone in the browser.
@main
struct Live: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the examples on a phone in the browser, to be touched and looked into."
  )

  @Option(help: "The port to listen on; only this machine can reach it.")
  var port: UInt16 = 8421

  @Option(
    help: "A name under which a proxy shows the page, such as that of a workspace in the cloud."
  )
  var host: [String] = []

  @MainActor
  func run() async throws {
    let session = LiveSession(
      ExampleScreen.allCases.map { example in
        LiveScreen(example.title) {
          let screen = try example.makeViewController()
          return example.usesNavigationBar
            ? UINavigationController(rootViewController: screen) : screen
        }
      }
    )
    let server = LiveServer(port: port, page: LivePage.html, hosts: host) {
      await session.reply(to: $0)
    }
    let reload = Task { try await Reload().run() }
    defer { reload.cancel() }
    try await server.run {
      let line = "The examples are at \(server.address) until you press Control-C.\n"
      FileHandle.standardOutput.write(Data(line.utf8))
    }
  }
}
#endif
