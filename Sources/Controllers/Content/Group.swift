/// Holds content together without adding anything to it.
///
/// ```swift
/// Group {
///   Section("a") { … }
///   Section("b") { … }
/// }
/// ```
public struct Group<Content: ListContent>: ListNode {
  private let content: Content

  /// Groups content.
  public init(@ListBuilder content: () -> Content) {
    self.content = content()
  }

  public func resolve(into resolver: inout ListResolver) {
    content._resolve(into: &resolver)
  }
}
