/// Where something was, and where it is.
public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
  /// The index in the list before the change.
  public let from: Index

  /// The index in the list after the change.
  public let to: Index

  /// Connects an old place with a new one.
  @inlinable
  public init(from: Index, to: Index) {
    self.from = from
    self.to = to
  }
}

extension Move: BitwiseCopyable where Index: BitwiseCopyable {}

extension Move: CustomStringConvertible {
  public var description: String { "\(from) → \(to)" }
}
