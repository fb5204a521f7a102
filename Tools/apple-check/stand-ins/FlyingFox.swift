// swift-format-ignore-file
// What the server of live screens uses of the package FlyingFox. Bodies are never run.
import FlyingSocks
import Foundation
public protocol Logging: Sendable {}
public struct DisabledLogger: Logging {}
extension Logging where Self == DisabledLogger {
  public static var disabled: DisabledLogger { fatalError() }
}
public struct HTTPHeader: Hashable, Sendable {
  public init(_ rawValue: String) {}
  public static let contentType = HTTPHeader("")
  public static let host = HTTPHeader("")
  public static let upgrade = HTTPHeader("")
}
public struct HTTPRequest: Sendable {
  public var headers: [HTTPHeader: String] { fatalError() }
}
public struct HTTPStatusCode: Hashable, Sendable {
  public static let ok = HTTPStatusCode()
  public static let forbidden = HTTPStatusCode()
}
public struct HTTPResponse: Sendable {
  public init(statusCode: HTTPStatusCode, headers: [HTTPHeader: String] = [:], body: Data = Data()) {}
}
public struct HTTPRoute: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}
public final actor HTTPServer {
  public init(address: some SocketAddress, timeout: TimeInterval = 15, logger: any Logging = .disabled) {}
  public func appendRoute(_ route: HTTPRoute, handler: @Sendable @escaping (HTTPRequest) async throws -> HTTPResponse) {}
  public func run() async throws {}
  public func waitUntilListening(timeout: TimeInterval = 5) async throws {}
}
public enum WSMessage: Sendable {
  case text(String)
  case data(Data)
  case close(Int)
}
public protocol WSMessageHandler: Sendable {
  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage>
}
public protocol WSHandler: Sendable {}
public struct MessageFrameWSHandler: WSHandler {
  public init(handler: some WSMessageHandler) {}
}
public struct WebSocketHTTPHandler: Sendable {
  public init(handler: some WSHandler) {}
  public func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse { fatalError() }
}
