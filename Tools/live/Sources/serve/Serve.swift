import Foundation
import LiveServer
import RosterLive

/// The tool: starts an app that speaks the messages of the page, and serves the page for it.
@main
struct Serve {
  static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      guard !options.command.isEmpty else {
        say(Options.help, to: .standardOutput)
        exit(0)
      }
      let app = try AppProcess(options.command)
      let server = LiveServer(port: options.port, page: LivePage.html) { await app.reply(to: $0) }
      try await server.run {
        say("The app is at \(server.address) until you press Control-C.", to: .standardOutput)
      }
    } catch {
      say("serve: \(error)", to: .standardError)
      exit(2)
    }
  }

  private static func say(_ text: String, to file: FileHandle) {
    file.write(Data("\(text)\n".utf8))
  }
}

/// What the user says on the command line.
struct Options {
  static let help = """
    usage: serve [--port PORT] -- COMMAND…

    Starts COMMAND, an executable whose screens are described with `LiveScreen` of the module RosterLive,
    and shows them on a phone in the browser. Only this machine can reach the page.

      swift run --package-path .build/checkouts/roster/Tools/live serve -- swift run MyScreens
    """

  var port: UInt16 = 8421
  var command: [String] = []

  /// Reads the arguments.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--": command = Array(rest)
      case "--help", "-h": return
      case "--port":
        guard let text = rest.popFirst(), let port = UInt16(text), port > 0 else {
          throw UsageError("--port needs a number between 1 and 65535.")
        }
        self.port = port
        continue
      default: throw UsageError("“\(argument)” is no option; put the command behind “--”.")
      }
      return
    }
  }
}

/// Arguments that ask for what cannot be done.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
