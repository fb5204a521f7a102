// swift-format-ignore-file
// What the server of live screens uses of the package FlyingFox. Bodies are never run.
import Darwin
public enum SocketError: Error {
  case disconnected
}
public protocol SocketAddress: Sendable {}
extension sockaddr_in: SocketAddress {}
extension SocketAddress where Self == sockaddr_in {
  public static func inet(ip4: String, port: UInt16) throws -> Self { fatalError() }
}
