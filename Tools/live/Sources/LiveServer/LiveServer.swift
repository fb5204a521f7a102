import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page of a phone on the loopback address, and carries messages between it and an app.
public struct LiveServer: Sendable {
  private let port: UInt16
  private let page: String
  private let hosts: [String]
  private let connections: Connections

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - port: The port to listen on.
  ///   - page: The page, as HTML.
  ///   - hosts: The names under which a proxy, such as that of a workspace in the cloud, shows the page to the user.
  ///   - reply: Answers a message of the page; it is called for one message at a time.
  public init(
    port: UInt16,
    page: String,
    hosts: [String] = [],
    reply: @escaping @Sendable (String) async -> String
  ) {
    self.port = port
    self.page = page
    self.hosts = ["127.0.0.1:\(port)", "localhost:\(port)"] + hosts
    connections = Connections(reply: reply)
  }

  /// Where the page is.
  public var address: String { "http://127.0.0.1:\(port)/" }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter didListen: Called when the page can be reached.
  /// - Throws: A `LiveServerError` if the port cannot be listened on.
  public func run(_ didListen: @escaping @Sendable () -> Void) async throws {
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port),
      timeout: 15,
      logger: .disabled
    )
    let page = Data(page.utf8)
    await server.appendRoute("GET /") { request in
      guard isOwn(request) else { return .refused }
      return HTTPResponse(
        statusCode: .ok,
        headers: [.contentType: "text/html; charset=utf-8"],
        body: page
      )
    }
    let socket = WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: connections))
    await server.appendRoute("GET /socket") { request in
      guard isOwn(request) else { return .refused }
      return try await socket.handleRequest(request)
    }
    let announcement = Announcement()
    let listening = Task {
      try await server.waitUntilListening()
      await announcement.make(didListen)
    }
    defer { listening.cancel() }
    while !Task.isCancelled {
      do {
        try await server.run()
        return
      } catch is SocketError {
        // A server that has listened, and cannot accept a connection, has too many; it has closed them all now.
        guard await announcement.isMade else {
          throw LiveServerError(port: port)
        }
        try await Task.sleep(for: .milliseconds(200))
      }
    }
  }

  /// Whether a request comes from a page of this server: other pages in the same browser can send some, too.
  private func isOwn(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers[.host], hosts.contains(host) else { return false }
    guard let origin = request.headers[HTTPHeader("Origin")] else {
      return request.headers[.upgrade] == nil
    }
    return hosts.contains { origin == "http://\($0)" || origin == "https://\($0)" }
  }
}

/// That the page can be reached, which is said once.
private actor Announcement {
  private(set) var isMade = false

  func make(_ tell: @Sendable () -> Void) {
    isMade = true
    tell()
  }
}

/// A port that cannot be listened on.
public struct LiveServerError: Error, CustomStringConvertible {
  let port: UInt16

  public var description: String {
    port < 1024
      ? "Port \(port) is reserved for the system. Try --port 8421."
      : "Port \(port) is in use. Try --port \(port == .max ? port - 1 : port + 1)."
  }
}

extension HTTPResponse {
  fileprivate static var refused: HTTPResponse {
    HTTPResponse(
      statusCode: .forbidden,
      body: Data("Only the page that this server has sent may talk to it.\n".utf8)
    )
  }
}

/// The pages that are connected, of which the one that came last has the phone.
private actor Connections: WSMessageHandler {
  private let reply: @Sendable (String) async -> String
  private var present: (number: Int, output: AsyncStream<WSMessage>.Continuation)?
  private var count = 0

  /// What the page that had the phone is told when another one comes.
  private static let taken =
    #"{"taken":true,"problem":"Another page has opened this phone, and has it now."}"#

  init(reply: @escaping @Sendable (String) async -> String) {
    self.reply = reply
  }

  func makeMessages(
    for client: AsyncStream<WSMessage>
  ) async throws -> AsyncStream<WSMessage> {
    let (stream, output) = AsyncStream.makeStream(of: WSMessage.self)
    present?.output.yield(.text(Self.taken))
    present?.output.finish()
    count += 1
    let number = count
    present = (number, output)
    let task = Task {
      for await message in client {
        await answer(message, from: number, to: output)
      }
      output.finish()
    }
    output.onTermination = { _ in task.cancel() }
    return stream
  }

  private func answer(
    _ message: WSMessage,
    from number: Int,
    to output: AsyncStream<WSMessage>.Continuation
  ) async {
    guard present?.number == number else { return }
    switch message {
    case .text(let text): output.yield(.text(await reply(text)))
    case .data:
      output.yield(.text(#"{"problem":"Messages are text, and this one was not."}"#))
    case .close: break
    }
  }
}
