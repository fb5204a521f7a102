// swift-format-ignore-file
// What the signposts of updates use of Apple's logging. Bodies are never run.
public struct OSSignpostID: Sendable {
  public static let exclusive = OSSignpostID()
}
public final class OSSignpostIntervalState: Sendable {}
public struct OSSignposter: Sendable {
  public init(subsystem: String, category: String) {}
  public func makeSignpostID() -> OSSignpostID { fatalError() }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { fatalError() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
}
