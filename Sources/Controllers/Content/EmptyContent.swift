/// Content without sections and items.
public struct EmptyContent: ListNode {
  /// Makes content that shows nothing.
  public init() {}

  public func resolve(into resolver: inout ListResolver) {}
}
