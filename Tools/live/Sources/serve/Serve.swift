import ArgumentParser
import Foundation
import LiveServer
import RosterLive

/// The tool: starts an app that speaks the messages of the page, and serves the page for it.
@main
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the screens of an app on a phone in the browser.",
    usage: "serve [--port <port>] [--host <host>] -- <command> ...",
    discussion: """
      Starts the command, an executable whose screens are described with LiveScreen of the module \
      RosterLive. Only this machine can reach the page. When the command is a path and the program \
      there is built anew, the page shows the new one.

        swift run --package-path .build/checkouts/roster/Tools/live serve -- swift run MyScreens
      """
  )

  @Option(help: "The port to listen on.")
  var port: UInt16 = 8421

  @Option(
    help: "A name under which a proxy shows the page, such as that of a workspace in the cloud."
  )
  var host: [String] = []

  @Argument(parsing: .postTerminator, help: "The command that starts the app, behind “--”.")
  var command: [String] = []

  static func main() async {
    do {
      try await parse().run()
    } catch {
      let isHelp = exitCode(for: error).isSuccess
      say(fullMessage(for: error), to: isHelp ? .standardOutput : .standardError)
      Foundation.exit(isHelp ? 0 : 2)
    }
  }

  func validate() throws {
    guard port > 0 else { throw ValidationError("--port needs a number between 1 and 65535.") }
  }

  func run() async throws {
    guard !command.isEmpty else { throw CleanExit.helpRequest(self) }
    let app = try AppProcess(command)
    let server = LiveServer(port: port, page: LivePage.html, hosts: host) {
      await app.reply(to: $0)
    }
    let reload = Task { [command] in try await Reload(with: Array(command.prefix(1))).run() }
    defer { reload.cancel() }
    try await server.run {
      Self.say("The app is at \(server.address) until you press Control-C.", to: .standardOutput)
    }
  }

  private static func say(_ text: String, to file: FileHandle) {
    file.write(Data("\(text)\n".utf8))
  }
}

/// What keeps the tool from doing what was asked for, in a sentence.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
